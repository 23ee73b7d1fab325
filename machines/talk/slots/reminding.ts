import { REMINDING_PHRASES } from '#catalogues/lexicon/phrases/reminding.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(REMINDING_PHRASES);

/** True for 'remind everybody who owes'. */
export const isReminding = (reading: Reading): boolean => SAYS.remindsAll.covers(asTyped(reading));

/** True for 'remind them', which means who owes where a list of them stands there. */
export const isRemindingThese = (reading: Reading): boolean => SAYS.remindsThese.covers(asTyped(reading));

/** True where somebody is left out of a reminder: 'remind all debtors except house 4'. `most`: 'but not above 50k' is no house. */
export function isExcepting(reading: Reading, most: boolean): boolean {
  const said = asTyped(reading);
  return SAYS.excepting.isIn(said) && !(most && SAYS.butNot.isIn(said));
}

/** True for 'change the reminder days': on which days it is reminded by itself. */
export const choosesReminderDays = (reading: Reading): boolean => SAYS.choosesDays.covers(asTyped(reading));

/** Whether one wants reminders of one's own dues, 'true' or 'false'; undefined where nobody says so. */
export function remindersWanted(reading: Reading): 'true' | 'false' | undefined {
  const said = asTyped(reading);
  if (SAYS.wantsNone.covers(said)) return 'false';
  return SAYS.wantsThem.covers(said) ? 'true' : undefined;
}
