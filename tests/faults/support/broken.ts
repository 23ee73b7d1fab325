import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#src/server/db/schema.ts';
import type { PaymentPort } from '#src/server/payments/port.ts';
import type { VendingPort } from '#src/server/vending/port.ts';
import type { Broken, World } from './world.ts';

/** The provider's word and our own to it, without what this world's server has lost. */
export function brokenPayments({ broken, db, random }: World, port: PaymentPort): PaymentPort {
  return {
    ...port,
    async verify(question) {
      const report = await port.verify(question);
      if (report.status === 'unknown') return report;
      if (broken.has('forget the fee')) return { ...report, feeKobo: null };
      // As though it had not been asked.
      if (broken.has('no question before a refund') && report.status === 'refunded')
        return { ...report, status: 'captured' };
      if (!broken.has('trust the amount')) return report;
      const order = await db
        .selectFrom('orders')
        .select('total_kobo')
        .where('order_id', '=', question.orderId)
        .executeTakeFirstOrThrow();
      return { ...report, amountKobo: order.total_kobo };
    },
    refund: (request) =>
      port.refund(broken.has('random refund key') ? { ...request, key: `refund-${random.uuid()}` } : request),
  };
}

/** The same of the vendor's. */
export function brokenVending({ broken }: World, port: VendingPort): VendingPort {
  return {
    ...port,
    async vend(request) {
      const answer = await port.vend(request);
      const refused = broken.has('refund on time-out') && answer.kind === 'unknown';
      return refused ? { kind: 'refused', reason: answer.reason } : answer;
    },
    query: async (reference) =>
      broken.has('no question before a send') ? { kind: 'not-found' } : port.query(reference),
  };
}

/** A trigger, as one statement: the embedded data base takes no two at once. */
const before = (table: string, events: string, body: string): string => `do $do$ begin
  create function break_${table}() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
  create trigger break_${table} before ${events} on ${table} for each row execute function break_${table}();
end $do$`;

/** A posting that somebody else is writing, or has written, under the same key. */
const AGAIN = `if not pg_try_advisory_xact_lock(hashtext(new.order_id || new.kind))
  or exists (select from ledger_transactions one where one.order_id = new.order_id and one.kind = new.kind)
  then new.kind := new.kind || ' again'; end if;`;

/** What a top-up's part has paid is credited to the meter once more, by a posting of its own. */
const PAID_AGAIN = `if new.state = 'fulfilled' and old.state <> 'fulfilled' and new.idempotency_key like 'split-%' then
  with again as (
    insert into ledger_transactions (order_id, kind, narration, at)
    values (new.order_id, 'delivered again', new.narration, new.updated_at) returning id
  )
  insert into ledger_entries (transaction_id, account, amount_kobo)
  select again.id, line.account, line.kobo from again, (values
    ('meter:' || new.destination_account || ':' || substring(new.idempotency_key from '^split-[A-Z]+-[^-]+-(.*)$'), new.amount_kobo),
    ('estate:' || new.estate_id || ':collected', -new.amount_kobo)) as line (account, kobo);
  end if;`;

/** What is owed back for a top-up whose price was paid is without the part for the debt. */
const WITHOUT_PART = `new.amount_kobo := new.amount_kobo - coalesce(
  (select debt_kobo from orders where order_id = new.order_id and total_kobo = new.amount_kobo), 0);`;

/** How each guard that the data base is a part of is taken away in it, for good. */
const STATEMENTS: Readonly<Partial<Record<Broken, string>>> = {
  'fee as sales': before(
    'ledger_entries',
    'insert',
    `if new.account = 'fees' then new.account := 'sales:power'; end if;`,
  ),
  // Whoever wants it finds that the lease is over.
  'no lease': before('orders', 'update', `if new.claimed_until is not null then new.claimed_until := 'epoch'; end if;`),
  // A delivery leaves its part for the debt as credit.
  'no dues paid': before('orders', 'insert', `if new.idempotency_key like 'split-%' then return null; end if;`),
  'dues paid twice': before('orders', 'update', PAID_AGAIN),
  'refund without the part': before('refunds', 'insert', WITHOUT_PART),
  'vends without a number': 'alter table vend_attempts drop constraint vend_attempts_pkey cascade',
  'refunds without a number': 'alter table refund_attempts drop constraint refund_attempts_pkey cascade',
  // Statements name the key of postings, so that it stays, and a second one is of another kind.
  'no unique keys': `${before('ledger_transactions', 'insert', AGAIN)};
    alter table second_looks drop constraint second_looks_pkey cascade;
    alter table payments drop constraint payments_pkey cascade, drop constraint payments_provider_reference_key;
    alter table tokens drop constraint tokens_pkey cascade;
    alter table refunds drop constraint refunds_pkey cascade, drop constraint refunds_key_key`,
};

/** Takes guards away in a data base that nothing else is to be done with. */
export async function breakIn(db: Kysely<Schema>, broken: readonly Broken[]): Promise<void> {
  for (const one of broken) {
    const statement = STATEMENTS[one];
    if (statement !== undefined) await sql.raw(statement).execute(db);
  }
}

const refund = z.object({ reference: z.string(), amountKobo: z.int(), key: z.string() });

/** What a careless provider answers to another key for a payment that went back; undefined: it is asked for something else. */
export async function refundedAgain(db: Kysely<Schema>, url: string, init: RequestInit | undefined) {
  const asked = url.endsWith('/refunds') ? refund.safeParse(JSON.parse(String(init?.body))) : undefined;
  if (!asked?.success) return undefined;
  const { reference, amountKobo, key } = asked.data;
  const again = await db
    .updateTable('sandbox_payments')
    .set((set) => ({ refunded_kobo: set('refunded_kobo', '+', amountKobo), refund_key: key }))
    .where('trans_id', '=', reference)
    .where('status', '=', 'refunded')
    .where('refund_key', '!=', key)
    .returning('refund_reference')
    .executeTakeFirst();
  return again && Response.json({ refundReference: again.refund_reference });
}
