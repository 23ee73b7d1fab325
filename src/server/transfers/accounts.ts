import type { Selectable } from 'kysely';
import type { OrderTransfersTable } from '../db/schema/transfers.ts';
import type { TransferPort } from '../payments/port.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';

/** An account number of an order, as its row has it. */
export type TransferRow = Selectable<OrderTransfersTable>;

/** An account number that somebody heard. */
export type GivenNumber = TransferRow & {
  readonly account_number: string;
  readonly account_name: string;
  readonly bank: string;
};

/** How long a number can be paid to, ms. */
export const TRANSFER_MS = 30 * 60_000;
/** An order has so many numbers at most: each is one payment more that is asked about. */
const MOST_NUMBERS = 9;

/** The numbers of an order, the latest first. */
export function numbersOf(deps: Pick<MoneyDeps, 'db' | 'payments'>, orderId: string): Promise<TransferRow[]> {
  return deps.db
    .selectFrom('transfers')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', deps.payments.name)
    .orderBy('number', 'desc')
    .execute();
}

/** The number that was given last, expired or not; undefined: none was. */
export function latest(numbers: readonly TransferRow[]): GivenNumber | undefined {
  return numbers.find(isGiven);
}

function isGiven(row: TransferRow): row is GivenNumber {
  return row.account_number !== null && row.account_name !== null && row.bank !== null;
}

/** True once a number takes nothing more. */
export const isExpired = ({ clock }: Pick<MoneyDeps, 'clock'>, { expires_at: at }: TransferRow): boolean =>
  at <= clock();

const asking = new Map<string, Promise<GivenNumber | null>>();

/** A new number for an order; null: there is none just now. Of several that ask at once here, all get the same. */
export function newNumber(deps: MoneyDeps, port: TransferPort, order: OrderRow): Promise<GivenNumber | null> {
  const under = asking.get(order.order_id);
  if (under !== undefined) return under;
  const asked = askForOne(deps, port, order).finally(() => asking.delete(order.order_id));
  asking.set(order.order_id, asked);
  return asked;
}

async function askForOne(deps: MoneyDeps, port: TransferPort, order: OrderRow): Promise<GivenNumber | null> {
  for (;;) {
    const row = await nextRow(deps, order);
    if (row === null) return null;
    const begun = await port.begin(payable(order), row.number, row.expires_at);
    const mine = deps.db.updateTable('transfers').where('order_id', '=', row.order_id).where('number', '=', row.number);
    // Nobody heard the number of an earlier try, so that nobody pays to it.
    if (begun.kind === 'used') {
      await mine.set({ state: 'over', next_probe_at: null }).execute();
      continue;
    }
    if (begun.kind === 'unavailable') {
      deps.log(
        'warn',
        { orderId: order.order_id, reason: begun.reason },
        'the payment provider gave no account number',
      );
      return null;
    }
    const { account } = begun;
    const given = await mine
      .set({
        reference: account.reference,
        account_number: account.accountNumber,
        account_name: account.accountName,
        bank: account.bank,
        expires_at: account.expiresAt,
        next_probe_at: account.expiresAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return isGiven(given) ? given : null;
  }
}

/** The row of the next try, committed before the provider is asked; one whose answer was lost is tried again. */
async function nextRow(deps: MoneyDeps, order: OrderRow): Promise<TransferRow | null> {
  const [last] = await numbersOf(deps, order.order_id);
  if (last?.state === 'waiting' && last.account_number === null) return last;
  const number = (last?.number ?? 0) + 1;
  if (number > MOST_NUMBERS) return null;
  const now = deps.clock();
  const written = await deps.db
    .insertInto('transfers')
    .values({
      provider: deps.payments.name,
      // Until the provider has said what it calls it.
      reference: `${order.order_id}#${number}`,
      order_id: order.order_id,
      number,
      amount_kobo: order.total_kobo,
      begun_at: now,
      expires_at: later(now, TRANSFER_MS),
      state: 'waiting',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return written ?? null;
}

const payable = (order: OrderRow) => ({
  orderId: order.order_id,
  totalKobo: order.total_kobo,
  currency: order.currency,
  email: order.email,
  customerName: order.customer_name,
  narration: order.narration,
});
