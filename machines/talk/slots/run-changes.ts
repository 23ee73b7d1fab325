import { RUN_PHRASES } from '#catalogues/lexicon/phrases/run-changes.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(RUN_PHRASES);
const STOPS = sequence(many(SAYS.lead), SAYS.stops);
const GOES_ON = sequence(many(SAYS.lead), SAYS.goesOn);
const ORDERS = sequence(many(SAYS.lead), SAYS.orders);

/** A run that is to be stopped or gone on with, by the flow that does it: 'stop the reminders', 'go on with the December run'. */
export type RunChange = 'stop-charges' | 'resume-charges' | 'stop-reminders' | 'resume-reminders';

/** Which of them a sentence wants; undefined where it wants none. */
export function runChangeSaid(reading: Reading): RunChange | undefined {
  const said = asTyped(reading);
  if (SAYS.reminding.isIn(said) && !SAYS.otherReminders.isIn(said)) {
    if (STOPS.begins(said)) return 'stop-reminders';
    return GOES_ON.begins(said) && SAYS.once.isIn(said) ? 'resume-reminders' : undefined;
  }
  if (SAYS.stopsCharges.covers(said)) return 'stop-charges';
  return SAYS.resumesCharges.covers(said) && SAYS.once.isIn(said) ? 'resume-charges' : undefined;
}

/** True where reminders are spoken of that were sent, and nothing is ordered: who was reminded, and what became of it. */
export function asksForReminders(reading: Reading): boolean {
  const said = asTyped(reading);
  return SAYS.speaksOfThem.isIn(said) && !ORDERS.begins(said) && !SAYS.notSeen.isIn(said);
}
