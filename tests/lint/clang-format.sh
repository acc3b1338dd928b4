#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# clang-format.sh ROOT: all C files have the project's format. Requires version 19; 77 is "skipped".
set -euo pipefail
cd "$1"
tool=$(command -v clang-format-19 || command -v clang-format) || exit 77
case "$("$tool" --version)" in
  *"version 19."*) ;;
  *) echo "clang-format 19 is needed"; exit 77 ;;
esac
mapfile -t files < <(find src tests -name '*.[ch]')
[ ${#files[@]} -gt 0 ]
"$tool" --dry-run --Werror "${files[@]}"
