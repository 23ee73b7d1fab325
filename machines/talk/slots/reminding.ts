import type { DebtorsOver } from '#catalogues/debtors.ts';
import { REMINDING_PHRASES } from '#catalogues/lexicon/phrases/reminding.ts';
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
  const sums = factsOf(reading, 'amount');
  const ages = [
    ['30', SAYS.days30],
    ['60', SAYS.days60],
    ['90', SAYS.days90],
  ] as const;
  for (const [over, phrase] of ages) {
    const at = phrase.find(said);
    // 'Above thirty thousand' is no age.
    if (at !== null && !sums.some(({ from, to }) => at.from >= from && at.to <= to)) return over;
  }
  return isReminding(reading) ? 'any' : undefined;
}
