import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { auditPage } from '../administration/audit-log.ts';
import { invitationsTo } from '../administrators/deps.ts';
import { writeAudit } from '../audit.ts';
import { chargeFromNowOn } from '../charges/switched-on.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noSuchEstate, tooMany } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { IS_RESIDENT } from '../residents/residents.ts';
import { literally } from '../text.ts';
import type { PlatformDeps } from './deps.ts';
import { readAdministrator, registerEstate } from './register-estate.ts';

/** Administrators that one platform administrator registers in an hour: each one is sent a mail. */
const REGISTRATIONS = { name: 'register-estate', points: 30, seconds: 3_600 } as const;

type EstateCalls = 'estates' | 'registerEstate' | 'setEstateActive' | 'platformAuditLog';

/** The calls about estates and their administrators. */
export function platformEstateHandlers(deps: PlatformDeps): Pick<Handlers, EstateCalls> {
  const registrations = createLimit(deps.db, REGISTRATIONS);
  const sentTo = invitationsTo(deps.db);
  return {
    estates: ({ input }) => listEstates(deps, input),
    async registerEstate({ input, person }) {
      const read = readAdministrator(input);
      if ('refused' in read) return read.refused;
      const over = (await registrations.take(person.id)) ?? (await sentTo.take(read.good.invited.email));
      return over === null ? registerEstate(deps, person, read.good) : tooMany(over);
    },
    setEstateActive: ({ input, person }) => setEstateActive(deps, person.id, input),
    platformAuditLog: ({ input: { estate, ...asked } }) => auditPage(deps.db, estate ?? null, asked),
  };
}

/** A page of estates by name, and the totals of the cards, which no search changes (S2 section 2, Estates page). */
async function listEstates(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  { page, rows: most, term, list }: CallTaken<'estates'>,
): Promise<CallAnswer<'estates'>> {
  let found = db.selectFrom('estates');
  if (term) found = found.where('estates.name', 'ilike', `%${literally(term)}%`);
  if (list !== 'all') found = found.where('estates.active', '=', list === 'active');
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['estates.id', 'estates.name', 'estates.active'])
    .select((query) => [
      query
        .selectFrom('residences as users')
        .where(IS_RESIDENT)
        .whereRef('users.estate_id', '=', 'estates.id')
        .select(({ fn }) => fn.count<number>('users.id').distinct().as('n'))
        .as('residents'),
      query
        .selectFrom('meters')
        .whereRef('meters.estate_id', '=', 'estates.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('meters'),
      query
        .selectFrom('services')
        .whereRef('services.estate_id', '=', 'estates.id')
        .where('services.enabled', '=', true)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('services'),
    ])
    .orderBy(sql`lower(estates.name)`)
    .orderBy('estates.id')
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  const ids = rows.map(({ id }) => id);
  const administrators = await administratorsOf(db, ids);
  const invited = await invitedTo(db, ids, clock());
  const estates = rows.map(({ residents, meters, services, ...estate }) => ({
    ...estate,
    administrators: administrators.get(estate.id) ?? [],
    invited: invited.get(estate.id) ?? [],
    residents: residents ?? 0,
    meters: meters ?? 0,
    services: services ?? 0,
  }));
  return { status: 200, data: { estates, total, page, totals: await totalsOf(db) } };
}

interface Administrator {
  readonly name: string;
  readonly email: string;
}

/** Who administers each of some estates, by name; who cannot sign in does not. */
async function administratorsOf(db: Kysely<Schema>, ids: readonly number[]) {
  const byEstate = new Map<number | null, Administrator[]>();
  if (ids.length === 0) return byEstate;
  const people = await db
    .selectFrom('users')
    .select(['estate_id', 'first_name', 'last_name', 'email'])
    .where('role', '=', 'service-admin')
    .where('disabled', '=', false)
    .where('estate_id', 'in', ids)
    .orderBy(sql`lower(last_name), lower(first_name), id`)
    .execute();
  for (const { estate_id, first_name, last_name, email } of people) {
    const one = { name: `${first_name} ${last_name}`.trim(), email };
    byEstate.set(estate_id, [...(byEstate.get(estate_id) ?? []), one]);
  }
  return byEstate;
}

/** Who is invited to administer each of some estates and has not accepted, by name. */
async function invitedTo(db: Kysely<Schema>, ids: readonly number[], now: Date) {
  const byEstate = new Map<number, (Administrator & { readonly expired: boolean })[]>();
  if (ids.length === 0) return byEstate;
  const people = await db
    .selectFrom('administrator_invitations')
    .select(['estate_id', 'first_name', 'last_name', 'email', 'expires_at'])
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('estate_id', 'in', ids)
    .orderBy(sql`lower(last_name), lower(first_name), id`)
    .execute();
  for (const { estate_id, first_name, last_name, email, expires_at } of people) {
    const one = { name: `${first_name} ${last_name}`.trim(), email, expired: expires_at <= now };
    byEstate.set(estate_id, [...(byEstate.get(estate_id) ?? []), one]);
  }
  return byEstate;
}

async function totalsOf(db: Kysely<Schema>) {
  const { total, active } = await db
    .selectFrom('estates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where active)`.as('active'))
    .executeTakeFirstOrThrow();
  return { total, active, inactive: total - active };
}

/**
 * Deactivate an estate, or activate it again (DECISIONS 39). It holds from the next order on, without anybody signing in
 * again; orders that are open already go on to their end.
 */
export function setEstateActive(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  actor: string,
  { property_id, active }: CallTaken<'setEstateActive'>,
): Promise<CallAnswer<'setEstateActive'>> {
  return db.transaction().execute(async (trx) => {
    const estate = await lockEstate(trx, property_id);
    if (estate === undefined) return noSuchEstate;
    const { id, name } = estate;
    if (estate.active !== active) {
      await trx.updateTable('estates').set({ active }).where('id', '=', id).execute();
      if (active) await chargeFromNowOn(trx, clock(), { estateId: id });
      const action = active ? 'estate-activated' : 'estate-deactivated';
      const detail = { before: stateOf(estate.active), after: stateOf(active) };
      await writeAudit(trx, { at: clock(), actor, action, subject: name, estateId: id, detail });
    }
    const { estateActivated, estateDeactivated } = PLATFORM_SENTENCES;
    return { status: 200, data: { message: active ? estateActivated(name) : estateDeactivated(name), active } };
  });
}

const stateOf = (active: boolean) => (active ? 'active' : 'inactive');
