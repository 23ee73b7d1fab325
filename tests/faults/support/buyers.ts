import type { DueKind } from '#catalogues/orders.ts';
import type { CallTaken } from '#src/server/http/handlers.ts';
import { openBill, payBill } from '#src/server/orders/bills.ts';
import { openDues, servicePayment } from '#src/server/orders/dues.ts';
import { openOrder, topupPower } from '#src/server/orders/power.ts';
import type { Person } from '#src/server/person.ts';
import { wishFor, wordFor } from '../../support/server/wishes.ts';
import { FEES_KOBO, METERS, RESIDENT } from './fixtures.ts';
import { HOUSES, isDueKind, SERVICES } from './houses.ts';
import type { Purchase, Run } from './run.ts';

/** What stands for the token of a product that has none. */
export const NO_TOKEN = 'delivered';

/** Ask for a purchase by the call that its product has. */
export async function ask({ server }: Run, { kind, key, ending, amount, email, signedIn, debt }: Purchase) {
  if (isDueKind(kind))
    return openDues(server.deps, { ...RESIDENT, meterNumber: HOUSES[kind] }, duesWish(kind, key, amount));
  const person = { ...RESIDENT, meterNumber: METERS[ending] };
  if (kind === 'power')
    return openOrder(server.deps, person, { key, type: 'power_vending', amount, ...(debt !== null && { debt }) });
  const buyer = { person: signedIn ? person : null, address: '203.0.113.7' };
  return openBill(server.bills, buyer, { ...wishFor(kind, key, ending, email), amount });
}

/** Either service, by the number of months, so that both are in the schedules. */
function serviceFor(months: number): string {
  return String(months % 3 === 0 ? SERVICES.security.id : SERVICES.charge.id);
}

function duesWish(kind: DueKind, key: string, amount: number): CallTaken<'openDues'> {
  const screen = 'pay-services';
  return kind === 'service'
    ? { screen, key, serviceId: serviceFor(amount), months: amount }
    : { screen, key, serviceId: kind, amount };
}

type Status = 'CAPTURED' | 'FAILED' | 'CLOSED';

/** Report the widget's word of an order by the call that its product has; `honest` false tells another amount. */
export async function tell(
  { server, world }: Run,
  purchase: Purchase & { readonly orderId: string },
  status: Status,
  honest: boolean,
  by: Person = RESIDENT,
) {
  const { kind, key, ending, amount, orderId } = purchase;
  const { signal } = new AbortController();
  const transfer_reference = { status, orderId };
  if (isDueKind(kind)) {
    const shown = await world.db
      .selectFrom('orders')
      .select('amount_kobo')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const paid = { [PAID_AS[kind]]: honest ? shown.amount_kobo / 100 : 1 };
    const what =
      kind === 'service' ? { serviceId: serviceFor(amount), duration: 30 * amount } : { serviceId: kind, duration: 0 };
    return servicePayment(server.deps, by, { transfer_reference, ...what, ...paid }, signal);
  }
  if (kind === 'power') {
    return topupPower(server.deps, by, { transfer_reference, amount: honest ? amount + 50 : 1 }, signal);
  }
  const wish = { ...wishFor(kind, key, ending), amount };
  const fee = FEES_KOBO[wish.provider as keyof typeof FEES_KOBO] / 100;
  const word = wordFor(wish, { orderId, fee }, status);
  const userId = purchase.signedIn || by !== RESIDENT ? by.id : null;
  return payBill(server.deps, userId, honest ? word : { ...word, amount: 1 }, signal);
}

const PAID_AS = { service: 'serviceCharge', 'dev-levy': 'devLevy', fine: 'fine' } as const;
