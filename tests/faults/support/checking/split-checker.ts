import type { Kysely } from 'kysely';
import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { accounts, DUES, type Due } from '#src/server/billing/chart.ts';
import { keyOfDue } from '#src/server/billing/owed-now.ts';
import { topUpIn } from '#src/server/billing/split.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { OrderRow } from '#src/server/settlement/settle.ts';
import { DEBTS, isOfSplit, PAID_ELSEWHERE } from '../debts.ts';
import { METERS, RESIDENT } from '../fixtures.ts';
import type { Run } from '../run.ts';

type Paid = Record<Due, number>;

/** What paid a debt of a meter that buys power, in the order in which it was written: a top-up's part, or somebody elsewhere. */
interface Payment {
  /** The top-up; null: paid elsewhere. */
  readonly topup: string | null;
  readonly meter: string;
  readonly paid: Paid;
}

/** Every payment of such a debt. Each is written with its meter's row held. */
export async function readDebtPayments(db: Kysely<Schema>): Promise<readonly Payment[]> {
  const rows = await db
    .selectFrom('ledger_entries as line')
    .innerJoin('ledger_transactions as posting', 'posting.id', 'line.transaction_id')
    .leftJoin('orders', 'orders.order_id', 'posting.order_id')
    .select(['line.account', 'line.amount_kobo as kobo', 'posting.kind', 'orders.idempotency_key as key'])
    .select('orders.destination_account as meter')
    .where('posting.kind', 'in', [PAID_ELSEWHERE, 'paid-from-credit'])
    .where('line.amount_kobo', '>', 0)
    .orderBy('line.id')
    .execute();
  const payments: Payment[] = [];
  for (const { account, kobo, kind, key, meter } of rows) {
    if (kind === PAID_ELSEWHERE) {
      const [, of = '', due] = account.split(':');
      payments.push({ topup: null, meter: of, paid: { ...NOTHING, [due as Due]: kobo } });
      continue;
    }
    const topup = topUpIn(key ?? '');
    const due = DUES.find((one) => key?.endsWith(keyOfDue('', one)));
    if (topup === null || due === undefined) continue;
    const known = payments.find((one) => one.topup === topup);
    if (known === undefined) payments.push({ topup, meter: meter ?? '', paid: { ...NOTHING, [due]: kobo } });
    else known.paid[due] += kobo;
  }
  return payments;
}

const NOTHING: Paid = { 'service-charge': 0, 'dev-levy': 0, fine: 0 };

interface Books {
  readonly orders: readonly OrderRow[];
  readonly credits: readonly { readonly account: string; readonly order_id: string | null; readonly kobo: number }[];
  readonly ledger: readonly { readonly account: string; readonly kobo: number }[];
  readonly debtPayments: readonly Payment[];
}

/**
 * I15: of each top-up the part that was shown, and no other, goes to what its meter owes. It is credited with the delivery alone, pays the oldest
 * debt first, each once, and what was not owed any more is left as credit.
 */
export function* dividedRightly(run: Run, books: Books): Generator<string> {
  const topups = books.orders.filter(({ kind }) => kind === 'power');
  for (const order of topups) yield* shownAndCharged(run, order);
  const parts = books.orders.filter(({ idempotency_key }) => isOfSplit(idempotency_key));
  for (const part of parts) yield* creditedOnce(part, books);
  const divided = topups.filter(({ debt_kobo, state }) => debt_kobo > 0 && state === 'fulfilled');
  for (const { topup } of books.debtPayments)
    if (topup !== null && !divided.some(({ order_id }) => order_id === topup))
      yield `I15 ${topup}: a due was paid with it, and it was not delivered`;
  for (const meter of Object.values(METERS)) yield* oldestFirst(meter, run.share > 0, divided, books);
  const stands = books.ledger.find(({ account }) => account === accounts.credit(RESIDENT.id))?.kobo ?? 0;
  const left = sum(divided.map((one) => one.debt_kobo)) - sum(parts.map((one) => one.total_kobo));
  if (stands !== left) yield `I15 ${stands} kobo are left as credit, not ${left}`;
}

