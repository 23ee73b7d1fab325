import { RUN_PHRASES } from '#catalogues/lexicon/phrases/run-changes.ts';
import { MONTH_NAMES } from '../reading/calendar.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(RUN_PHRASES);
const ORDERS = sequence(many(SAYS.lead), SAYS.orders);

/** A run that is to be stopped or gone on with: the flow that does it, and which run is meant as far as that is said. */
export interface RunChange {
  readonly flow: 'stop-charges' | 'resume-charges' | 'stop-reminders' | 'resume-reminders';
  readonly values: {
    /** 1 to 12. */
    readonly month?: string;
    /** What could not be delivered or charged is meant, and not what was stopped. */
    readonly failed?: 'true';
  };
}

/** 'Stop the reminders', 'go on with the December run', 'retry the failed lines'; undefined where a sentence says anything else, or more. */
export function runChangeSaid(reading: Reading): RunChange | undefined {
  const flow = flowSaid(reading);
  if (flow === undefined) return undefined;
  const month = reading.list.map(({ word }) => MONTH_NAMES.get(word)).find((one) => one !== undefined);
  const said = asTyped(reading);
  const failed = SAYS.retriesReminders.covers(said) || SAYS.retriesCharges.covers(said);
  return { flow, values: { ...(month !== undefined && { month: String(month) }), ...(failed && { failed: 'true' }) } };
}

function flowSaid(reading: Reading): RunChange['flow'] | undefined {
  const said = asTyped(reading);
  if (SAYS.stopsReminders.covers(said)) return 'stop-reminders';
  if (SAYS.resumesReminders.covers(said) || SAYS.retriesReminders.covers(said)) return 'resume-reminders';
  if (SAYS.stopsCharges.covers(said)) return 'stop-charges';
  return SAYS.resumesCharges.covers(said) || SAYS.retriesCharges.covers(said) ? 'resume-charges' : undefined;
}

/** True where somebody, a sum or a day is named of reminders that are to be stopped or gone on with: they are one run for all. */
export function changesSomeReminders(reading: Reading): boolean {
  const said = asTyped(reading);
  const some = SAYS.stopsSome.begins(said) || SAYS.resumesSome.begins(said);
  return some && !SAYS.otherReminders.isIn(said) && flowSaid(reading) === undefined;
}

/** True where reminders are spoken of that were sent, and nothing is ordered: who was reminded, and what became of it. */
export function asksForReminders(reading: Reading): boolean {
  const said = asTyped(reading);
  return SAYS.speaksOfThem.isIn(said) && !ORDERS.begins(said) && !SAYS.notSeen.isIn(said);
}
