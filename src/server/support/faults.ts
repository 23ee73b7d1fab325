import type { Kysely } from 'kysely';
import { FAULT_REFERENCE } from '#catalogues/limits.ts';
import { withoutPrivate } from '#machines/kit/sensitive/in-reports.ts';
import type { Schema } from '../db/schema.ts';
import { askedDays, beginningOfDay, dayAfter } from '../histories/days.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';

/** Many households share one address of their network, so it may tell more than a person. */
const OF_AN_ADDRESS = { name: 'faults-address', points: 120, seconds: 3_600 } as const;
const OF_A_PERSON = { name: 'faults-person', points: 40, seconds: 3_600 } as const;

/** So many different faults are kept, those that came last; and so many are shown. */
const MOST_KEPT = 1_000;
const MOST_SHOWN = 50;

interface FaultDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** The calls about faults of the portal: each is kept once, under the reference that people are shown, and counted. */
export function faultHandlers(deps: FaultDeps): Pick<Handlers, 'reportFault' | 'reportedFaults'> {
  const { db } = deps;
  const addresses = createLimit(db, OF_AN_ADDRESS);
  const people = createLimit(db, OF_A_PERSON);
  return {
    async reportFault({ input, person, address, log }) {
      const over = (await addresses.take(address)) ?? (person && (await people.take(person.id)));
      if (over) return tooMany(over);
      const fault = await keepFault(deps, input);
      log.warn({ event: 'client-fault', ...fault }, 'a fault of the portal was reported');
      return { status: 200, data: { noted: true } };
    },
    async reportedFaults({ input }) {
      const known = input.reference === undefined || FAULT_REFERENCE.test(input.reference);
      return { status: 200, data: { faults: known ? await faultsOf(db, input) : [] } };
    },
  };
}

async function keepFault({ db, clock }: FaultDeps, told: CallTaken<'reportFault'>) {
  // Whoever writes the call by hand is not trusted to have hidden anything.
  const fault = {
    reference: told.reference,
    name: withoutPrivate(told.name),
    message: withoutPrivate(told.message),
    place: withoutPrivate(told.place),
    stack: withoutPrivate(told.stack),
  };
  const now = clock();
  await db
    .insertInto('client_faults')
    .values({ ...fault, count: 1, first_at: now, last_at: now })
    .onConflict((on) =>
      on.column('reference').doUpdateSet((eb) => ({ count: eb('client_faults.count', '+', 1), last_at: now })),
    )
    .execute();
  await db
    .deleteFrom('client_faults')
    .where('reference', 'in', (eb) =>
      eb
        .selectFrom('client_faults')
        .select('reference')
        .orderBy('last_at', 'desc')
        .orderBy('reference')
        .offset(MOST_KEPT),
    )
    .execute();
  return fault;
}

/** Those that were reported last: of a reference, or on some days. */
async function faultsOf(db: Kysely<Schema>, { reference, ...days }: CallTaken<'reportedFaults'>) {
  const { from, to } = askedDays(days);
  let found = db.selectFrom('client_faults').selectAll();
  if (reference !== undefined) found = found.where('reference', '=', reference);
  if (from !== undefined) found = found.where('last_at', '>=', beginningOfDay(from));
  if (to !== undefined) found = found.where('last_at', '<', beginningOfDay(dayAfter(to)));
  const rows = await found.orderBy('last_at', 'desc').orderBy('reference').limit(MOST_SHOWN).execute();
  return rows.map(({ first_at, last_at, ...fault }) => ({
    ...fault,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
  }));
}
