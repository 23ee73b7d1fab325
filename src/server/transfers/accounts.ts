import type { Selectable } from 'kysely';
import type { OrderTransfersTable } from '../db/schema/transfers.ts';
import type { TransferAccount, TransferPort } from '../payments/port.ts';
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

/** The numbers of an order at today's provider, the latest first. */
export async function numbersOf(
  { db, payments }: Pick<MoneyDeps, 'db' | 'payments'>,
  orderId: string,
): Promise<TransferRow[]> {
  const all = await everyNumberOf({ db }, orderId);
  return all.filter(({ provider }) => provider === payments.name);
}

/** The same at whatever provider. */
function everyNumberOf({ db }: Pick<MoneyDeps, 'db'>, orderId: string): Promise<TransferRow[]> {
  return db.selectFrom('transfers').selectAll().where('order_id', '=', orderId).orderBy('number', 'desc').execute();
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

/** Between two looks whether somebody else, who is asking for a number, has one, ms. */
const LOOK_MS = 500;
/** After so many looks the payer is told to try again. */
const MOST_WAITS = 40;

/** A row that is ours to ask for a number under, the number that somebody has asked for meanwhile, or neither yet. */
type Turn =
  | { readonly kind: 'ours'; readonly row: TransferRow }
  | { readonly kind: 'given'; readonly given: GivenNumber }
  | { readonly kind: 'asked' }
  | { readonly kind: 'none' };

/**
 * A new number for an order; null: there is none just now. Of several that ask at once, on whatever server, one asks the provider and
 * all get the same.
 */
export async function newNumber(deps: MoneyDeps, port: TransferPort, order: OrderRow): Promise<GivenNumber | null> {
  for (let waits = 0; ; ) {
    const turn = await nextTurn(deps, order);
    if (turn.kind === 'given') return turn.given;
    if (turn.kind === 'none') return null;
    if (turn.kind === 'asked') {
      if (waits === MOST_WAITS) return null;
      waits += 1;
      await deps.changes.next(order.order_id, LOOK_MS);
      continue;
    }
    const begun = await port.begin(payable(order), turn.row.number, turn.row.expires_at);
    if (begun.kind === 'used') {
      await giveUp(deps, turn.row);
      continue;
    }
    if (begun.kind === 'begun') return write(deps, turn.row, begun.account);
    const { order_id: orderId } = order;
    await rowOf(deps, turn.row).set({ asked_until: null }).execute();
    deps.log('warn', { orderId, reason: begun.reason }, 'the payment provider gave no account number');
    return null;
  }
}

const rowOf = ({ db }: MoneyDeps, { order_id, number }: TransferRow) =>
  db.updateTable('transfers').where('order_id', '=', order_id).where('number', '=', number);

/** Nobody heard the number of an earlier try, so that nobody pays to it; unless who asked for it has written it down by now. */
async function giveUp(deps: MoneyDeps, row: TransferRow): Promise<void> {
  await rowOf(deps, row)
    .where('state', '=', 'waiting')
    .where('account_number', 'is', null)
    .set({ state: 'over', next_probe_at: null, asked_until: null })
    .execute();
}

/** Somebody may pay to a number from now on: it is looked for, though it was given up while the provider took its time. */
async function write(deps: MoneyDeps, row: TransferRow, account: TransferAccount): Promise<GivenNumber | null> {
  const given = await rowOf(deps, row)
    .set({
      reference: account.reference,
      account_number: account.accountNumber,
      account_name: account.accountName,
      bank: account.bank,
      state: 'waiting',
      expires_at: account.expiresAt,
      next_probe_at: account.expiresAt,
      asked_until: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  deps.changes.changed(row.order_id);
  return isGiven(given) ? given : null;
}

/**
 * The row of the next try, committed before the provider is asked; one whose answer was lost is tried again. An order counts its numbers
 * through all providers: those of the one before, whose payments are known by them, stay theirs. They are counted as they were when it was
 * seen that none stands, so that who asks at the same moment takes the same one, which one of them gets.
 */
async function nextTurn(deps: MoneyDeps, order: OrderRow): Promise<Turn> {
  const all = await everyNumberOf(deps, order.order_id);
  const numbers = all.filter(({ provider }) => provider === deps.payments.name);
  const given = latest(numbers);
  if (given !== undefined && !isExpired(deps, given)) return { kind: 'given', given };
  const [last] = numbers;
  const now = deps.clock();
  const asking = {
    begun_at: now,
    expires_at: later(now, TRANSFER_MS),
    asked_until: later(now, deps.pace.leaseMs),
  };
  if (last?.state === 'waiting' && last.account_number === null) {
    const row = await rowOf(deps, last)
      .where('state', '=', 'waiting')
      .where('account_number', 'is', null)
      .where((where) =>
        where.or([
          where('asked_until', 'is', null),
          where('asked_until', '<=', now),
          // Further ahead than anybody sets it: a clock was wrong.
          where('asked_until', '>', later(now, 2 * deps.pace.leaseMs)),
        ]),
      )
      .set(asking)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? { kind: 'asked' } : { kind: 'ours', row };
  }
  if (numbers.length >= MOST_NUMBERS) return { kind: 'none' };
  const number = (all[0]?.number ?? 0) + 1;
  const row = await deps.db
    .insertInto('transfers')
    .values({
      provider: deps.payments.name,
      // Until the provider has said what it calls it.
      reference: `${order.order_id}#${number}`,
      order_id: order.order_id,
      number,
      amount_kobo: order.total_kobo,
      state: 'waiting',
      ...asking,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? { kind: 'asked' } : { kind: 'ours', row };
}

const payable = (order: OrderRow) => ({
  orderId: order.order_id,
  totalKobo: order.total_kobo,
  currency: order.currency,
  email: order.email,
  customerName: order.customer_name,
  narration: order.narration,
});
