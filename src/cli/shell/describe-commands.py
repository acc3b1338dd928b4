#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""describe-commands.py CLI man|bash|zsh|fish VERSION: prints the manual page of tenbo-cli or the
completion of a shell, from the table of commands that `tenbo-cli commands` prints.
"""
import json
import re
import subprocess
import sys

GLOBAL = [
    {'name': 'quiet', 'short': 'q', 'summary': 'Print only errors'},
    {'name': 'verbose', 'short': 'v', 'summary': 'Name the files that are opened'},
    {'name': 'help', 'short': 'h', 'summary': 'Show this help'},
]

# Commands that list the possible values; each prints one value per line.
LISTS = {
    'ruleset': "tenbo-cli rules list 2>/dev/null | awk 'NR > 1 { print $1 }'",
    'game': "tenbo-cli history list --limit 50 2>/dev/null | awk 'NR > 1 { print $1 }'",
    'session': "tenbo-cli history sessions 2>/dev/null | awk 'NR > 1 { print $1 }'",
    'person': "tenbo-cli people list 2>/dev/null | sed -n '2,$s/^ *[0-9]*  \\(.*[^ ]\\)   *[0-9,]*"
              "  [0-9-]*$/\\1/p'",
}


def read_commands(cli):
    lines = subprocess.run([cli, 'commands'], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in lines.splitlines()]


def kind_of(command, option, argument):
    """Returns how the argument of an option (or, for None, of the command) is completed: a key of
    LISTS, "file", a list of words, or None."""
    name = option['name'] if option else command['name']
    argument = argument.strip('[]…').split()[0].strip('[]…') if argument else ''
    if argument in ('FILE', 'FOLDER', 'PATH'):
        return 'file'
    if argument in ('NAME', 'PERSON', 'INTO') and name not in ('name', 'rules new'):
        return 'person'
    if argument == 'ID':
        if name.startswith('rules ') or name in ('ruleset', 'from'):
            return 'ruleset'
        return 'session' if name.endswith('session') or name == 'to' else 'game'
    if option and argument in ('FORMAT', 'SIZE'):
        return re.split(r', | or ', option['summary'].split(': ')[1])
    return None


def kind_of_arguments(command):
    return kind_of(command, None, command.get('arguments', ''))


def groups_of(commands):
    """Returns the first words of the commands of two words, in order."""
    return list(dict.fromkeys(c['name'].split()[0] for c in commands if ' ' in c['name']))


def options_of(command):
    return [*command['options'], *GLOBAL]


# --- The manual page ------------------------------------------------------------------------------

def roff(text):
    text = text.replace('\\', '\\e').replace('-', '\\-').replace("'", '\\(aq')
    text = ''.join(c if c < '\x7f' else f'\\[u{ord(c):04X}]' for c in text)
    return '\\&' + text if text.startswith('.') else text


def print_man(commands, version):
    print(f'.\\" Made by describe-commands.py from the table of commands.\n'
          f'.TH TENBO\\-CLI 1 "" "Tenbo {version}" "User Commands"\n'
          '.SH NAME\ntenbo\\-cli \\- keep score at the mahjong table, without a display\n'
          '.SH SYNOPSIS\n.B tenbo\\-cli\n.I COMMAND\n[\\fIOPTION\\fR...] [\\fIARGUMENT\\fR...]\n'
          '.SH DESCRIPTION\n'
          'Plays, stores and prints games of mahjong: the history of\n.BR tenbo (1),\n'
          'and the records of other programs. A file named \\(lq\\-\\(rq is the standard input.\n'
          '.SH OPTIONS\n.TP\n.BR \\-h ", " \\-\\-help\n'
          'List the commands; after a command, explain it.\n'
          '.TP\n.BR \\-q ", " \\-\\-quiet\n'
          'Print only errors; the exit status has the result.\n'
          '.TP\n.BR \\-v ", " \\-\\-verbose\n'
          'Name the files that are opened, on standard error.\n'
          '.TP\n.B \\-\\-version\nPrint the version.\n.SH COMMANDS')
    for command in commands:
        arguments = ' '.join(filter(None, ['[OPTION…]', command.get('arguments')]))
        print(f'.SS "{roff(command["name"])}"\n.B tenbo\\-cli {roff(command["name"])}\n'
              f'.I {roff(arguments)}\n.PP\n{roff(command["details"])}')
        for option in command['options']:
            names = ', '.join(f'\\fB{roff(name)}\\fR' for name in
                              [*(['-' + option['short']] if 'short' in option else []),
                               '--' + option['name']])
            argument = f'=\\fI{roff(option["argument"])}\\fR' if 'argument' in option else ''
            print(f'.TP\n{names}{argument}\n{roff(option["summary"])}.')
        if 'example' in command:
            print(f'.PP\nExample:\n.PP\n.EX\n    {roff(command["example"])}\n.EE')
    print('.SH EXIT STATUS\n.TP\n0\nSuccess.\n'
          '.TP\n1\nThe data was refused, or could not be read or written. Standard error has the\n'
          'location and the expected value.\n'
          '.TP\n2\nInvalid arguments.\n'
          '.SH ENVIRONMENT\n'
          '.TP\n.BR LC_ALL ", " LC_MESSAGES ", " LANGUAGE\nLanguage of the messages.\n'
          '.TP\n.B XDG_DATA_HOME\nFolder of the history and of the rulesets of the user.\n'
          '.SH FILES\n.TP\n.I ~/.local/share/tenbo/tenbo.db\nThe history.\n'
          '.TP\n.I ~/.local/share/tenbo/rules/\nYour own rulesets, one file for each.\n'
          '.SH SEE ALSO\n.BR tenbo (1)')


# --- Completions ----------------------------------------------------------------------------------

def print_bash(commands):
    groups = groups_of(commands)
    print('# Completion of tenbo-cli for bash, made by describe-commands.py.\n\n'
          '_tenbo_cli_list ()\n{\n  case $1 in')
    for kind, command in LISTS.items():
        print(f'    {kind}) {command} ;;')
    print('  esac\n}\n\n'
          '# _tenbo_cli_complete KIND WORD...: sets COMPREPLY.\n'
          '_tenbo_cli_complete ()\n{\n'
          '  local kind=$1 word\n  shift\n'
          '  case $kind in\n'
          '    file)\n      mapfile -t COMPREPLY < <(compgen -f -- "$cur")\n'
          '      compopt -o filenames\n      return\n      ;;\n'
          '    words) ;;\n'
          '    *) mapfile -t words < <(_tenbo_cli_list "$kind"); set -- "${words[@]}" ;;\n'
          '  esac\n'
          '  for word; do\n'
          '    if [[ $word == "$cur"* ]]; then COMPREPLY+=("$(printf %q "$word")"); fi\n'
          '  done\n}\n\n'
          '_tenbo_cli ()\n{\n'
          '  local cur=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} first=2 words\n\n'
          '  COMPREPLY=()\n'
          '  if [ "$COMP_CWORD" = 1 ]; then')
    top = [*groups, *(c['name'] for c in commands if ' ' not in c['name'])]
    print(f'    _tenbo_cli_complete words {" ".join(top)} --help --version\n    return\n  fi\n'
          f'  case $command in\n    {" | ".join(groups)})\n      command+=" ${{COMP_WORDS[2]}}"\n'
          '      first=3\n      ;;\n  esac\n'
          '  if [ "$COMP_CWORD" -lt "$first" ]; then\n    case ${COMP_WORDS[1]} in')
    for group in groups:
        names = ' '.join(c['name'].split()[1] for c in commands
                         if c['name'].startswith(group + ' '))
        print(f'      {group}) _tenbo_cli_complete words {names} --help ;;')
    print('    esac\n    return\n  fi\n  case $command,${COMP_WORDS[COMP_CWORD - 1]} in')
    for command in commands:
        for option in command['options']:
            kind = kind_of(command, option, option.get('argument'))
            if 'argument' in option:
                names = [f'"{command["name"]}",--{option["name"]}']
                if 'short' in option:
                    names.append(f'"{command["name"]}",-{option["short"]}')
                print(f'    {" | ".join(names)}) {bash_action(kind)} ;;')
    print('    *)\n      case $cur,$command in')
    for command in commands:
        names = ' '.join('--' + option['name'] for option in options_of(command))
        print(f'        -*,"{command["name"]}") _tenbo_cli_complete words {names} ;;')
    for command in commands:
        if kind_of_arguments(command):
            print(f'        *,"{command["name"]}") {bash_action(kind_of_arguments(command))} ;;')
    print('      esac\n      ;;\n  esac\n}\n\ncomplete -F _tenbo_cli tenbo-cli')


def bash_action(kind):
    if kind is None:
        return ':'
    words = ' words ' + ' '.join(kind) if isinstance(kind, list) else ' ' + kind
    return '_tenbo_cli_complete' + words


def quote(text):
    """Returns a text between single quotes for zsh and fish."""
    return text.replace('\\', '\\\\').replace("'", "’")


def zsh_action(kind):
    if kind is None:
        return ' '
    if isinstance(kind, list):
        return f'({" ".join(kind)})'
    return '_files' if kind == 'file' else f'_tenbo_cli_list {kind}'


def zsh_text(text):
    return re.sub(r'([\[\]:])', r'\\\1', quote(text))


def print_zsh(commands):
    groups = groups_of(commands)
    print('#compdef tenbo-cli\n# Completion of tenbo-cli for zsh, made by describe-commands.py.\n\n'
          '_tenbo_cli_list ()\n{\n  local -a found\n  case $1 in')
    for kind, command in LISTS.items():
        print(f'    {kind}) found=("${{(@f)$({command})}}") ;;')
    print('  esac\n  compadd -a found\n}\n\n'
          '_tenbo_cli ()\n{\n  local -a commands\n  local command=$words[2]\n\n'
          '  if (( CURRENT == 2 )); then\n    commands=(')
    for group in groups:
        print(f"      '{group}'")
    for command in commands:
        if ' ' not in command['name']:
            print(f"      '{command['name']}:{zsh_text(command['summary'])}'")
    print("    )\n    _describe command commands\n    _arguments '--help' '--version'\n    return\n"
          '  fi\n  case $command in')
    for group in groups:
        print(f'    {group})\n      if (( CURRENT == 3 )); then\n        commands=(')
        for command in commands:
            if command['name'].startswith(group + ' '):
                print(f"          '{command['name'].split()[1]}:{zsh_text(command['summary'])}'")
        print("        )\n        _describe command commands\n        return\n      fi\n"
              '      command+=" $words[3]"\n      shift words\n      (( CURRENT-- ))\n      ;;')
    print('  esac\n  shift words\n  (( CURRENT-- ))\n  case $command in')
    for command in commands:
        print(f"    '{command['name']}')\n      _arguments \\")
        for option in options_of(command):
            argument = ''
            if 'argument' in option:
                argument = f':{option["argument"]}:' + zsh_action(
                    kind_of(command, option, option['argument']))
            for name in ['--' + option['name'],
                         *(['-' + option['short']] if 'short' in option else [])]:
                print(f"        '*{name}[{zsh_text(option['summary'])}]{argument}' \\")
        arguments = command.get('arguments')
        print(f"        '*:{zsh_text(arguments or 'nothing')}:"
              f"{zsh_action(kind_of_arguments(command))}'\n      ;;")
    print('  esac\n}\n\n_tenbo_cli "$@"')


def print_fish(commands):
    groups = groups_of(commands)
    names = [*groups, *(c['name'] for c in commands if ' ' not in c['name'])]
    start = f"not __fish_seen_subcommand_from {' '.join(names)}"
    print('# Completion of tenbo-cli for fish, made by describe-commands.py.\n\n'
          'complete -c tenbo-cli -f\n'
          f"complete -c tenbo-cli -n '{start}' -l version -d 'Print the version'")
    for group in groups:
        print(f"complete -c tenbo-cli -n '{start}' -a '{group}'")
    for command in commands:
        *group, word = command['name'].split()
        if group:
            others = ' '.join(c['name'].split()[1] for c in commands
                              if c['name'].startswith(group[0] + ' '))
            place = (f'__fish_seen_subcommand_from {group[0]}; '
                     f'and not __fish_seen_subcommand_from {others}')
            seen = (f'__fish_seen_subcommand_from {group[0]}; '
                    f'and __fish_seen_subcommand_from {word}')
        else:
            place, seen = start, (f'__fish_seen_subcommand_from {word}; and not '
                                  f'__fish_seen_subcommand_from {" ".join(groups)}')
        print(f"complete -c tenbo-cli -n '{place}' -a '{word}' -d '{quote(command['summary'])}'")
        for option in options_of(command):
            short = f' -s {option["short"]}' if 'short' in option else ''
            value = ''
            if 'argument' in option:
                kind = kind_of(command, option, option['argument'])
                value = (' -r' if kind == 'file' else ' -x') + fish_action(kind)
            print(f"complete -c tenbo-cli -n '{seen}' -l {option['name']}{short} "
                  f"-d '{quote(option['summary'])}'{value}")
        if kind_of_arguments(command):
            print(f"complete -c tenbo-cli -n '{seen}'{fish_action(kind_of_arguments(command))}")


def fish_action(kind):
    if kind is None:
        return ''
    if isinstance(kind, list):
        return f" -a '{' '.join(kind)}'"
    if kind == 'file':
        return ' -F'
    escaped = LISTS[kind].replace('\\', '\\\\').replace("'", "\\'")
    return f" -a '({escaped})'"


def main():
    cli, kind, version = sys.argv[1:]
    commands = read_commands(cli)
    if kind == 'man':
        print_man(commands, version)
    else:
        {'bash': print_bash, 'zsh': print_zsh, 'fish': print_fish}[kind](commands)


main()
