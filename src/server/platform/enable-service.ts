import { type Selectable, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { writeAudit } from '../audit.ts';
import type { ServicesTable } from '../db/schema/estates.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { PlatformDeps } from './deps.ts';
import { lockEstate, noEstate } from './estates.ts';
import { addService, giveToResidents, monthly, serviceExists, soldOrNot } from './services.ts';

type Service = Selectable<ServicesTable>;
type Deps = Pick<PlatformDeps, 'db' | 'clock'>;

/**
 * Enable a service for an estate (S2 section 2). One of its own that is disabled is sold again, under its own price; one of
 * another estate is copied, unless the estate has its name already: then that one is enabled, or exists.
 */
export function enableService(
  deps: Deps,
  actor: string,
  { service_id, estate: estateId }: CallTaken<'enableService'>,
): Promise<CallAnswer<'enableService'>> {
  return deps.db.transaction().execute(async (trx) => {
    const estate = await lockEstate(trx, estateId);
    if (estate === undefined) return noEstate;
    const wanted = await trx.selectFrom('services').selectAll().where('id', '=', service_id).executeTakeFirst();
    if (wanted === undefined) return noService;
    const own = await namedAlike(trx, estate.id, wanted.name);
    if (own?.enabled && own.id !== wanted.id) return serviceExists;
    const id = own === undefined ? await copy(trx, estate.id, wanted) : await switchOn(trx, own);
    if (id === null) return serviceExists;
    if (own?.enabled !== true) {
      const after = own === undefined ? monthly(wanted.monthly_kobo) : soldOrNot(true);
      const detail = { before: own === undefined ? null : soldOrNot(false), after };
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
    const wanted = trx.selectFrom('services').selectAll().where('id', '=', id);
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

function namedAlike(trx: Transaction<Schema>, estateId: number, name: string): Promise<Service | undefined> {
  return trx
    .selectFrom('services')
    .selectAll()
    .where('estate_id', '=', estateId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
}

function copy(trx: Transaction<Schema>, estateId: number, { name, kind, monthly_kobo }: Service) {
  return addService(trx, estateId, { name, kind, monthlyKobo: monthly_kobo });
}

async function switchOn(trx: Transaction<Schema>, { id, estate_id }: Service): Promise<number> {
  await trx.updateTable('services').set({ enabled: true }).where('id', '=', id).execute();
  await giveToResidents(trx, { id, estateId: estate_id });
  return id;
}

const noService = refused('service-not-found', PLATFORM_SENTENCES.noService);
