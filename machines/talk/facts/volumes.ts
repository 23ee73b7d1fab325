import { fact, note, type Search } from './facts.ts';
import { unitValue } from './numbers.ts';

const GIGA = /^(?:g|gb|gbs|gig|gigs|gigabytes?)$/;
const MEGA = /^(?:mb|mbs|megs?|megabytes?)$/;
const TERA = /^tb$/;

function unitOf(word: string): string {
  if (GIGA.test(word)) return 'GB';
  if (MEGA.test(word)) return 'MB';
  return TERA.test(word) ? 'TB' : '';
}

/** Volumes of data, as the catalogue writes them: '1.5gb', '2 gig' and 'one gig of data' are 1.5GB, 2GB and 1GB. */
export function findVolumes(search: Search): void {
  const { list, taken } = search;
  for (let at = 0; at < list.length; at++) {
    const token = list[at];
    if (taken[at] || !token) continue;
    const own = unitOf(token.suffix);
    // '4g' and '5g' are networks
    const generation = token.suffix === 'g' && (token.value === 3 || token.value === 4 || token.value === 5);
    if (own && !token.money && !generation) {
      note(search, fact('volume', `${token.value}${own}`, at, at + 1));
      continue;
    }
    const figure = token.suffix ? undefined : token.value;
    const value = token.kind === 'number' ? figure : unitValue(token.word);
    const unit = unitOf(list[at + 1]?.word ?? '');
    if (value !== undefined && unit) note(search, fact('volume', `${value}${unit}`, at, at + 2));
    else if (unit && token.word === 'half') note(search, fact('volume', '500MB', at, at + 2));
  }
}
