import { type Kysely, sql } from 'kysely';
import { STOREFRONT_FEE_KOBO } from '#catalogues/limits.ts';
import { PROVIDERS } from '#catalogues/products/providers.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';
import { addAccount, emailOf } from './accounts.ts';
import { DEMO_ESTATES, PLATFORM_DOMAIN } from './estates.ts';
import { seedOffice } from './past/office.ts';
import { PLATFORM_ADMINISTRATOR } from './people.ts';
import { seedEstate } from './seed-estate.ts';

/** The number of the lock that a seeding server holds. */
const SEED_LOCK = 2_026_001;

/**
 * With `demo` on, the demonstration estates and accounts exist (made once) and every provider has a fee; with it off nobody
 * can sign in to one, whatever an earlier start has left in the data base.
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
  if (!demo) return;
  // Apart from the rest, so that a data folder that was seeded before there were fees gets them too.
  await seedFees(deps);
  if (await isSeeded(db)) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD, random);
  await db.transaction().execute(async (trx) => {
    // Of several servers that start at once on one data base, one seeds.
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    if (await isSeeded(trx)) return;
    const seeding = { trx, random, now: clock(), passwordHash };
    for (const estate of DEMO_ESTATES) await seedEstate(seeding, estate);
    const home = { domain: PLATFORM_DOMAIN, estateId: null, meter: null, address: null, phoneSerial: 9_000_001 };
    const platform = await addAccount(seeding, PLATFORM_ADMINISTRATOR, home);
    await seedOffice(seeding, platform);
  });
}

async function isSeeded(db: Kysely<Schema>): Promise<boolean> {
  const email = emailOf(PLATFORM_ADMINISTRATOR, PLATFORM_DOMAIN);
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** Every provider that has no fee yet charges 100 naira (DECISIONS 21); one that is set stays. */
export async function seedFees({ db, clock }: { db: Kysely<Schema>; clock: () => Date }): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const rows = await trx.selectFrom('setting_changes').select('scope').where('name', '=', 'fee').execute();
    const set = new Set(rows.map(({ scope }) => scope));
    const fees = PROVIDERS.filter(({ code }) => !set.has(code)).map(({ code }) => ({
      name: 'fee' as const,
      scope: code,
      value: String(STOREFRONT_FEE_KOBO),
      since: at,
      reason: null,
      set_by: null,
      set_at: at,
    }));
    if (fees.length > 0) await trx.insertInto('setting_changes').values(fees).execute();
  });
}
