import { MONTHLY_PHRASES } from '#catalogues/lexicon/phrases/monthly.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { patterns } from '../reading/phrases.ts';
import { type Reading, read } from '../reading/read.ts';

const SAYS = patterns(MONTHLY_PHRASES);
const LEVY = 'levy';
const SERVICE = 'estateservice';

/** Where a sentence names something that is charged by the month, and is no service charge. */
const mentioned = ({ mentions }: Reading) => {
  const services = mentions.filter(({ concept }) => concept === SERVICE);
  return services.length > 0 ? services : mentions.filter(({ concept }) => concept === LEVY);
};

/**
 * What is charged by the month, as it was said: a service by its own name, or the levy. Of several all of them, which is nothing that there is,
 * so that it is asked which is meant. Undefined where none is named.
 */
export function monthlyNamed(reading: Reading): string | undefined {
  const names = mentioned(reading).map(({ concept, value }) =>
    concept === LEVY ? ORDER_KINDS['dev-levy'].narration : value,
  );
  return names.length === 0 ? undefined : [...new Set(names)].join(', ');
}

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
