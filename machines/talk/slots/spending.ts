import type { Published } from '#catalogues/books.ts';
import { SPENDING_PHRASES } from '#catalogues/lexicon/phrases/spending.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { asksForCash } from './cash.ts';
import { dayNamed } from './day.ts';

const SAYS = patterns(SPENDING_PHRASES);
const SPENDS = sequence(many(SAYS.lead), SAYS.spends);

/** True for 'we spent 250000 on diesel yesterday', and 'write down a spending'. */
export function isSpending(reading: Reading): boolean {
  const said = asTyped(reading);
  if (endsInQuestion(reading.text)) return false;
  if (SAYS.noteSpending.begins(said)) return !SAYS.noNote.isIn(said);
  if (SAYS.asksWhether.isIn(said)) return false;
  return SPENDS.begins(said) && !SAYS.other.isIn(said) && factsOf(reading, 'amount').length === 1;
}

/** 'Have we spent 5000 on diesel', 'we never spent it', 'we spent 5000 less': a spending is spoken of, and none is to be written down. */
export function speaksOfSpending(reading: Reading): boolean {
  const said = asTyped(reading);
  return SPENDS.begins(said) && (SAYS.asksWhether.isIn(said) || SAYS.other.isIn(said) || endsInQuestion(reading.text));
}

/** 'What did we spend in October', 'where does our service charge go'. */
export function asksOfBooks(reading: Reading): boolean {
  const said = asTyped(reading);
  return SAYS.asksBooks.covers(said) && factsOf(reading, 'amount').length === 0;
}

/** The same of a resident, to whom 'the accounts' are the own ones unless the estate is named. */
export function residentAsksOfBooks(reading: Reading): boolean {
  const said = asTyped(reading);
  return asksOfBooks(reading) && (SAYS.ofEstate.isIn(said) || !SAYS.ownAccounts.isIn(said));
}

/** Which part of what was collected and spent is asked for: what it was spent on, unless both are named. */
export const booksPart = (reading: Reading): 'months' | 'heads' | 'cash' | undefined => {
  if (asksForCash(reading)) return 'cash';
  return SAYS.both.isIn(asTyped(reading)) ? 'months' : 'heads';
};

/** 'Show residents what we collected and spent', and that they are shown it no more. */
export const isPublishing = (reading: Reading): boolean =>
  shownWanted(reading) !== undefined || SAYS.asksShown.covers(asTyped(reading));

/** Whether residents are to be shown something, 'true' or 'false'; undefined where that has to be asked. */
export function shownWanted(reading: Reading): 'true' | 'false' | undefined {
  const said = asTyped(reading);
  if (endsInQuestion(reading.text)) return undefined;
  if (SAYS.hides.covers(said)) return 'false';
  return SAYS.shows.covers(said) ? 'true' : undefined;
}

/** What they are to be shown. */
export function shownWhat(reading: Reading): Published | undefined {
  if (shownWanted(reading) === undefined) return undefined;
  return SAYS.energy.isIn(asTyped(reading)) ? 'energy' : 'books';
}

/** What it was spent on, as typed: what was bought, or stands behind the first 'on' or 'for', up to the sum, the day or whom. */
export function spentOn(reading: Reading): string | undefined {
  const { list } = reading;
  const bought = list.findIndex(({ word }, at) => SAYS.bought.is(word) && isHead(reading, at + 1));
  const said = bought < 0 ? list.findIndex(({ word }, at) => SAYS.on.is(word) && isHead(reading, at + 1)) : bought;
  return said < 0 ? undefined : wordsFrom(reading, said + 1);
}

const isHead = (reading: Reading, at: number): boolean => {
  const first = reading.list[at];
  const inFact = reading.facts.some(({ from, to }) => at >= from && at < to);
  return first !== undefined && first.kind === 'word' && !inFact && !SAYS.behindHead.is(first.word);
};

/** Who was paid, as typed: what stands behind 'to', where that is not what it was done for, or between 'paid' and the sum; of whom it was bought. */
export function paidTo(reading: Reading): string | undefined {
  const { list } = reading;
  const bought = list.findIndex(({ word }) => SAYS.bought.is(word));
  const seller = list.findIndex(({ word }, nth) => bought >= 0 && nth > bought && SAYS.from.is(word));
  if (seller > 0 && isHead(reading, seller + 1)) return wordsFrom(reading, seller + 1);
  const paid = bought < 0 ? list.findIndex(({ word }) => SAYS.paid.is(word)) : -1;
  if (paid >= 0 && isHead(reading, paid + 1)) {
    const payee = wordsFrom(reading, paid + 1);
    const sum = firstFact(reading, 'amount');
    return sum !== undefined && payee !== undefined && endOf(reading, paid + 1) === sum.from ? payee : undefined;
  }
  const at = list.findIndex(({ word }, nth) => SAYS.to.is(word) && nth > 0 && isHead(reading, nth + 1));
  const isDeed = SAYS.deed.is(reading.list[at + 1]?.word);
  return at < 0 || isDeed || !SPENDS.begins(asTyped(reading)) ? undefined : wordsFrom(reading, at + 1);
}

/** The words from a place on that are of one thing, as typed; undefined where another is joined to it. */
function wordsFrom({ list, facts, text }: Reading, at: number): string | undefined {
  const from = SAYS.article.is(list[at]?.word) ? at + 1 : at;
  const to = endOf({ list, facts, text }, from);
  if (SAYS.and.is(list[to]?.word) && to + 1 < list.length && isOfIt({ list, facts }, to + 1)) return undefined;
  const [first, last] = [list[from], list[to - 1]];
  return first === undefined || last === undefined || to <= from ? undefined : text.slice(first.start, last.end).trim();
}

type Worded = Pick<Reading, 'list' | 'facts' | 'text'>;

const isOfIt = ({ list, facts }: Omit<Worded, 'text'>, at: number): boolean =>
  !SAYS.behindHead.is(list[at]?.word) && !facts.some((fact) => fact.from === at);

/** Where the words of one thing end: at a comma, a fact, or what is said of it. */
function endOf({ list, facts, text }: Worded, from: number): number {
  let to = from;
  const isPart = (at: number) => at === from || !/[,;]/.test(text.slice(list[at - 1]?.start, list[at]?.start));
  while (to < list.length && isPart(to) && isOfIt({ list, facts }, to)) to += 1;
  return to;
}

/** The day on which it was spent, YYYY-MM-DD; undefined where that has to be asked. */
export const spentDay = (reading: Reading): string | undefined => dayNamed(reading, 'past')?.day;
