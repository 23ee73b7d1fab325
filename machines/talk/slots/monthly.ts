import { MONTHLY_PHRASES } from '#catalogues/lexicon/phrases/monthly.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { patterns } from '../reading/phrases.ts';
import { type Mention, type Reading, read } from '../reading/read.ts';

const SAYS = patterns(MONTHLY_PHRASES);
const LEVY = 'levy';
const SERVICE = 'estateservice';
const CHARGE = 'svccharge';
const NAMED: readonly string[] = [SERVICE, LEVY, CHARGE];

/**
 * Where a sentence names something that is charged by the month; nothing where that is the service charge alone. What stands behind a reason
 * or a no, as in 'because of security' and 'without waste', is not charged, and neither is what is named later without an 'and'.
 */
function mentioned({ list, mentions }: Reading): readonly Mention[] {
  const wordAt = (at: number): string => list[at]?.word ?? '';
  const isFee = ({ from, concept }: Mention): boolean =>
    concept !== SERVICE && mentions.some((one) => one.concept === SERVICE && one.from <= from && from <= one.to);
  const isBeside = ({ from }: Mention): boolean => [1, 2].some((before) => SAYS.beside.is(wordAt(from - before)));
  const all = mentions
    .filter((one) => NAMED.includes(one.concept) && !isFee(one) && !isBeside(one))
    .sort((one, other) => one.from - other.from);
  const group = all.slice(0, 1);
  for (const one of all.slice(1)) {
    const end = group.at(-1)?.to ?? 0;
    // The same words in another of their meanings.
    if (one.from < end) continue;
    const between = list.slice(end, one.from).filter(({ word }) => !SAYS.fee.is(word));
    if (between.length === 0 || !between.every(({ word }) => SAYS.joins.is(word))) break;
    group.push(one);
  }
  return group.length === 1 && group[0]?.concept === CHARGE ? [] : group;
}

/**
 * What is charged by the month, as it was said: a service by its own name, or the levy. Of several all of them, which is nothing that there is,
 * so that it is asked which is meant. Undefined where none is named.
 */
export function monthlyNamed(reading: Reading): string | undefined {
  const names = mentioned(reading).map(({ concept, value }) => NARRATIONS[concept] ?? value);
  return names.length === 0 ? undefined : [...new Set(names)].join(', ');
}

const NARRATIONS: Readonly<Record<string, string>> = {
  [LEVY]: ORDER_KINDS['dev-levy'].narration,
  [CHARGE]: 'service charge',
};

/** The same sentence with 'the fee' in the place of what it names, with which a price is said in the same ways: 'security is now 3000'. */
export function withoutMonthly(reading: Reading): Reading {
  const [named] = mentioned(reading);
  const { list, text, today } = reading;
  if (named === undefined) return reading;
  let { from, to } = named;
  while (SAYS.fee.is(list[to]?.word)) to += 1;
  while (SAYS.priceOf.is(list[from - 1]?.word)) from -= 1;
  const [first, last] = [list[from], list[to - 1]];
  if (first === undefined || last === undefined) return reading;
  return read(`${text.slice(0, first.start)}${SAYS_FEE}${text.slice(last.end)}`, today);
}

const SAYS_FEE = MONTHLY_PHRASES.stands;
