import { CASH_PHRASES } from '#catalogues/lexicon/phrases/cash.ts';
import { STATEMENT_DUES } from '#catalogues/meter-statements.ts';
import type { CashBears } from '../past-said.ts';
import type { Span } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { cashDay } from './cash.ts';
import { serviceOf } from './values.ts';

const SAYS = patterns(CASH_PHRASES);
const DUES: ReadonlySet<string> = new Set(STATEMENT_DUES);
/** What says which one it is, or where to it is sent. */
const HEARD = ['amount', 'figure', 'dates', 'email'] as const;
const DUE_WORDS: ReadonlySet<string> = new Set(['svccharge', 'levy', 'fine']);

/**
 * What a receipt for cash has to bear that a sentence wants: a sum or a number, a day, what it was paid for. Whatever else it says may make another one of
 * it: the house and the name of somebody, a refund, a question. Then none is surely meant.
 */
export function cashBears(reading: Reading): CashBears {
  const figures = (['amount', 'figure'] as const).flatMap((kind) => factsOf(reading, kind));
  const [figure] = figures;
  const days = daysOf(reading);
  const due = serviceOf(reading);
  const isElse = figures.length > 1 || !isCovered(reading) || (due !== undefined && !DUES.has(due));
  return {
    ...(figure !== undefined && { figure: Number(figure.value) }),
    ...(figure !== undefined && isBehindCash(reading, figure) && { isNumber: true }),
    ...days,
    ...(due !== undefined && { due }),
    ...(isElse && { else: true }),
  };
}

function daysOf(reading: Reading): Pick<CashBears, 'from' | 'to'> {
  const day = cashDay(reading);
  if (day !== undefined) return { from: day, to: day };
  const [days] = factsOf(reading, 'dates');
  if (days === undefined) return {};
  return { ...(days.first !== '' && { from: days.first }), ...(days.last !== '' && { to: days.last }) };
}

/** 'Cash 12', 'cash receipt no 12': what is no sum by a sign or a word may be the number of it. */
function isBehindCash({ list }: Reading, { from, to }: Span): boolean {
  const before = list.slice(0, from).findLast(({ word }) => !SAYS.numbered.is(word));
  return list[from]?.money !== true && SAYS.cash.is(before?.word) && !SAYS.small.is(list[to]?.word);
}

function isCovered(reading: Reading): boolean {
  const said = asTyped(reading);
  const spans: Span[] = [
    ...HEARD.flatMap((kind) => factsOf(reading, kind)),
    ...reading.mentions.filter(({ concept }) => DUE_WORDS.has(concept)),
  ];
  for (const words of [SAYS.today, SAYS.yesterday]) {
    const found = words.find(said);
    if (found !== null) spans.push(found);
  }
  return reading.list.every(
    ({ word, kind }, at) =>
      kind === 'emoji' || SAYS.ofReceipt.is(word) || spans.some(({ from, to }) => from <= at && at < to),
  );
}
