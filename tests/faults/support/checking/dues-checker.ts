import { type Kysely, sql } from 'kysely';
import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { DUE_KINDS } from '#catalogues/orders.ts';
import { accounts } from '#src/server/billing/chart.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { OrderRow } from '#src/server/settlement/settle.ts';
import { isOfSplit } from '../debts.ts';
import { CREDITED, isDueKind, OWED_KOBO, SERVICES } from '../houses.ts';

/** What stands on the accounts of meters: one row for an account and the order that wrote it. */
export function readCredits(db: Kysely<Schema>) {
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['account', 'order_id', sql<number>`sum(amount_kobo)::bigint`.as('kobo')])
    .where('account', 'like', 'meter:%')
    .groupBy(['account', 'order_id'])
    .execute();
}
type Credits = Awaited<ReturnType<typeof readCredits>>;

/** I15: each payment that somebody made to the estate is credited once, to its own account, and the rule for an empty apartment holds once. */
export function* creditedOnce(orders: readonly OrderRow[], credits: Credits, occupied: boolean): Generator<string> {
  const dues = orders.filter((order) => isDueKind(order.kind) && !isOfSplit(order.idempotency_key));
  for (const order of dues) {
    const { order_id, state, amount_kobo, reduction_kobo } = order;
    const account = accountOf(order);
    const written = credits.filter((one) => one.order_id === order_id).map((one) => [one.account, one.kobo] as const);
    const spared = reduction_kobo === 0 ? [] : [[accounts.reduction(account), reduction_kobo] as const];
    const due = state === 'fulfilled' ? [[account, amount_kobo] as const, ...spared] : [];
    if (JSON.stringify(written.toSorted()) !== JSON.stringify(due.toSorted()))
      yield `I15 ${order_id}: ${state}, credited ${JSON.stringify(written)}`;
    if (order.kind === 'service' && order.total_kobo !== chargeOf(order, occupied))
      yield `I15 ${order_id}: ${order.total_kobo} kobo for ${order.months} months`;
  }
  for (const kind of DUE_KINDS) {
    const account = CREDITED[kind];
    const stands = credits.filter((one) => one.account === account).reduce((all, one) => all + one.kobo, 0);
    if (kind === 'fine' && stands > 0) yield `I15 ${account}: a fine was paid twice`;
    const paid = dues.filter((one) => one.state === 'fulfilled' && accountOf(one) === account);
    const expected = paid.reduce((all, one) => all + one.amount_kobo, -OWED_KOBO[kind]);
    if (stands !== expected) yield `I15 ${account}: stands at ${stands}, was paid up to ${expected}`;
  }
}

function accountOf({ kind, service_id, destination_account }: OrderRow): string {
  if (!isDueKind(kind)) throw new Error(`${kind} credits no account.`);
  return service_id === SERVICES.security.id ? accounts.service(destination_account, service_id) : CREDITED[kind];
}

/** S2 section 4, DECISIONS 10, in kobo. */
function chargeOf({ months, service_id }: OrderRow, occupied: boolean): number {
  const service = Object.values(SERVICES).find(({ id }) => id === service_id);
  const whole = (months ?? 0) * (service?.monthly_kobo ?? 0) + ESTATE_FEE_KOBO;
  return occupied ? whole : Math.floor(whole / 2);
}
