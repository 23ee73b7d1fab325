import { sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { DUES_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import type { MonthlyKind } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';
import { dayInLagos, formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import { monthlyKoboOn } from '../billing/prices.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { noSuchEstate, refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { literally, oneLine } from '../text.ts';
import type { PlatformDeps } from './deps.ts';

/** A page of services and fees, by estate and name, those that are disabled included. */
export async function listServices(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  { page, rows: most, estate, kind, term }: CallTaken<'monthlyServices'>,
): Promise<CallAnswer<'monthlyServices'>> {
  let found = db
    .selectFrom('services')
    .innerJoin('estates', 'estates.id', 'services.estate_id')
    .where('services.due', 'is', null);
  if (estate !== undefined) found = found.where('services.estate_id', '=', estate);
  if (kind !== undefined) found = found.where('services.kind', '=', kind);
  if (term) found = found.where('services.name', 'ilike', `%${literally(term)}%`);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['services.id', 'services.name', 'services.kind', 'services.enabled', 'services.description'])
    .select(monthlyKoboOn(dayInLagos(clock())).as('monthly_kobo'))
    .select(['estates.id as estate_id', 'estates.name as estate_name'])
    .select((query) =>
      query
        .selectFrom('residences')
        .innerJoin('user_services', 'user_services.user_id', 'residences.id')
        .whereRef('user_services.service_id', '=', 'services.id')
        // Whoever has moved pays only the estates where they hold a meter.
        .whereRef('residences.estate_id', '=', 'services.estate_id')
        .select(({ fn }) => fn.count<number>('residences.id').distinct().as('n'))
        .as('residents'),
    )
    .orderBy(sql`lower(estates.name), estates.id, lower(services.name), services.id`)
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  const services = rows.map(({ monthly_kobo, estate_id, estate_name, residents, description, ...service }) => ({
    ...service,
    ...(description !== null && { description }),
    amount: nairaOf(monthly_kobo),
    estate: { id: estate_id, name: estate_name },
    residents: residents ?? 0,
  }));
  return { status: 200, data: { services, total, page } };
}

/** What is created for which estate; the amount is naira a month. */
interface Creating {
  readonly kind: MonthlyKind;
  readonly name: string;
  readonly amount: number;
  readonly estate: number;
  /** What it covers, where that is said. */
  readonly description?: string | undefined;
}

const LEAST = DUES_AMOUNT_KOBO.least;

/** Make a service or a fee of an estate, which everybody who lives there pays by the month from now on (S2 section 2). */
export async function createService({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>, actor: string, given: Creating) {
  const read = PLATFORM_RULES.serviceName.safeParse(given.name);
  if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.serviceNameRequired);
  const { kind } = given;
  const monthlyKobo = koboOf(given.amount);
  if (monthlyKobo < LEAST) return refused('amount-too-small', PLATFORM_SENTENCES.monthTooCheap(formatNaira(LEAST)));
  return db.transaction().execute(async (trx) => {
    const estate = await lockEstate(trx, given.estate);
    if (estate === undefined) return noSuchEstate;
    const description = described(given.description);
    const id = await addService(trx, estate.id, { name: read.data, kind, monthlyKobo, description });
    if (id === null) return serviceExists;
    const action = kind === 'fee' ? 'fee-created' : 'service-created';
    const subject = `${read.data}, ${estate.name}`;
    const detail = { before: null, after: [monthly(monthlyKobo), description].filter(Boolean).join(': ') };
    await writeAudit(trx, { at: clock(), actor, action, subject, estateId: estate.id, detail });
    return { status: 200, data: { message: MESSAGES.serviceCreated, id } } as const;
  });
}

/** What is said of a name that the estate has (S2 section 8). */
export const serviceExists = refused('service-exists', MESSAGES.serviceExists);

/** A service or a fee to be; `monthlyKobo` is its price a month. */
interface NewService {
  readonly name: string;
  readonly kind: MonthlyKind;
  readonly monthlyKobo: number;
  readonly description: string | null;
}

/** What every estate is paid besides its services, by names that no service can have. */
const TAKEN = [ORDER_KINDS['dev-levy'].narration, MESSAGES.fineService];

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Add a service to an estate and have its residents pay for it; answers its id. Null when the estate has one of the name,
 * whatever the case of its letters: of several at once one is made.
 */
export async function addService(
  trx: Transaction<Schema>,
  estateId: number,
  { name, kind, monthlyKobo, description }: NewService,
): Promise<number | null> {
  if (TAKEN.some((taken) => alike(taken, name))) return null;
  const row = await trx
    .insertInto('services')
    .values({
      estate_id: estateId,
      // What a meter owes by the month is found by this name.
      name: alike(name, SERVICE_CHARGE) ? SERVICE_CHARGE : name,
      kind,
      monthly_kobo: monthlyKobo,
      description,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await giveToResidents(trx, { id: row.id, estateId });
  return row.id;
}

/** Have everybody who lives in the estate of a service pay for it; owners who live elsewhere pay the levy only. */
export async function giveToResidents(
  trx: Transaction<Schema>,
  service: { readonly id: number; readonly estateId: number },
): Promise<void> {
  await trx
    .insertInto('user_services')
    .columns(['user_id', 'service_id'])
    .expression((query) =>
      query
        .selectFrom('residences')
        .select((select) => ['id', select.val(service.id).as('service_id')])
        .where('role', '=', 'service-user')
        .where('estate_id', '=', service.estateId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a service covers, as it is kept: one line, null where nothing is said. */
export const described = (text = ''): string | null => oneLine(text) || null;

/** A price in the log: `₦2,500 a month`. */
export const monthly = (kobo: number): string => `${formatNaira(kobo)} a month`;

/** Whether a service is sold, in the log. */
export const soldOrNot = (enabled: boolean): string => (enabled ? 'enabled' : 'disabled');
