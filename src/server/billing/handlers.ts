import type { Kysely } from 'kysely';
import { notYet } from '../accounts/awaiting.ts';
import { mayAskAbout } from '../accounts/own-meter.ts';
import type { Schema } from '../db/schema.ts';
import { refusal } from '../http/answering/problems.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Person } from '../person.ts';
import { arrears, stopping } from './arrears.ts';
import { summarise } from './summary.ts';

/** The calls about what is owed. */
export function billingHandlers(deps: { db: Kysely<Schema> }): Pick<Handlers, 'servicePayments' | 'devLevyMeter'> {
  const { db } = deps;
  return {
    async servicePayments({ input, person }) {
      if (!(await mayAskAbout(db, person, input.meter_number)))
        return { status: 404, data: refusal('meter-not-found') };
      const hidden = await hiddenFrom(db, person, input.meter_number);
      if (hidden !== null) return hidden;
      return { status: 200, data: { data: await summarise(db, input.meter_number) } };
    },
    async devLevyMeter({ input, person }) {
      if (!(await mayAskAbout(db, person, input.meter_number)))
        return { status: 404, data: refusal('meter-not-found') };
      const hidden = await hiddenFrom(db, person, input.meter_number);
      if (hidden !== null) return hidden;
      const summary = await summarise(db, input.meter_number);
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