/** The parts and the fee are what was asked for, and the debt's part is what the payer had been shown. */
function* shownAndCharged({ purchases }: Run, order: OrderRow): Generator<string> {
  const { order_id, idempotency_key, amount_kobo, debt_kobo, total_kobo } = order;
  const purchase = purchases.find(({ key }) => key === idempotency_key);
  if (purchase === undefined) return yield `I8 ${order_id}: nobody asked for it`;
  const asked = koboOf(purchase.amount);
  const shown = koboOf(purchase.debt ?? 0);
  if (debt_kobo !== shown) yield `I7 ${order_id}: ${debt_kobo} kobo for a debt, and ${shown} were shown`;
  if (amount_kobo !== asked - shown) yield `I5 ${order_id}: ${amount_kobo} kobo of power for ${asked - shown}`;
  if (total_kobo !== asked + ESTATE_FEE_KOBO) yield `I5 ${order_id}: ${total_kobo} kobo in all for ${asked}`;
}

/** What a part has paid is on the account of its meter once, and has found its end. */
function* creditedOnce(part: OrderRow, { credits }: Books): Generator<string> {
  const { order_id, destination_account, idempotency_key, amount_kobo, fee_kobo, state } = part;
  const due = DUES.find((one) => idempotency_key.endsWith(keyOfDue('', one))) ?? 'fine';
  const written = credits.filter((one) => one.order_id === order_id).map((one) => [one.account, one.kobo] as const);
  const expected = [[accounts.meter(destination_account, due), amount_kobo]];
  if (state !== 'fulfilled') yield `I12 ${order_id}: a part of a top-up is still ${state}`;
  if (fee_kobo !== 0) yield `I5 ${order_id}: a fee of ${fee_kobo} on a part of a top-up`;
  if (JSON.stringify(written) !== JSON.stringify(expected))
    yield `I15 ${order_id}: ${state}, credited ${JSON.stringify(written)}`;
}

/** Everything that paid a debt of a meter, one after another, against what was owed by then. */
function* oldestFirst(
  meter: string,
  owes: boolean,
  divided: readonly OrderRow[],
  { debtPayments, credits }: Books,
): Generator<string> {
  const debts = (owes ? DEBTS : []).map(({ due, kobo }) => ({ due, kobo: kobo as number }));
  const own = debtPayments.filter((one) => one.meter === meter);
  for (const { topup, paid } of own) {
    const order = divided.find(({ order_id }) => order_id === topup);
    const went = order === undefined ? null : payOff(debts, order.debt_kobo);
    if (went === null)
      for (const due of DUES)
        payOff(
          debts.filter((debt) => debt.due === due),
          paid[due],
        );
    else if (JSON.stringify(went) !== JSON.stringify(paid))
      yield `I15 ${topup}: paid ${JSON.stringify(paid)}, the oldest was ${JSON.stringify(went)}`;
  }
  const left = sum(debts.map(({ kobo }) => kobo));
  const unpaid = divided.filter(
    (one) => one.destination_account === meter && !own.some(({ topup }) => topup === one.order_id),
  );
  // Debts become fewer alone: whoever found nothing to pay has left nothing.
  if (unpaid.length > 0 && left > 0) yield `I15 ${unpaid[0]?.order_id}: paid nothing, and ${left} kobo are owed`;
  for (const due of DUES) {
    const stands = sum(credits.filter((one) => one.account === accounts.meter(meter, due)).map(({ kobo }) => kobo));
    const owed = sum(debts.filter((debt) => debt.due === due).map(({ kobo }) => kobo));
    if (stands !== 0 - owed) yield `I15 ${meter}: its ${due} stands at ${stands}, and ${owed} are owed`;
  }
}

/** Pay debts in their order as far as some money goes; how much went to each due, kobo. */
function payOff(debts: readonly { readonly due: Due; kobo: number }[], kobo: number): Paid {
  const went = { ...NOTHING };
  let left = kobo;
  for (const debt of debts) {
    const part = Math.min(left, debt.kobo);
    debt.kobo -= part;
    left -= part;
    went[debt.due] += part;
  }
  return went;
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
