import { type Kysely, sql, type Transaction } from 'kysely';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { SERVICE_CHARGE } from '../billing/summary.ts';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';
import { monthsBefore, writeDues } from './dues.ts';
import { DEMO_ESTATES, type DemoEstate, PLATFORM_DOMAIN } from './estates.ts';
import { meterNumber, meterNumberEnding } from './meter-numbers.ts';
import type { DemoPerson } from './people.ts';

interface Seeding {
  readonly trx: Transaction<Schema>;
  readonly random: Random;
  readonly now: Date;
  readonly passwordHash: string;
}

/** Serial numbers of one estate lie so far apart, so that wanted endings never meet. */
const SERIAL_STEP = 137;

/** The number of the lock that a seeding server holds. */
const SEED_LOCK = 2_026_001;

const PLATFORM: DemoPerson = { mailbox: 'platform', firstName: 'Ifeanyi', lastName: 'Okonkwo', role: 'netplus-admin' };

/**
 * With `demo` on, the demonstration estates and accounts exist (made once); with it off nobody can sign in to one,
 * whatever an earlier start has left in the data base.
 */
export async function settleDemo(
  deps: { db: Kysely<Schema>; random: Random; clock: () => Date },
  demo: boolean,
): Promise<void> {
  const { db, random, clock } = deps;
  const domains = [...DEMO_ESTATES.map((estate) => estate.mailDomain), PLATFORM_DOMAIN];
  for (const domain of domains) {
    await db.updateTable('users').set({ disabled: !demo }).where('email', 'like', `%@${domain}`).execute();
  }
  if (!demo || (await isSeeded(db))) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD, random);
  await db.transaction().execute(async (trx) => {
    // Of several servers that start at once on one data base, one seeds.
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    if (await isSeeded(trx)) return;
    const seeding = { trx, random, now: clock(), passwordHash };
    for (const estate of DEMO_ESTATES) await seedEstate(seeding, estate);
    await addUser(seeding, PLATFORM, { domain: PLATFORM_DOMAIN, estateId: null, meter: null, address: null, phone: 0 });
  });
}

async function isSeeded(db: Kysely<Schema>): Promise<boolean> {
  const platform = `${PLATFORM.mailbox}@${PLATFORM_DOMAIN}`;
  return (await db.selectFrom('users').select('id').where('email', '=', platform).executeTakeFirst()) !== undefined;
}

async function seedEstate(seeding: Seeding, estate: DemoEstate): Promise<void> {
  const { trx, now } = seeding;
  const { id } = await trx
    .insertInto('estates')
    .values({ name: estate.name, logo: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const services = await trx
    .insertInto('services')
    .values(estate.services.map(({ name, monthlyKobo }) => ({ estate_id: id, name, monthly_kobo: monthlyKobo })))
    .returning(['id', 'name', 'monthly_kobo'])
    .execute();
  const monthlyKobo = services.find((service) => service.name === SERVICE_CHARGE)?.monthly_kobo ?? 0;
  for (const [at, person] of estate.people.entries()) {
    const address = `House ${at + 1}, ${estate.street}`;
    const meter = person.role === 'service-admin' ? null : numberFor(estate, person, at);
    const landlord_name = `${person.firstName} ${person.lastName}`;
    if (meter !== null) {
      await trx
        .insertInto('meters')
        .values({ meter_number: meter, estate_id: id, landlord_name, house_address: address })
        .execute();
    }
    const userId = await addUser(seeding, person, {
      domain: estate.mailDomain,
      estateId: id,
      meter,
      address,
      phone: estate.firstSerial + at,
    });
    if (meter === null) continue;
    if (person.role === 'service-user') {
      await trx
        .insertInto('user_services')
        .values(services.map((service) => ({ user_id: userId, service_id: service.id })))
        .execute();
      await writeDues(trx, { number: meter, estateId: id, monthlyKobo }, person, now);
    } else {
      await writeDues(trx, { number: meter, estateId: id, monthlyKobo: 0 }, person, now);
    }
  }
}

function numberFor(estate: DemoEstate, person: DemoPerson, at: number): string {
  const serial = estate.firstSerial + at * SERIAL_STEP;
  return person.meterEnding === undefined ? meterNumber(serial) : meterNumberEnding(serial, person.meterEnding);
}

async function addUser(
  { trx, random, now, passwordHash }: Seeding,
  person: DemoPerson,
  home: { domain: string; estateId: number | null; meter: string | null; address: string | null; phone: number },
): Promise<string> {
  const id = random.uuid();
  await trx
    .insertInto('users')
    .values({
      id,
      email: `${person.mailbox}@${home.domain}`,
      password_hash: passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: `0803${String(home.phone % 10_000_000).padStart(7, '0')}`,
      role: person.role,
      estate_id: home.estateId,
      meter_number: home.meter,
      status: person.unoccupied ? 'unoccupied' : 'occupied',
      is_verified: !person.unverified,
      address: home.address,
      created_at: monthsBefore(now, 8, 2),
    })
    .execute();
  return id;
}
