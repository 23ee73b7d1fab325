import { done, type Portal, until } from './caller.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
/** Accounts that the test knows by these names (`upgrade.test.ts`). */
const OPENED = { email: 'ngozi.bello@mail.example', password: 'Harmattan-Kite-58' };
const STUCK = 'lost@palmcourt.example';
const RESIDENT = 'resident@palmcourt.example';

/** Which house somebody signs up for. */
export interface House {
  readonly property_id: number;
  readonly meter_number: string;
}

/** Has an order of power opened and its card put in; its key. Null: the window stays open. */
async function openPower(portal: Portal, email: string, amount: number, key: string, card: string | null) {
  const services = await portal.as(email);
  const { orderId } = done(await services.openOrder({ key, type: 'power_vending', amount }));
  if (card !== null) await putIn(portal, orderId, card);
  const transfer_reference = { status: 'CAPTURED', orderId } as const;
  return () => services.topupPower({ transfer_reference, type: 'power_vending', amount: amount + 50 });
}

/** Buys power, until the server has done with it. Amounts in naira. */
export async function buyPower(portal: Portal, email: string, amount: number): Promise<void> {
  const report = await openPower(portal, email, amount, `release-${amount}`, GOOD);
  await until(`power for ${email}`, async () => ![202, 409].includes((await report()).status));
}

const putIn = ({ url }: Portal, orderId: string, card: string) =>
  fetch(`${url}/sandbox/payments/${orderId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  });

/** What residents and visitors do, some of it not to its end. */
export async function trade(portal: Portal, house: House): Promise<void> {
  const { visitor } = portal;
  for (const [email, amount] of [
    [RESIDENT, 5_000],
    [RESIDENT, 1_500],
    ['resident@cedarview.example', 2_500],
    ['refused@palmcourt.example', 3_000],
  ] as const)
    await buyPower(portal, email, amount);
  await openPower(portal, RESIDENT, 900, 'release-declined', DECLINED);
  await openPower(portal, RESIDENT, 800, 'release-open-window', null);
  const airtime = { provider: 'mtn', destinationAccount: '08031234567', amount: 500 };
  const key = 'release-airtime';
  const bill = { key, screen: 'airtime', kind: 'airtime', email: 'visitor@mail.example', ...airtime } as const;
  const { orderId } = done(await visitor.openBill(bill));
  await putIn(portal, orderId, GOOD);
  await visitor.payBill({ key, orderId, service: 'vtu', status: 'CAPTURED', ...airtime });
  const ticket = { topic: 'token-not-received', message: 'I paid for airtime, and none came.' } as const;
  done(await (await portal.as(RESIDENT)).openTicket({ key: 'release-ticket', ...ticket }));
  const person = { first_name: 'Ngozi', last_name: 'Bello', phone: '08031234568', role: 'service-user' } as const;
  done(await visitor.signUp({ ...person, ...OPENED, ...house }));
}

/** Has somebody pay for what the vendor is silent about, and leaves it so. */
export async function leaveStuck(portal: Portal): Promise<void> {
  const report = await openPower(portal, STUCK, 2_000, 'release-stuck', GOOD);
  await report();
}
