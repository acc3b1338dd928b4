#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# blueprint-format.sh ROOT: all Blueprint files are formatted by blueprint-compiler.
set -euo pipefail
cd "$1"
command -v blueprint-compiler > /dev/null || exit 77
mapfile -t files < <(find src -name '*.blp')
[ ${#files[@]} -gt 0 ]
blueprint-compiler format "${files[@]}"
