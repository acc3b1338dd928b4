#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# spelling.sh ROOT: codespell finds nothing. Words of the game that it reports as mistakes are in
# spelling-words.txt.
set -euo pipefail
cd "$1"
command -v codespell > /dev/null || exit 77
paths=()
for path in .ci README.md CONTRIBUTING.md CHANGELOG.md data docs flatpak rules src tests tools \
  meson.build; do
  if [ -e "$path" ]; then paths+=("$path"); fi
done
codespell --ignore-words "$(dirname "${BASH_SOURCE[0]}")/spelling-words.txt" \
  --skip '*.jsonl,*.po,*.svg,__pycache__' "${paths[@]}"
