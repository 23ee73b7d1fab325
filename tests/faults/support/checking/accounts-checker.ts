import type { Selectable } from 'kysely';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import type {
  SandboxCapturesTable,
  SandboxChargebacksTable,
  SandboxPaymentsTable,
  SandboxVendsTable,
} from '#src/server/db/schema/sandbox.ts';
import { SANDBOX_MERCHANT } from '#src/server/payments/providers/sandbox.ts';
import { readPayouts } from '#src/server/reconciliation/payouts.ts';
import type { OrderRow } from '#src/server/settlement/settle.ts';
import { isDueKind } from '../houses.ts';
import type { Run } from '../run.ts';

/** The sandboxes' own books, our orders, and the sums of our ledger; kobo. */
interface Books {
  readonly provider: readonly Selectable<SandboxPaymentsTable>[];
  /** What was paid to us after an order's first capture. */
  readonly again: readonly Selectable<SandboxCapturesTable>[];
  readonly disputed: readonly Selectable<SandboxChargebacksTable>[];
  readonly vendor: readonly Selectable<SandboxVendsTable>[];
  readonly orders: readonly OrderRow[];
  readonly ledger: readonly { readonly account: string; readonly kobo: number }[];
}

const DAY_MS = 24 * 3_600_000;

/**
 * I20 once more, when the provider has paid out all days: nothing is left with it, and our bank has what its books say, however often
 * they were read.
 */
export async function paidOutAgrees(
  { world, server }: Run,
  { provider, again }: Pick<Books, 'provider' | 'again'>,
): Promise<string[]> {
  const { db, time } = world;
  const from = new Date(0);
  time.now += 2 * DAY_MS;
  for (const _ of [1, 2]) {
    const unread = await readPayouts(server.deps, { from, to: new Date(time.now) });
    if ('book' in unread) return [`I20 payouts could not be read: ${unread.reason}`];
    for (const { reason } of unread) return [`I20 a payout could not be read: ${reason}`];
  }
  const names = [accounts.provider('sandbox'), accounts.bank] as const;
  const { 'provider:sandbox': left, bank = 0 } = await balances(db, names);
  const first = provider.filter((one) => one.captured_at !== null && one.merchant_id === SANDBOX_MERCHANT);
  const theirs = sumOf([...first, ...again].map((one) => one.amount_kobo - one.refunded_kobo - (one.fee_kobo ?? 0)));
  return [
    ...(left === 0 ? [] : [`I20 ${left} kobo are left at a provider that has paid out all`]),
    ...(0 - bank === theirs ? [] : [`I20 ${0 - bank} kobo came to our bank, the provider sent ${theirs}`]),
  ];
}

const sumOf = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/**
 * I20: what the provider holds and took, what the vendor was paid, our own revenue and what estates are owed are what the books of
 * the sandboxes say, to the kobo. What the vendor did and we have not heard of stands in a case, and is not in the ledger.
 */
export function* accountsAgree({ provider, again, disputed, vendor, orders, ledger }: Books): Generator<string> {
  const held = (account: string) => sumOf(ledger.filter((line) => line.account === account).map(({ kobo }) => kobo));
  const ours = (prefix: string) =>
    sumOf(ledger.filter((line) => line.account.startsWith(prefix)).map(({ kobo }) => kobo));
  const first = provider.filter((one) => one.captured_at !== null && one.merchant_id === SANDBOX_MERCHANT);
  const captured = [...first, ...again];
  const fulfilled = orders.filter(({ state }) => state === 'fulfilled');
  const known = new Set(fulfilled.map(({ order_id }) => order_id));
  const vended = vendor.filter(({ executions, reference }) => executions > 0 && known.has(reference));
  // Of what was not delivered it is how the money went back.
  const owed = new Set(
    orders.filter(({ state }) => !['refund_due', 'refunded'].includes(state)).map((one) => one.order_id),
  );
  const lost = disputed.filter(({ order_id, status }) => status === 'lost' && owed.has(order_id));
  const dues = fulfilled.filter(({ kind }) => isDueKind(kind));
  // Below zero is what somebody holds for us, and what we spent (src/server/billing/chart.ts).
  const said: readonly (readonly [what: string, ledger: number, theirs: number])[] = [
    [
      'at the provider',
      -held(accounts.provider('sandbox')),
      sumOf(captured.map((one) => one.amount_kobo - one.refunded_kobo - (one.fee_kobo ?? 0))),
    ],
    [
      'of fees to the provider',
      -held(accounts.providerFees('sandbox')),
      sumOf(captured.map(({ fee_kobo }) => fee_kobo ?? 0)),
    ],
    ['of losses to banks', -held(accounts.chargebacks), sumOf(lost.map(({ amount_kobo }) => amount_kobo))],
    [
      'of payments that were one too many',
      ours('paid-twice:'),
      sumOf(again.map(({ amount_kobo, refunded_kobo }) => amount_kobo - refunded_kobo)),
    ],
    ['out of the wallet', held(accounts.wallet('sandbox')), sumOf(vended.map(({ amount_kobo }) => amount_kobo))],
    ['of goods sold', ours('sales:'), sumOf(vended.map(({ amount_kobo }) => amount_kobo))],
    ['of goods paid for', -ours('cost:'), sumOf(vended.map(({ amount_kobo }) => amount_kobo))],
    ['of revenue', held(accounts.fees), sumOf(fulfilled.map(({ fee_kobo }) => fee_kobo))],
  ];
  for (const [what, kobo, theirs] of said) if (kobo !== theirs) yield `I20 we have ${kobo} kobo ${what}, not ${theirs}`;
  for (const estate of new Set(orders.flatMap(({ estate_id }) => estate_id ?? []))) {
    const paid = sumOf(dues.filter(({ estate_id }) => estate_id === estate).map(({ amount_kobo }) => amount_kobo));
    const owed = held(accounts.owedTo(estate));
    if (owed !== paid) yield `I20 estate ${estate} is owed ${owed} kobo, and was paid ${paid}`;
  }
}
