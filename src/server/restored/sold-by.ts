import { DUE_SCREENS } from '#catalogues/orders.ts';
import type { ForgottenPayment } from '../db/schema/restores.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { type Delivered, everyVendor, type VendingPort } from '../vending/port.ts';

/**
 * Whether a vendor has sold what a payment was for. `unsure`: nobody can say just now; `untellable`: nobody can say by asking, since the
 * vendor has no list and knows a sale by when its order was made, which is forgotten too.
 */
export type Sold =
  | {
      readonly kind: 'sold';
      readonly vending: VendingPort;
      readonly reference: string;
      readonly delivered: Delivered;
      /** What it cost without our fee, kobo; null: the vendor has no list that says so. */
      readonly amountKobo: number | null;
    }
  | { readonly kind: 'not-sold' }
  | { readonly kind: 'unsure' | 'untellable'; readonly reason: string };

/** A vendor's list is read from so long before the payment on: what was paid was sent after it, by clocks that may differ, ms. */
const BEFORE_MS = 3_600_000;

/** What the ids of payments to an estate begin with: they go through no vendor. */
const DUES: readonly string[] = Object.values(DUE_SCREENS).map(({ prefix }) => prefix);

/** Ask every vendor whether it has sold an order of which nothing but its id is known. One that has is enough; 'no' takes all of them. */
export async function soldBy(deps: MoneyDeps, payment: ForgottenPayment): Promise<Sold> {
  if (DUES.some((prefix) => payment.order_id.startsWith(`${prefix}-`))) return { kind: 'not-sold' };
  const said: Sold[] = [];
  for (const vending of everyVendor(deps)) {
    const answer = await askOne(vending, payment, deps.clock());
    if (answer.kind === 'sold') return answer;
    said.push(answer);
  }
  const rank = (kind: Sold['kind']) => said.find((one) => one.kind === kind);
  return rank('unsure') ?? rank('untellable') ?? { kind: 'not-sold' };
}

async function askOne(vending: VendingPort, payment: ForgottenPayment, now: Date): Promise<Sold> {
  const list = await listed(vending, payment, now);
  if (list.kind === 'unread') return { kind: 'unsure', reason: `${vending.name}: ${list.reason}` };
  const reference = list.reference ?? referenceOf(vending, payment.order_id);
  if (reference === null) {
    if (list.kind === 'read') return { kind: 'not-sold' };
    return { kind: 'untellable', reason: `${vending.name} can only be asked by when the order was made` };
  }
  const answer = await vending.query(reference);
  switch (answer.kind) {
    case 'delivered':
      return { kind: 'sold', vending, reference, delivered: answer, amountKobo: list.amountKobo };
    case 'refused':
    case 'not-found':
      // Its list has it, and its answer does not.
      return list.reference === null
        ? { kind: 'not-sold' }
        : { kind: 'unsure', reason: `${vending.name} lists it and does not know it` };
    default:
      return { kind: 'unsure', reason: `${vending.name}: ${answer.reason}` };
  }
}

/** The reference of a sale where it is made of the order's id alone; null: of when it was made or sent as well. */
function referenceOf(vending: VendingPort, orderId: string): string | null {
  const [one, other] = [new Date('2026-01-01T08:00:00Z'), new Date('2026-02-02T17:30:00Z')];
  const reference = vending.reference(orderId, one, one);
  return reference === vending.reference(orderId, other, other) ? reference : null;
}

type Listed =
  | { readonly kind: 'read' | 'none'; readonly reference: string | null; readonly amountKobo: number | null }
  | { readonly kind: 'unread'; readonly reason: string };

/** What a vendor's list has of an order: each of its references holds the order's id. */
async function listed(
  vending: VendingPort,
  { order_id: orderId, captured_at: at }: ForgottenPayment,
  now: Date,
): Promise<Listed> {
  for await (const page of vending.records(later(at, -BEFORE_MS), now)) {
    if (page.kind === 'unread')
      return page.never === true
        ? { kind: 'none', reference: null, amountKobo: null }
        : { kind: 'unread', reason: page.reason };
    const found = page.records.find(({ reference }) => bears(reference, orderId));
    if (found !== undefined) return { kind: 'read', reference: found.reference, amountKobo: found.amountKobo };
  }
  return { kind: 'read', reference: null, amountKobo: null };
}

/** Some vendors take no sign but letters and digits. */
const bears = (reference: string, orderId: string): boolean =>
  reference.endsWith(orderId) || reference.endsWith(orderId.replaceAll('-', ''));
