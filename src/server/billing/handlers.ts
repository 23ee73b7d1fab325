import type { Kysely } from 'kysely';
import { notYet } from '../accounts/awaiting.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { NO_OWN_METER, refusal } from '../http/refusals.ts';
import { livesThereSince } from '../moves/moves.ts';
import { personOn } from '../moves/person-on.ts';
import type { Person } from '../person.ts';
import { debtsTold } from './settles.ts';
import { dividingOf, splitTold } from './split.ts';
import { standingOf, told } from './standing.ts';
import { summarise } from './summary.ts';

interface BillingDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** The calls about what is owed. */
export function billingHandlers(deps: BillingDeps): Pick<Handlers, 'servicePayments' | 'devLevyMeter'> {
  const { db, clock } = deps;
  return {
    async servicePayments({ input, person: asking }) {
      const person = await asked(db, asking, input.meter_number);
      if (person === null) return noMeterOf(asking);
      const hidden = await hiddenFrom(deps, person, input.meter_number);
      if (hidden !== null) return hidden;
      const at = clock();
      const data = await summarise(db, input.meter_number, at, await seenSince(db, person, input.meter_number));
      const judged = await standingOf(db, input.meter_number, at);
      const standing = await told(db, input.meter_number, at, judged);
      const dividing = await dividingOf(db, input.meter_number, judged);
      const split = dividing && { split: splitTold(dividing) };
      const debts = await debtsTold(db, input.meter_number);
      return { status: 200, data: { data, debts, ...(standing && { standing }), ...split } };
    },
    async devLevyMeter({ input, person: asking }) {
      const person = await asked(db, asking, input.meter_number);
      if (person === null) return noMeterOf(asking);
      const hidden = await hiddenFrom(deps, person, input.meter_number);
      if (hidden !== null) return hidden;
      const summary = await summarise(db, input.meter_number, clock());
      return { status: 200, data: { data: summary && { devLevy: summary.devLevy } } };
    },
  };
}

/** What is said of a meter that somebody may not ask about; who moved out of the own one is told that. */
function noMeterOf({ role, meterNumber }: Person) {
  const movedOut = meterNumber === null && (role === 'service-user' || role === 'service-owner');
  return { status: 404, data: movedOut ? NO_OWN_METER : refusal('meter-not-found') } as const;
}

/** Since when what was paid on a meter is somebody's to know; null: all of it is. */
async function seenSince(db: Kysely<Schema>, { id, role }: Person, meterNumber: string): Promise<Date | null> {
  return role === 'service-user' ? livesThereSince(db, { userId: id, meterNumber }) : null;
}

/** What is told in place of the figures while a person may not see them: what stops power, and how they come to see more. */
async function hiddenFrom({ db, clock }: BillingDeps, person: Person, meterNumber: string) {
  const why = notYet(person);
  if (why === null) return null;
  if (person.role !== 'service-user') return { status: 403 as const, data: { ...why, stops: [] } };
  const at = clock();
  const judged = await standingOf(db, meterNumber, at);
  const all = await told(db, meterNumber, at, judged);
  const stops = [...judged.standing.stops];
  if (all === undefined) return { status: 403 as const, data: { ...why, stops } };
  // What is owed, since when, and whom an estate has let buy are the business of those who live there.
  const name = all.name === 'blocked' ? ('blocked' as const) : ('clear' as const);
  const standing = { ...all, name, reminds: [], until: null };
  return { status: 403 as const, data: { ...why, stops, standing } };
}

/** Whoever asks about a meter that they may ask about, as they are there; null for any other. */
async function asked(db: Kysely<Schema>, asking: Person, meterNumber: string): Promise<Person | null> {
  const person = asking.role === 'service-user' ? await personOn(db, asking, meterNumber) : asking;
  return person !== null && (await mayAskAbout(db, person, meterNumber)) ? person : null;
}

/**
 * True when a person may ask about a meter: their own, or for an estate administrator any of the estate. A meter of
 * somebody else is the same to them as one that does not exist.
 */
async function mayAskAbout(db: Kysely<Schema>, person: Person, meterNumber: string): Promise<boolean> {
  if (person.estate === null) return false;
  const meter = await db
    .selectFrom('meters')
    .select('meter_number')
    .where('meter_number', '=', meterNumber)
    .where('estate_id', '=', person.estate.id)
    .executeTakeFirst();
  return meter !== undefined && (person.role === 'service-admin' || person.meterNumber === meterNumber);
}
