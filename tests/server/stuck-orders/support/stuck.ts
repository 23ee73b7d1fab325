import { sql } from 'kysely';
import type { CallName } from '#catalogues/calls/index.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import type { QueryAnswer, VendAnswer, VendingPort } from '#src/server/vending/port.ts';
import { openHeadquarters } from '../../platform/support/headquarters.ts';

/** Residents of Palm Court by what the sandbox vendor does for their meters. */
const BUYERS = { plain: 'resident', late: 'late', lost: 'lost', refused: 'refused' } as const;
export type Buyer = keyof typeof BUYERS;

/** How a vendor fails: it never hears of a send, hears and is not heard, or answers nothing at all. */
export type Failing = 'send lost' | 'answer lost' | 'silent';

/** A platform administrator's desk, residents who pay, and a vendor that a test lets fail. */
export async function openDesk() {
  const hq = await openHeadquarters();
  const { db, outside, server, sessions } = hq;
  const { deps } = server;
  const sandbox = deps.vending;
  const asked: string[] = [];

  const tokenFor = async (buyer: Buyer) =>
    sessions.begin((await hq.person(`${BUYERS[buyer]}@palmcourt.example`)).id, 'test');
  const asBuyer = async (name: CallName, input: object, buyer: Buyer = 'plain') =>
    hq.call(name, input, await tokenFor(buyer));

  /** A call by the platform administrator, whose session is as old as this moment of the test. */
  const asPlatform = async (name: CallName, input: object) =>
    hq.call(name, input, await sessions.begin((await hq.person('platform@wattchat.example')).id, 'test'));

  /** An order of power that is paid, and that nobody has looked at yet. */
  const paid = async (buyer: Buyer = 'plain', naira = 5000): Promise<string> => {
    const wish = { key: hq.key(), type: 'power_vending', amount: naira };
    const { status, body } = await asBuyer('openOrder', wish, buyer);
    if (status !== 200) throw new Error(JSON.stringify(body));
    await hq.pay(body.orderId);
    await asBuyer('topupPower', report(String(body.orderId), naira + 50), buyer);
    return String(body.orderId);
  };
  /** An order of power whose card window is open, and nobody has paid. */
  const unpaid = async (): Promise<string> => {
    const { body } = await asBuyer('openOrder', { key: hq.key(), type: 'power_vending', amount: 5000 });
    return String(body.orderId);
  };
  /** A levy that is paid, and not credited yet. */
  const paidLevy = async (): Promise<string> => {
    const wish = { key: hq.key(), screen: 'pay-services', serviceId: 'dev-levy', amount: 1000 };
    const { status, body } = await asBuyer('openDues', wish);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const orderId = String(body.orderId);
    await hq.pay(orderId);
    const transfer_reference = { status: 'CAPTURED', orderId };
    await asBuyer('servicePayment', { transfer_reference, serviceId: 'dev-levy', duration: 0, devLevy: 1000 });
    return orderId;
  };

  /** From now on the vendor fails so; `mended` ends it. */
  const failing = (how: Failing) => {
    const unknown = { kind: 'unknown', reason: 'no answer' } as const;
    const vend = async (...request: Parameters<VendingPort['vend']>): Promise<VendAnswer> => {
      if (how === 'answer lost') await sandbox.vend(...request);
      return unknown;
    };
    const query = async (reference: string): Promise<QueryAnswer> => {
      asked.push(reference);
      return how === 'silent' ? unknown : sandbox.query(reference);
    };
    Object.assign(deps, { vending: { ...sandbox, vend, query } });
  };
  const mended = () => {
    Object.assign(deps, { vending: sandbox });
  };
  /** Let the worker do what it was nudged to. */
  const work = async () => {
    await server.background();
    await server.background();
  };
  /** Let time pass with the sweep at its pace. */
  const pass = async (seconds: number) => {
    for (let at = 0; at < seconds; at += 1) {
      outside.time.now += 1_000;
      await sweep(deps);
      await server.background();
    }
  };
  /** A paid order whose first send the vendor failed so, asked about again by a vendor that works. */
  const stuck = async (how: Failing, buyer: Buyer = 'plain'): Promise<string> => {
    const orderId = await paid(buyer);
    failing(how);
    await work();
    if (how !== 'silent') mended();
    outside.time.now += 2_000;
    return orderId;
  };

  const stateOf = async (orderId: string) =>
    (await db.selectFrom('orders').select('state').where('order_id', '=', orderId).executeTakeFirstOrThrow()).state;
  /** What the vendor's own books say: how often it was sent the order, and how often it vended. */
  const vendsOf = async (orderId: string) => {
    const book = await db
      .selectFrom('sandbox_vends')
      .select(['sends', 'executions'])
      .where('reference', '=', orderId)
      .executeTakeFirst();
    return book ?? { sends: 0, executions: 0 };
  };
  /** The token that our own books have, or null. */
  const vended = async (orderId: string) =>
    (await db.selectFrom('tokens').select('token').where('order_id', '=', orderId).executeTakeFirst())?.token ?? null;
  /** What the payment provider's own books say, kobo. */
  const providerOf = async (orderId: string) =>
    db
      .selectFrom('sandbox_payments')
      .select(['status', 'refunded_kobo'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
  /** What the ledger holds on the accounts of an order and of the provider, kobo. */
  const ledgerOf = async (orderId: string) => {
    const { rows } = await sql<{ account: string; kobo: number }>`
      select account, sum(amount_kobo)::bigint as kobo from ledger_entries join ledger_transactions
        on ledger_transactions.id = transaction_id where order_id = ${orderId} group by account order by account`.execute(
      db,
    );
    return Object.fromEntries(rows.map(({ account, kobo }) => [account, kobo]));
  };
  const mailsAbout = async (orderId: string) =>
    (await db.selectFrom('mail_outbox').select('subject').where('subject', 'like', `%${orderId}`).execute()).map(
      ({ subject }) => subject,
    );

  const pending = async (input: object = {}) => hq.rowsOf('pendingTopups', 'pendingTransactions', input);
  const retry = (topupRef: string) => asPlatform('retryTopup', { topupRef });
  const mark = (topupRef: string, reason = 'The resident asked for it') =>
    asPlatform('refundTopup', { topupRef, reason });
  return {
    ...hq,
    deps,
    sandbox,
    asked,
    asBuyer,
    asPlatform,
    paid,
    unpaid,
    paidLevy,
    failing,
    mended,
    work,
    pass,
    stuck,
    stateOf,
    vendsOf,
    vended,
    providerOf,
    ledgerOf,
    mailsAbout,
    pending,
    retry,
    mark,
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** What a face reports of a payment of power. */
export function report(orderId: string, amount = 5050) {
  return { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount };
}
