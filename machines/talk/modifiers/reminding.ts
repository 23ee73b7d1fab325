import type { DebtorsOver } from '#catalogues/debtors.ts';
import { REMINDING_PHRASES } from '#catalogues/lexicon/phrases/reminding.ts';
import type { SettingSaid } from '../context.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(REMINDING_PHRASES);

/** 'Remind everybody who owes', or that one wants no reminders; undefined for everything else. */
export function remindingSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (SAYS.remindsAll.covers(said)) return { flow: 'remind-debtors', values: { over: overIn(reading) } };
  if (SAYS.wantsNone.covers(said)) return { flow: 'set-reminders', values: { wanted: 'false' } };
  if (SAYS.wantsThem.covers(said)) return { flow: 'set-reminders', values: { wanted: 'true' } };
  return undefined;
}

/** For how many days something is owed by those who are meant. */
function overIn(reading: Reading): DebtorsOver {
  const said = asTyped(reading);
  if (SAYS.days30.isIn(said)) return '30';
  if (SAYS.days60.isIn(said)) return '60';
  return SAYS.days90.isIn(said) ? '90' : 'any';
}
