import type { Values } from '#machines/kit/field.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import type { Script } from '../../../support/portal.ts';

/** Whoever runs the platform. */
export const PLATFORM = { ...RESIDENT, role: 'netplus-admin' as const, meterNumber: null, estate: null };

/** A flow in the hands of a platform administrator. */
export const platformRun = (flow: string, given: Partial<Script> = {}, values: Values = {}) =>
  accountRun(flow, given, { person: PLATFORM, values });

/** The same, as far as a step: what there is to choose from has come by then. */
export async function runTo(step: string, flow: string, values: Values = {}, given: Partial<Script> = {}) {
  const run = platformRun(flow, given, values);
  await run.until(step);
  return run;
}
