import { type Kysely, sql } from 'kysely';
import { PROVIDERS, type ProviderCode } from '#catalogues/products/providers.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { Person } from '#src/server/person.ts';
import { holdFee } from '../../support/server/settings.ts';
import { settleHouses } from './houses.ts';

/** One meter of each kind that the sandbox vendor knows. */
export const METERS = {
  plain: '45012340001',
  late: '45012347777',
  lost: '45012348888',
  refused: '45012349999',
} as const;

/** The estate of every schedule. */
export const ESTATE = { id: 901, name: 'Palm Court', active: true } as const;

/** The resident who buys in every schedule. */
export const RESIDENT: Person = {
  id: '11111111-1111-4111-8111-111111111111',
  sessionId: '11111111-1111-4111-8111-1111111111aa',
  email: 'amaka@palmcourt.example',
  firstName: 'Amaka',
  lastName: 'Eze',
  phone: '08030000001',
  role: 'service-user',
  verified: true,
  helpsLearning: false,
  wantsReminders: true,
  wantsAnnouncements: true,
  passwordGuessable: false,
  hasSecondFactor: false,
  factorWays: [],
  provedAt: null,
  awaits: 'nothing',
  status: 'occupied',
  address: 'House 1',
  language: null,
  meterNumber: METERS.plain,
  estate: ESTATE,
};

/** Somebody of another estate, who must never see anything of the resident's. */
export const STRANGER: Person = {
  ...RESIDENT,
  id: '22222222-2222-4222-8222-222222222222',
  email: 'bola@cedarview.example',
  estate: { id: 902, name: 'Cedar View', active: true },
};

/** Who looks after orders that are stuck, in every schedule. */
export const ADMINISTRATOR: Person = {
  ...RESIDENT,
  id: '33333333-3333-4333-8333-333333333333',
  email: 'platform@wattchat.example',
  role: 'netplus-admin',
  meterNumber: null,
  estate: null,
};

/** Each provider's convenience fee, kobo; one takes none (DECISIONS 18). */
export const FEES_KOBO = Object.fromEntries(
  PROVIDERS.map(({ code }) => [code, code === 'smile' ? 0 : 10_000]),
) as Readonly<Record<ProviderCode, number>>;

const CHANGING = [
  'sandbox_mail',
  'arrears_policies',
  'transaction_counts',
  'estate_transaction_counts',
  'mail_outbox',
  'sandbox_vends',
  'sandbox_chargebacks',
  'sandbox_captures',
  'sandbox_payments',
  'payout_lines',
  'payouts',
  'estate_payments',
  'receipt_sends',
  'cases',
  'refund_marks',
  'audit',
  'webhook_events',
  'refunds',
  'refund_attempts',
  'further_payments',
  'second_looks',
  'chargebacks',
  'tokens',
  'vend_attempts',
  'payments',
  'ledger_entries',
  'ledger_transactions',
  'sweep_rounds',
  'silences',
  'question_budgets',
  'capture_looks',
  'orders',
] as const;

/** Write the estates, people and meters that every schedule shares. */
export async function settle(db: Kysely<Schema>): Promise<void> {
  for (const { estate, ...person } of [RESIDENT, STRANGER, ADMINISTRATOR]) {
    if (estate !== null)
      await db.insertInto('estates').values({ id: estate.id, name: estate.name, logo: null }).execute();
    await db
      .insertInto('users')
      .values({
        id: person.id,
        email: person.email,
        password_hash: 'none',
        first_name: person.firstName,
        last_name: person.lastName,
        phone: person.phone,
        role: person.role,
        estate_id: estate?.id ?? null,
        status: 'occupied',
        meter_number: null,
        address: person.address,
        created_at: new Date(0),
      })
      .execute();
  }
  const meters = Object.values(METERS).map((meter_number) => ({
    meter_number,
    estate_id: ESTATE.id,
    landlord_name: 'Amaka Eze',
    house_address: 'House 1',
  }));
  await db.insertInto('meters').values(meters).execute();
  await settleHouses(db, RESIDENT.id, ESTATE.id);
  for (const { code } of PROVIDERS) await holdFee(db, code, FEES_KOBO[code] ?? null);
}

/** The resident, who lives on a meter from now on. */
export async function livingOn(db: Kysely<Schema>, meterNumber: string) {
  await db.updateTable('users').set({ meter_number: meterNumber }).where('id', '=', RESIDENT.id).execute();
  return { ...RESIDENT, meterNumber };
}

/** Take away what a schedule wrote. The tables refuse that by triggers, which stand aside for a replica. */
export async function forget(db: Kysely<Schema>): Promise<void> {
  const statements = CHANGING.map((table) => `delete from ${table};`).join(' ');
  await sql
    .raw(
      `do $$ begin set session_replication_role = replica; ${statements} set session_replication_role = origin; end $$`,
    )
    .execute(db);
}
