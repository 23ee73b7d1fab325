import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { PaymentRecord } from '../../payments/port.ts';
import { allDifferences, type Difference } from '../differences.ts';
import { PAGE, within } from '../records.ts';
import { feeOf, type SandboxPayment } from './books.ts';
import { furtherOf, type SandboxCapture } from './further.ts';
import { orderOfTransfer } from './transfers.ts';

/** What a made-up payment was, and by how much an amount is another one; kobo. */
const MADE_UP_KOBO = 505_000;
const OFF_BY_KOBO = 10_000;

interface Asked {
  readonly from: Date;
  readonly to: Date;
  readonly after: string;
}

/** A page of what the sandbox provider tells of its books: with the differences that were put in. */
export async function paymentRecords(
  db: Kysely<Schema>,
  asked: Asked,
): Promise<{ records: PaymentRecord[]; next: string | null }> {
  const differences = await allDifferences(db);
  const { from, to } = asked;
  const about = differences.map(({ reference }) => reference);
  const rows = await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('order_id', '>', asked.after)
    .where((where) =>
      where.or([
        where.and([where('captured_at', '>=', from), where('captured_at', '<', to)]),
        where.and([where('refunded_at', '>=', from), where('refunded_at', '<', to)]),
        where('order_id', 'in', againWithin(db, asked)),
        ...(about.length === 0 ? [] : [where('order_id', 'in', about)]),
      ]),
    )
    .orderBy('order_id')
    .limit(PAGE)
    .execute();
  const next = rows.length < PAGE ? null : (rows.at(-1)?.order_id ?? null);
  const further = await furtherOf(
    db,
    rows.map(({ order_id }) => order_id),
  );
  const told = [...rows.flatMap((row) => toldOf(row, differences)), ...further.map(againTold)];
  const records = next === null ? [...told, ...madeUp(differences)] : told;
  return { records: records.filter((one) => within(one.capturedAt, asked) || within(one.refundedAt, asked)), next };
}

/** The orders that were paid again, or had that back, in the days that are asked for. */
function againWithin(db: Kysely<Schema>, { from, to }: Asked) {
  return db
    .selectFrom('sandbox_captures')
    .select('order_id')
    .where((where) =>
      where.or([
        where.and([where('captured_at', '>=', from), where('captured_at', '<', to)]),
        where.and([where('refunded_at', '>=', from), where('refunded_at', '<', to)]),
      ]),
    );
}

function againTold(one: SandboxCapture): PaymentRecord {
  return {
    orderId: one.order_id,
    reference: one.trans_id,
    amountKobo: one.amount_kobo,
    feeKobo: one.fee_kobo,
    capturedAt: one.captured_at,
    refundedKobo: one.refunded_kobo,
    refundedAt: one.refunded_at,
  };
}

function toldOf(row: SandboxPayment, differences: readonly Difference[]): PaymentRecord[] {
  if (row.trans_id === null || row.captured_at === null) return [];
  const put = new Map(
    differences.filter((one) => one.reference === row.order_id).map((one) => [one.kind, one.made_at]),
  );
  if (put.has('not-captured-there')) return [];
  const amountKobo = row.amount_kobo + (put.has('amount-differs') ? OFF_BY_KOBO : 0);
  const given = givenBack(row, put);
  return [
    {
      orderId: orderOfTransfer(row.order_id),
      reference: row.trans_id,
      amountKobo,
      feeKobo: row.fee_kobo,
      capturedAt: row.captured_at,
      refundedKobo: given.kobo,
      refundedAt: given.at,
    },
  ];
}

function givenBack(row: SandboxPayment, put: ReadonlyMap<string, Date>): { kobo: number; at: Date | null } {
  const there = put.get('refunded-there-only');
  if (there !== undefined && row.status === 'captured') return { kobo: row.amount_kobo, at: there };
  if (row.status !== 'refunded' || put.has('refunded-here-only')) return { kobo: 0, at: null };
  return { kobo: row.refunded_kobo, at: row.refunded_at ?? row.captured_at };
}

function madeUp(differences: readonly Difference[]): PaymentRecord[] {
  return differences
    .filter(({ kind }) => kind === 'captured-unknown-here')
    .map(({ reference, made_at }) => ({
      orderId: reference,
      reference: `SBX-${reference}`,
      amountKobo: MADE_UP_KOBO,
      feeKobo: feeOf(MADE_UP_KOBO),
      capturedAt: made_at,
      refundedKobo: 0,
      refundedAt: null,
    }));
}
