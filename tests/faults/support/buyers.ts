import type { Person } from '#src/server/accounts/person.ts';
import { openBill } from '#src/server/orders/bills/open-bill.ts';
import { payBill } from '#src/server/orders/bills/pay-bill.ts';
import { openOrder } from '#src/server/orders/open-order.ts';
import { topupPower } from '#src/server/orders/topup-power.ts';
import { wishFor, wordFor } from '../../support/wishes.ts';
import { FEES_KOBO, METERS, RESIDENT } from './fixtures.ts';
import type { Purchase, Run } from './run.ts';

/** What stands for the token of a product that has none. */
export const NO_TOKEN = 'delivered';

/** Ask for a purchase's order by the call that its product has. */
export async function ask({ server }: Run, { kind, key, ending, amount, email, signedIn }: Purchase) {
  const person = { ...RESIDENT, meterNumber: METERS[ending] };
  if (kind === 'power') return openOrder(server.deps, person, { key, type: 'power_vending', amount });
  const buyer = { person: signedIn ? person : null, address: '203.0.113.7' };
  return openBill(server.bills, buyer, { ...wishFor(kind, key, ending, email), amount });
}

/** Report the widget's word of an order by the call that its product has; `honest` false tells another amount. */
export async function tell(
  { server }: Run,
  purchase: Purchase & { readonly orderId: string },
  status: 'CAPTURED' | 'FAILED' | 'CLOSED',
  honest: boolean,
  by: Person = RESIDENT,
) {
  const { kind, key, ending, amount, orderId } = purchase;
  const { signal } = new AbortController();
  if (kind === 'power') {
    const word = { transfer_reference: { status, orderId }, amount: honest ? amount + 50 : 1 };
    return topupPower(server.deps, by, word, signal);
  }
  const wish = { ...wishFor(kind, key, ending), amount };
  const fee = FEES_KOBO[wish.provider as keyof typeof FEES_KOBO] / 100;
  const word = wordFor(wish, { orderId, fee }, status);
  const userId = purchase.signedIn || by !== RESIDENT ? by.id : null;
  return payBill(server.deps, userId, honest ? word : { ...word, amount: 1 }, signal);
}
