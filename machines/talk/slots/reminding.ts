import { REMINDING_PHRASES } from '#catalogues/lexicon/phrases/reminding.ts';
import { patterns } from '../reading/phrases.ts';
import { hasFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { isEndBefore } from './bounds.ts';
import { withoutSince } from './owed-since.ts';

const SAYS = patterns(REMINDING_PHRASES);

/** True for 'remind everybody who owes'. */
export const isReminding = (reading: Reading): boolean => SAYS.remindsAll.covers(withoutSince(reading));

/** True for 'remind them', which means who owes where a list of them stands there. A sum among it means others. */
export const isRemindingThese = (reading: Reading): boolean =>
  SAYS.remindsThese.covers(asTyped(reading)) && !hasFact(reading, 'amount');

/** True where it speaks of reminding: nothing else begins a mailing. */
export const saysRemind = (reading: Reading): boolean => SAYS.reminds.isIn(asTyped(reading));

/** True where somebody is left out of a reminder: 'remind all debtors except house 4'. An end of a sum is nobody. */
export function isExcepting(reading: Reading): boolean {
  const said = asTyped(reading);
  const found = SAYS.excepting.find(said);
  if (found === null) return false;
  const not = SAYS.butNot.endAt(said, found.from);
  return not < 0 || !isEndBefore(reading, not);
}

/** True for 'change the reminder days': on which days it is reminded by itself. */
export const choosesReminderDays = (reading: Reading): boolean => SAYS.choosesDays.covers(asTyped(reading));

/** Whether one wants reminders of one's own dues, 'true' or 'false'; undefined where nobody says so. */
export function remindersWanted(reading: Reading): 'true' | 'false' | undefined {
  const said = asTyped(reading);
  if (SAYS.wantsNone.covers(said)) return 'false';
  return SAYS.wantsThem.covers(said) ? 'true' : undefined;
}
