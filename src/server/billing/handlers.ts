import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { mayAskAbout } from '../estates/own-meter.ts';
import { refusal } from '../http/answering/problems.ts';
import type { Handlers } from '../http/handlers.ts';
import { summarise } from './summary.ts';

/** The calls about what is owed. */
export function billingHandlers(deps: { db: Kysely<Schema> }): Pick<Handlers, 'servicePayments' | 'devLevyMeter'> {
  const { db } = deps;
  return {
    async servicePayments({ input, person }) {
      if (!(await mayAskAbout(db, person, input.meter_number)))
        return { status: 404, data: refusal('meter-not-found') };
      return { status: 200, data: { data: await summarise(db, input.meter_number) } };
    },
    async devLevyMeter({ input, person }) {
      if (!(await mayAskAbout(db, person, input.meter_number)))
        return { status: 404, data: refusal('meter-not-found') };
      const summary = await summarise(db, input.meter_number);
      return { status: 200, data: { data: summary && { devLevy: summary.devLevy } } };
    },
  };
}
