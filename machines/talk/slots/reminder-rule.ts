import { REMIND_WORDS } from '#catalogues/arrears.ts';
import { REMINDER_RULE_PHRASES } from '#catalogues/lexicon/phrases/reminder-rule.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { type Said, type Span, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { boundOf, isBeyond } from './bounds.ts';
import { saysOtherMoney } from './cash.ts';
import { isReminding } from './reminding.ts';

const SAYS = patterns(REMINDER_RULE_PHRASES);

/** Whom the rule of the estate is to remind, as its form takes it. */
export interface ReminderRule {
  /** Naira from which on is reminded, 'more than' so much, or that nobody is. Other money stands as typed, which the form refuses. */
  readonly remind?: string;
  /** From so many days on. */
  readonly remindDays?: string;
}

/** A sum or an age that is said, and its value: naira, or days. */
interface Figure extends Span {
  readonly value: string;
}

/** Where it begins to remind: with the figure itself, or with what is more. */
type Start = 'with' | 'above';

/** What a sentence is without its figures. */
interface Whole {
  readonly reading: Reading;
  readonly said: Said;
  readonly rest: Said;
}

/**
 * From when on the estate reminds, where a sentence says nothing else: 'remind only when more than 5000 is owed', 'remind after 30 days', 'do not
 * remind anybody under 2000'. Whoever is to be reminded now, who asks, and what is said of one's own reminders is none of it.
 */
export function reminderRuleSaid(reading: Reading): ReminderRule | undefined {
  const said = asTyped(reading);
  if (!SAYS.reminds.isIn(said) || endsInQuestion(reading.text)) return undefined;
  if (SAYS.asks.begins(said) || isReminding(reading)) return undefined;
  if (SAYS.nobody.covers(said)) return { remind: ARREARS.form.never };
  const isOfAge = SAYS.ofAge.isIn(said);
  if (SAYS.setsNobody.covers(said)) return isOfAge ? undefined : { remind: ARREARS.form.never };
  if (SAYS.setsAny.covers(said)) return isOfAge ? { remindDays: '0' } : { remind: '0' };
  const [age, ...ages] = agesIn(reading);
  const [sum, ...sums] = factsOf(reading, 'amount').filter((one) => age === undefined || !meet(one, age));
  if (ages.length > 0 || sums.length > 0 || (sum === undefined && age === undefined)) return undefined;
  // 'Set the reminder age to 30' says no sum.
  if (isOfAge && sum !== undefined) return undefined;
  const figures = [sum, age].filter((one) => one !== undefined);
  const rest = saidOf(said.words.filter((_, at) => !figures.some(({ from, to }) => from <= at && at < to)));
  const startOf = ways({ reading, said, rest });
  if (startOf === null || figures.some((figure) => startOf(figure, figure === age) === null)) return undefined;
  return {
    ...(sum && { remind: sumFrom(reading, sum, startOf(sum, false)) }),
    ...(age && { remindDays: String(Number(age.value) + (startOf(age, true) === 'above' ? 1 : 0)) }),
  };
}

/** From which sum on, as its form takes it. */
function sumFrom(reading: Reading, sum: Figure, start: Start | null): string {
  if (saysOtherMoney(reading)) return moneyTyped(reading, sum);
  return start === 'above' ? `${REMIND_WORDS.over[0]} ${sum.value}` : sum.value;
}

/** A sum of other money as it was typed, with its sign or its word. */
function moneyTyped({ list, text }: Reading, { from, to }: Span): string {
  const first = SAYS.moneys.is(list[from - 1]?.word) ? list[from - 1] : list[from];
  const last = SAYS.moneys.is(list[to]?.word) ? list[to] : list[to - 1];
  const lead = text.slice(0, first?.start).search(/(?:[$£€¢]\s*)?$/);
  const typed = text.slice(lead, last?.end);
  // Where the money is said elsewhere its figure alone would be naira.
  return parseNaira(typed) === null ? typed : text;
}

/** Where a figure begins what is reminded of; null where it does not. */
type Meant = (figure: Figure, isAge: boolean) => Start | null;

/** In which way a sentence speaks of the rule; null where it does not. */
function ways({ reading, said, rest }: Whole): Meant | null {
  const bound = (figure: Figure) => boundOf(reading, figure);
  const leastOf = (figure: Figure): Start | null => {
    const end = bound(figure);
    if (end !== 'least' && end !== null) return null;
    return isBeyond(reading, figure) ? 'above' : 'with';
  };
  if (SAYS.sets.covers(rest) || SAYS.from.covers(rest)) return leastOf;
  const isBehind = ({ from }: Figure, isAge: boolean) => isAge && SAYS.after.is(said.words[from - 1]);
  if (SAYS.denied.covers(rest)) {
    const isUntil = SAYS.until.isIn(said);
    const isUnder = ({ from }: Figure) => SAYS.underNobody.find(said)?.to === from;
    return (figure) => {
      if (isUntil) return leastOf(figure);
      // Where those under it are not reminded, it begins with it.
      if (isUnder(figure))
        return SAYS.equal.ends(said, figure.from - EQUAL_WORDS).includes(figure.from) ? 'above' : 'with';
      if (bound(figure) !== 'most') return null;
      return isBeyond(reading, figure) ? 'with' : 'above';
    };
  }
  if (!SAYS.conditional.covers(rest)) return null;
  const [isWhenever, isOnly] = [SAYS.whenever.isIn(said), SAYS.only.isIn(said)];
  return (figure, isAge) => {
    if (isBehind(figure, isAge)) return 'with';
    if (isWhenever) return leastOf(figure);
    return isOnly && bound(figure) === 'least' ? leastOf(figure) : null;
  };
}

/** 'Or equal to'. */
const EQUAL_WORDS = 3;

/** How many days a word for them is. */
const LASTS = [
  [SAYS.days, 1],
  [SAYS.weeks, 7],
  [SAYS.months, 30],
  [SAYS.years, 365],
] as const;

/** Every age that is said, in days: '30 days', 'two weeks', 'a month'. */
function agesIn({ list }: Reading): readonly Figure[] {
  return list.flatMap(({ word }, at) => {
    const counted = countedAt(list, at) ?? (SAYS.one.is(word) ? { value: 1, next: at + 1 } : null);
    if (counted === null) return [];
    const [, days] = LASTS.find(([unit]) => unit.is(list[counted.next]?.word)) ?? [];
    return days === undefined ? [] : [{ from: at, to: counted.next + 1, value: String(counted.value * days) }];
  });
}

const meet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
