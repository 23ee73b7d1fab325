import { type Selectable, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import { monthlyKoboOn } from '../billing/prices.ts';
import { chargeFromNowOn } from '../charges/switched-on.ts';
import type { ServicesTable } from '../db/schema/estates.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { noSuchEstate, refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import type { PlatformDeps } from './deps.ts';
import { addService, described, giveToResidents, monthly, serviceExists, soldOrNot } from './services.ts';

type Service = Selectable<ServicesTable>;
type Deps = Pick<PlatformDeps, 'db' | 'clock'>;

/**
 * Enable a service for an estate (S2 section 2). One of its own that is disabled is sold again, under its own price; one of
 * another estate is copied, unless the estate has its name already: then that one is enabled, or exists. What it covers is not
 * copied, for each estate says that of its own.
 */
export function enableService(
  deps: Deps,
  actor: string,
  { service_id, estate: estateId, description }: CallTaken<'enableService'>,
): Promise<CallAnswer<'enableService'>> {
  return deps.db.transaction().execute(async (trx) => {
    const estate = await lockEstate(trx, estateId);
    if (estate === undefined) return noSuchEstate;
    const wanted = await trx
      .selectFrom('services')
      .selectAll()
      .select(monthlyKoboOn(dayInLagos(deps.clock())).as('monthlyKobo'))
      .where('id', '=', service_id)
      .where('due', 'is', null)
      .executeTakeFirst();
    if (wanted === undefined) return noService;
    const own = await namedAlike(trx, estate.id, wanted.name);
    if (own?.enabled && own.id !== wanted.id) return serviceExists;
    const covers = described(description);
    const id =
      own === undefined
        ? await copy(trx, estate.id, wanted, covers)
        : await switchOn(trx, own, { covers, at: deps.clock() });
    if (id === null) return serviceExists;
    if (own?.enabled !== true) {
      const after = own === undefined ? monthly(wanted.monthlyKobo) : soldOrNot(true);
      const told = [after, covers].filter(Boolean).join(': ');
      const detail = { before: own === undefined ? null : soldOrNot(false), after: told };
      const deed = { at: deps.clock(), actor, action: 'service-enabled', estateId: estate.id, detail } as const;
      await writeAudit(trx, { ...deed, subject: `${wanted.name}, ${estate.name}` });
    }
    return { status: 200, data: { message: PLATFORM_SENTENCES.serviceEnabled(wanted.name, estate.name), id } };
  });
}

/** Stop selling a service or a fee of an estate. What was ordered or paid of it stays. */
export function disableService(
  deps: Deps,
  actor: string,
  { service_id: id }: CallTaken<'disableService'>,
): Promise<CallAnswer<'disableService'>> {
  return deps.db.transaction().execute(async (trx) => {
    const wanted = trx.selectFrom('services').selectAll().where('id', '=', id).where('due', 'is', null);
    const estateOf = await wanted.executeTakeFirst();
    // The estate's lock comes first, as it does where services are enabled: else the two could wait for each other.
    const estate = estateOf && (await lockEstate(trx, estateOf.estate_id));
    if (estate === undefined) return noService;
    const service = await wanted.executeTakeFirstOrThrow();
    if (service.enabled) {
      await trx.updateTable('services').set({ enabled: false }).where('id', '=', id).execute();
      const detail = { before: soldOrNot(true), after: soldOrNot(false) };
      const deed = { at: deps.clock(), actor, action: 'service-disabled', estateId: estate.id, detail } as const;
      await writeAudit(trx, { ...deed, subject: `${service.name}, ${estate.name}` });
    }
    return { status: 200, data: { message: PLATFORM_SENTENCES.serviceDisabled(service.name, estate.name), id } };
  });
}

/** Say what a service covers, or take that away; each change has its line. */
export function describeService(
  deps: Deps,
  actor: string,
  { service_id: id, description }: CallTaken<'describeService'>,
): Promise<CallAnswer<'describeService'>> {
  return deps.db.transaction().execute(async (trx) => {
    const wanted = trx.selectFrom('services').selectAll().where('id', '=', id).where('due', 'is', null);
    const estateOf = await wanted.executeTakeFirst();
    const estate = estateOf && (await lockEstate(trx, estateOf.estate_id));
    if (estate === undefined) return noService;
    const { name, description: before } = await wanted.executeTakeFirstOrThrow();
    const after = described(description);
    if (after !== before) {
      await trx.updateTable('services').set({ description: after }).where('id', '=', id).execute();
      const deed = { at: deps.clock(), actor, action: 'service-described', estateId: estate.id } as const;
      await writeAudit(trx, { ...deed, subject: `${name}, ${estate.name}`, detail: { before, after } });
    }
    return { status: 200, data: { message: PLATFORM_SENTENCES.serviceDescribed(name, after !== null), id } };
  });
}

function namedAlike(trx: Transaction<Schema>, estateId: number, name: string): Promise<Service | undefined> {
  return trx
    .selectFrom('services')
    .selectAll()
    .where('estate_id', '=', estateId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
}

function copy(
  trx: Transaction<Schema>,
  estateId: number,
  { name, kind, monthlyKobo }: Pick<Service, 'name' | 'kind'> & { readonly monthlyKobo: number },
  covers: string | null,
) {
  return addService(trx, estateId, { name, kind, monthlyKobo, description: covers });
}

async function switchOn(
  trx: Transaction<Schema>,
  { id, estate_id, enabled }: Service,
  { covers, at }: { readonly covers: string | null; readonly at: Date },
): Promise<number> {
  if (!enabled) await chargeFromNowOn(trx, at, { serviceId: id });
  const set = { enabled: true, ...(covers !== null && { description: covers }) };
  await trx.updateTable('services').set(set).where('id', '=', id).execute();
  await giveToResidents(trx, { id, estateId: estate_id });
  return id;
}

const noService = refused('service-not-found', PLATFORM_SENTENCES.noService);
