#!/usr/bin/env bash
# Makes src/receipt/fonts from Debian's DejaVu Sans. Run by hand when a receipt needs other letters:
#   apt-get install fonts-dejavu-core fonttools && tools/font-subset.sh
# Latin with the letters of Nigerian languages, the naira sign, combining accents and typographic marks; no hinting.
set -euo pipefail
cd "$(dirname "$0")/../src/receipt/fonts"
LETTERS='U+0020-007E,U+00A0-017F,U+0181,U+018A,U+0198-0199,U+01B3-01B4,U+0253,U+0257,U+0300-0304,U+0323'
LETTERS+=',U+1E00-1EFF,U+2010-2015,U+2018-201D,U+2022,U+2026,U+20A6,U+2212'
for face in DejaVuSans DejaVuSans-Bold; do
  pyftsubset "/usr/share/fonts/truetype/dejavu/$face.ttf" --unicodes="$LETTERS" --no-hinting --layout-features='' \
    --drop-tables+=FFTM,GDEF,GPOS,GSUB --output-file="$face.ttf"
done
