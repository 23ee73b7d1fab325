import type { DebtorsOver } from '#catalogues/debtors.ts';
import { REMINDING_PHRASES } from '#catalogues/lexicon/phrases/reminding.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(REMINDING_PHRASES);

/** True for 'remind everybody who owes'. */
export const isReminding = (reading: Reading): boolean => SAYS.remindsAll.covers(asTyped(reading));

/** True for 'change the reminder days': on which days it is reminded by itself. */
export const choosesReminderDays = (reading: Reading): boolean => SAYS.choosesDays.covers(asTyped(reading));

/** Whether one wants reminders of one's own dues, 'true' or 'false'; undefined where nobody says so. */
export function remindersWanted(reading: Reading): 'true' | 'false' | undefined {
  const said = asTyped(reading);
  if (SAYS.wantsNone.covers(said)) return 'false';
  return SAYS.wantsThem.covers(said) ? 'true' : undefined;
}

/** For how long something is owed by those who are to be reminded; undefined where that has to be asked. */
export function remindedOver(reading: Reading): DebtorsOver | undefined {
  const said = asTyped(reading);
  const sums = sumsIn(reading);
  const ages = [
    ['30', SAYS.days30],
    ['60', SAYS.days60],
    ['90', SAYS.days90],
  ] as const;
  for (const [over, phrase] of ages) {
    // 'Above thirty thousand' is no age, and 'thirty thousand for thirty days' is both.
    for (let at = phrase.find(said); at !== null; at = phrase.find(said, at.to)) {
      const { from: first, to: last } = at;
      if (!sums.some(({ from, to }) => first >= from && last <= to)) return over;
    }
  }
  return isReminding(reading) || remindedLeast(reading) !== undefined ? 'any' : undefined;
}

/** How much those who are to be reminded owe at least, naira; undefined where no sum is named, or several. */
export function remindedLeast(reading: Reading): number | undefined {
  const [sum, ...more] = sumsIn(reading);
  return sum === undefined || more.length > 0 ? undefined : Number(sum.value);
}

/** A small figure without a currency is rather an age: 'over 90'. */
const LEAST_BARE = 1_000;

const sumsIn = (reading: Reading): readonly Fact[] =>
  factsOf(reading, 'amount').filter(({ sure, value }) => sure || Number(value) >= LEAST_BARE);
