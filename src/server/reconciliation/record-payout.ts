import { type Kysely, sql, type Transaction } from 'kysely';
import { accounts } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import { inParts } from '../db/in-parts.ts';
import type { Schema } from '../db/schema.ts';
import type { Payout } from '../payments/port.ts';
import { CAPTURED_AGAIN } from '../settlement/further.ts';

/** The kind of a posting by which a provider paid out. */
export const PAYOUT = 'payout';

/** The kind of an order's posting by which a payout told another fee than the capture had, or the first; then the reference. */
const FEE = 'provider-fee';

const HOUR_MS = 3_600_000;

/**
 * Write down what a provider paid out, with its lines. Once it says that the money was sent the ledger has it: a fee that differs
 * from what the capture told, on its order, and the payout itself, on the bank's day. Safe to repeat; what is in the ledger stays.
 */
export function recordPayout(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  provider: string,
  payout: Payout,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const figures = {
      status: payout.status,
      amount_kobo: payout.amountKobo,
      fee_kobo: payout.feeKobo,
      deducted_kobo: payout.deductedKobo,
      paid_kobo: payout.paidKobo,
      made_at: payout.at,
      bank_day: payout.bankDay,
    };
    const named = { provider, payout_id: payout.id };
    const { posted_at: posted } = await trx
      .insertInto('payouts')
      .values({ ...named, ...figures, read_at: now, posted_at: null })
      // It locks the row: of two servers that read the same payout the second finds it posted.
      .onConflict((conflict) => conflict.columns(['provider', 'payout_id']).doUpdateSet({ read_at: now }))
      .returning('posted_at')
      .executeTakeFirstOrThrow();
    if (posted !== null) return;
    const isPaid = payout.status === 'paid';
    await trx
      .updateTable('payouts')
      .set({ ...figures, posted_at: isPaid ? now : null })
      .where('provider', '=', provider)
      .where('payout_id', '=', payout.id)
      .execute();
    await writeLines(trx, named, payout);
    if (isPaid) await postPayout(trx, provider, payout, now);
  });
}

async function writeLines(
  trx: Transaction<Schema>,
  named: { readonly provider: string; readonly payout_id: string },
  { lines }: Payout,
): Promise<void> {
  const { provider, payout_id } = named;
  await trx.deleteFrom('payout_lines').where('provider', '=', provider).where('payout_id', '=', payout_id).execute();
  const rows = lines.map((line) => ({
    ...named,
    kind: line.kind,
    reference: line.reference,
    order_id: line.orderId,
    amount_kobo: line.amountKobo,
    fee_kobo: line.feeKobo,
    at: line.at,
  }));
  for (const part of inParts(rows)) await trx.insertInto('payout_lines').values(part).execute();
}

async function postPayout(trx: Transaction<Schema>, provider: string, payout: Payout, now: Date): Promise<void> {
  const at = valueDay(payout, now);
  const known = await feesPosted(trx, provider, payout);
  let told = 0;
  for (const { reference, feeKobo, kind } of payout.lines) {
    const before = known.get(reference);
    if (kind !== 'capture' || before === undefined) continue;
    told += feeKobo;
    const more = feeKobo - before.kobo;
    if (more === 0) continue;
    await post(trx, {
      kind: `${FEE} ${reference}`,
      orderId: before.orderId,
      narration: `Fee of ${provider}`,
      at,
      entries: [
        { account: accounts.provider(provider), kobo: more },
        { account: accounts.providerFees(provider), kobo: -more },
      ],
    });
  }
  // Fees of the payout itself, and of payments that we do not know.
  const rest = payout.feeKobo - told;
  if (payout.paidKobo === 0 && rest === 0) return;
  await post(trx, {
    kind: PAYOUT,
    narration: `Payout ${payout.id} of ${provider}`,
    at,
    entries: [
      { account: accounts.provider(provider), kobo: payout.paidKobo + rest },
      { account: accounts.bank, kobo: -payout.paidKobo },
      { account: accounts.providerFees(provider), kobo: -rest },
    ],
  });
}

/** Noon of the bank's day, which is never later than now. */
function valueDay({ bankDay, at }: Payout, now: Date): Date {
  const noon = bankDay === null ? at : new Date(Date.parse(bankDay) + 11 * HOUR_MS);
  return noon < now ? noon : now;
}

/** What the ledger has of fees, by the references of payments that we know. */
async function feesPosted(trx: Transaction<Schema>, provider: string, { lines }: Payout) {
  const known = new Map<string, { readonly orderId: string; readonly kobo: number }>();
  for (const part of inParts(lines.map(({ reference }) => reference)))
    for (const { reference, order_id: orderId, kobo } of await feesOf(trx, provider, part))
      known.set(reference, { orderId, kobo });
  return known;
}

function feesOf(trx: Transaction<Schema>, provider: string, references: readonly string[]) {
  return trx
    .with('known', (db) =>
      db
        .selectFrom('payments')
        .select(['provider', 'reference', 'order_id', sql<string>`'captured'`.as('kind')])
        .unionAll(
          db
            .selectFrom('further_payments')
            .select([
              'provider',
              'reference',
              'order_id',
              sql<string>`${CAPTURED_AGAIN} || ' ' || reference`.as('kind'),
            ]),
        ),
    )
    .selectFrom('known')
    .select(['reference', 'order_id'])
    .select(
      sql<number>`(select coalesce(-sum(entry.amount_kobo), 0)::bigint
        from ledger_transactions as posting join ledger_entries as entry on entry.transaction_id = posting.id
        where posting.order_id = known.order_id and entry.account = ${accounts.providerFees(provider)}
          and posting.kind in (known.kind, ${FEE} || ' ' || known.reference))`.as('kobo'),
    )
    .where('provider', '=', provider)
    .where('reference', 'in', references)
    .execute();
}
