import { BENEFICIARY_PHRASES } from '#catalogues/lexicon/phrases/beneficiaries.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';

const SAYS = patterns(BENEFICIARY_PHRASES);

/** Words that name one, at most: 'my younger sister in school' has more to it. */
const MOST_WORDS = 4;

/**
 * A sentence without whom it is for, or for which place; null where it says neither. Who is paid for may be called anything and says nothing of what is
 * wanted: 'buy 500 airtime for my mechanic' orders what 'buy 500 airtime' does.
 */
export function withoutBeneficiary(reading: Reading): string | null {
  const cut = new Set<number>();
  for (const [at, { word }] of reading.list.entries()) {
    if (cut.has(at)) continue;
    const span = at > 0 && SAYS.leads.is(word) ? { from: at, to: endOf(reading, at + 1) } : possessor(reading, at);
    if (span.to > span.from + 1) for (let here = span.from; here < span.to; here += 1) cut.add(here);
  }
  if (cut.size === 0) return null;
  const kept = reading.list.filter((_, at) => !cut.has(at));
  return kept.map(({ start, end }) => reading.text.slice(start, end)).join(' ');
}

/** Where a name ends that begins at a place: before what is known to be something else, and where a sign parts it from that. */
function endOf(reading: Reading, from: number): number {
  const first = reading.list[from]?.word ?? '';
  const owned = SAYS.owner.is(first);
  let to = owned ? from + 1 : from;
  while (to < reading.list.length && to - from < MOST_WORDS + (owned ? 1 : 0) && isOfName(reading, to, from)) to += 1;
  const named = owned ? to > from + 1 : to > from;
  const isSomebody = owned || SAYS.someone.is(first) || reading.unknown.includes(from);
  return named && isSomebody ? to : from;
}

function isOfName(reading: Reading, at: number, from: number): boolean {
  const word = reading.list[at]?.word ?? '';
  if (SAYS.someone.is(word) || SAYS.theirs.is(word)) return !isParted(reading, at, from);
  if (SAYS.never.is(word) || SAYS.leads.is(word) || isParted(reading, at, from)) return false;
  const { facts, mentions } = reading;
  return ![...facts, ...mentions].some((one) => one.from <= at && at < one.to);
}

/** A comma or a stop before it, where something stands before that. */
const isParted = ({ text, list }: Reading, at: number, from: number): boolean =>
  at > from && /[,.;:!?\n]/.test(text.slice(list[at - 1]?.end, list[at]?.start));

/** 'My father's', 'my mum': whose something is, before it. */
function possessor({ list }: Reading, at: number): { readonly from: number; readonly to: number } {
  const owner = SAYS.owner.is(list[at]?.word) && SAYS.someone.is(ofOne(list[at + 1]?.word ?? ''));
  return { from: at, to: owner && at + 2 < list.length ? at + 2 : at };
}

const ofOne = (word: string): string => (word.endsWith('s') && !SAYS.someone.is(word) ? word.slice(0, -1) : word);
