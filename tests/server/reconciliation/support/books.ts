import type { CallAnswer } from '#catalogues/calls/services.ts';
import { clearDifferences, putDifference, type SandboxDifference } from '#src/server/sandbox/differences.ts';
import { openDesk } from '../../stuck-orders/support/stuck.ts';

export type Books = Extract<CallAnswer<'reconciliation'>, { status: 200 }>['data'];

/** The demonstration's day, in Lagos. */
export const TODAY = { from: '2026-11-21', to: '2026-11-21' };

/** A platform administrator who compares books, and a sandbox that can be given differences. */
export async function openBooks() {
  const desk = await openDesk();
  const { db, random, clock } = desk.outside;
  const compare = async (input: object = TODAY): Promise<Books> => {
    const { status, body } = await desk.asPlatform('reconciliation', input);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as unknown as Books;
  };
  const fileOf = async (input: object) => {
    const { body } = await desk.asPlatform('exportReconciliation', input);
    return { name: body.name, text: Buffer.from(String(body.base64), 'base64').toString('utf8') };
  };
  /** Put a difference into what the sandboxes tell; answers what it is about. */
  const put = async (kind: SandboxDifference, orderId?: string): Promise<string> => {
    const made = await putDifference({ db, random, clock }, kind, orderId);
    if (made === undefined) throw new Error(`${kind} fits no order`);
    return made.reference;
  };
  const putRight = () => clearDifferences(db);
  /** An order that is paid, and that nobody is told of. */
  const paidSilently = async (): Promise<string> => {
    const orderId = await opened();
    await paySilently(orderId);
    return orderId;
  };
  const opened = async (): Promise<string> => {
    const { body } = await desk.asBuyer('openOrder', { key: desk.key(), type: 'power_vending', amount: 5000 });
    return String(body.orderId);
  };
  const paySilently = (orderId: string) =>
    desk.outside.browser(`/sandbox/payments/${orderId}`, { card: '4000000000000119' });
  return { ...desk, compare, fileOf, put, putRight, opened, paySilently, paidSilently };
}

export type Bookkeeper = Awaited<ReturnType<typeof openBooks>>;

/** The differences of a page: which, of which order, and of how much naira. */
export function shown({ differences }: Books) {
  return differences.map(({ kind, orderId, amount }) => [kind, orderId, amount]);
}
