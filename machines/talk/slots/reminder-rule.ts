import { REMINDER_RULE_PHRASES } from '#catalogues/lexicon/phrases/reminder-rule.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { type Said, type Span, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { boundOf } from './bounds.ts';
import { isReminding } from './reminding.ts';

const SAYS = patterns(REMINDER_RULE_PHRASES);

/** Whom the rule of the estate is to remind, as its form takes it. */
export interface ReminderRule {
  /** Naira, or that nobody is reminded. */
  readonly remind?: string;
  readonly remindDays?: string;
}

/** A sum or an age that is said, and its value: naira, or days. */
interface Figure extends Span {
  readonly value: string;
}

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
  const [age, ...ages] = agesIn(reading);
  const [sum, ...sums] = factsOf(reading, 'amount').filter((one) => age === undefined || !meet(one, age));
  if (ages.length > 0 || sums.length > 0 || (sum === undefined && age === undefined)) return undefined;
  const figures = [sum, age].filter((one) => one !== undefined);
  const rest = saidOf(said.words.filter((_, at) => !figures.some(({ from, to }) => from <= at && at < to)));
  const isMeant = ways({ reading, said, rest });
  if (isMeant === null || !figures.every((figure) => isMeant(figure, figure === age))) return undefined;
  return { ...(sum && { remind: sum.value }), ...(age && { remindDays: age.value }) };
}

/** Whether a figure is one from which on it is reminded. */
type Meant = (figure: Figure, isAge: boolean) => boolean;

/** In which way a sentence speaks of the rule; null where it does not. */
function ways({ reading, said, rest }: Whole): Meant | null {
  const bound = (figure: Figure) => boundOf(reading, figure);
  if (SAYS.sets.covers(rest) || SAYS.from.covers(rest)) return (figure) => ['least', null].includes(bound(figure));
  const isBehind = ({ from }: Figure, isAge: boolean) => isAge && SAYS.after.is(said.words[from - 1]);
  if (SAYS.denied.covers(rest)) {
    const isUntil = SAYS.until.isIn(said);
    const isUnder = ({ from }: Figure) => SAYS.underNobody.find(said)?.to === from;
    return (figure) => {
      if (isUntil) return ['least', null].includes(bound(figure));
      return bound(figure) === 'most' || isUnder(figure);
    };
  }
  if (!SAYS.conditional.covers(rest)) return null;
  const [isWhenever, isOnly] = [SAYS.whenever.isIn(said), SAYS.only.isIn(said)];
  return (figure, isAge) => {
    if (isBehind(figure, isAge)) return true;
    const end = bound(figure);
    return isWhenever ? end === 'least' || end === null : isOnly && end === 'least';
  };
}

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
