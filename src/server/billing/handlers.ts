import type { Kysely } from 'kysely';
import { notYet } from '../accounts/awaiting.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { refusal } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { arrears, stopping } from './arrears.ts';
import { summarise } from './summary.ts';

/** The calls about what is owed. */
export function billingHandlers(deps: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}): Pick<Handlers, 'servicePayments' | 'devLevyMeter'> {
  const { db, clock } = deps;
  return {
    async servicePayments({ input, person }) {
      if (!(await mayAskAbout(db, person, input.meter_number)))
        return { status: 404, data: refusal('meter-not-found') };
      const hidden = await hiddenFrom(db, person, input.meter_number);
      if (hidden !== null) return hidden;
      return { status: 200, data: { data: await summarise(db, input.meter_number, clock()) } };
    },
    async devLevyMeter({ input, person }) {
      if (!(await mayAskAbout(db, person, input.meter_number)))
        return { status: 404, data: refusal('meter-not-found') };
      const hidden = await hiddenFrom(db, person, input.meter_number);
      if (hidden !== null) return hidden;
      const summary = await summarise(db, input.meter_number, clock());
      return { status: 200, data: { data: summary && { devLevy: summary.devLevy } } };
    },
  };
}

/** What is told in place of the figures while a person may not see them: what stops power, and how they come to see more. */
async function hiddenFrom(db: Kysely<Schema>, person: Person, meterNumber: string) {
  const why = notYet(person);
  if (why === null) return null;
  const stops = person.role === 'service-user' ? stopping(await arrears(db, meterNumber)) : [];
  return { status: 403, data: { ...why, stops } } as const;
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
