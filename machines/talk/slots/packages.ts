import { factsOf, type Mention, type Reading } from '../reading/read.ts';
import { denied, factMeant } from './values.ts';
import { SAYS } from './words.ts';

/** The package as it was said, with every word that belongs to its name: volume and name together where both are. */
export function packageOf(reading: Reading, concept: 'cablepackage' | 'isppackage'): string | undefined {
  const volume = concept === 'isppackage' ? factMeant(reading, factsOf(reading, 'volume'))?.value : undefined;
  const name = nameSaid(reading, concept);
  return volume && name ? `${volume} ${name}` : (volume ?? name);
}

/** The packages that a sentence names, each once. */
export function packagesNamed(reading: Reading, concept: 'cablepackage' | 'isppackage'): readonly string[] {
  const all = reading.mentions.filter((mention) => mention.concept === concept);
  return [...new Set(all.filter(isName).map(({ value }) => value))];
}

/** Some words of a sentence, up to `to`, that are part of one name. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function nameSaid(reading: Reading, concept: string): string | undefined {
  const all = meantOf(
    reading.mentions.filter((mention) => mention.concept === concept),
    reading,
  );
  const names = all.some(isName) ? spansOf(all, reading) : all;
  // 'From yanga to compact plus': the one that is wanted stands behind 'to'.
  const aimed = names.find(({ from }) => reading.list[from - 1]?.word === 'to' && names.length > 1);
  const said = (aimed ? [aimed] : names).map((span) => wordsOf(reading, span));
  const put = reading.concepts.has('fixit') || reading.concepts.has('change');
  // Of several that are named none is chosen here.
  return put ? said.at(-1) : [...new Set(said)].join(' or ') || undefined;
}

/** 'Max, no not max, jolli': what was said before it was denied is not meant either. */
function meantOf(all: readonly Mention[], reading: Reading): readonly Mention[] {
  const not = new Set(all.filter(({ from }) => denied(reading, from)).map(({ value }) => value));
  const left = all.filter(({ value }) => !not.has(value));
  return left.length > 0 ? left : all;
}

/** How long a package lasts is part of a name only beside one; by the month is how all of them are sold. */
const isName = ({ value }: Mention): boolean => !SAYS.lasting.is(value);

/** Names that stand beside each other are one: 'compact plus with extra view'. */
function spansOf(all: readonly Mention[], reading: Reading): readonly Span[] {
  const spans: Span[] = [];
  for (const mention of all.filter(({ value }) => value !== 'monthly')) {
    const before = spans.at(-1);
    if (before !== undefined && mention.from < before.to) continue;
    const between = before === undefined ? [] : reading.list.slice(before.to, mention.from);
    const joins = before !== undefined && between.every(({ word }) => SAYS.joins.is(word));
    if (joins) spans[spans.length - 1] = { from: before.from, to: mention.to };
    else if (isName(mention)) spans.push(mention);
  }
  return spans.map((span) => withUnknown(reading, span));
}

/** 'Compact ultra': a word right behind a name that means nothing else may be part of it. */
function withUnknown(reading: Reading, { from, to }: Span): Span {
  let end = to;
  while (reading.unknown.includes(end) && /^\p{Ll}/u.test(reading.list[end]?.raw ?? '')) end += 1;
  return { from, to: end };
}

const wordsOf = ({ words }: Reading, { from, to }: Span): string =>
  words
    .slice(from, to)
    .filter((word) => !SAYS.joinsOnly.is(word))
    .join(' ');
