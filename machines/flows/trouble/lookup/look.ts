import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Say } from '#machines/kit/view.ts';
import type { Checked, Found, Priced, Recent, TroubleContext } from '../context.ts';

/** What is to be looked for. */
export type Sought =
  /** `twins`: payments that look the same are looked at too. */
  | { readonly by: 'order'; readonly orderId: string; readonly twins: boolean }
  /** As a bank, a card payment or a vendor calls it. */
  | { readonly by: 'reference'; readonly reference: string }
  | { readonly by: 'address'; readonly email: string; readonly account: string }
  | { readonly by: 'meter'; readonly meterNumber: string }
  | { readonly by: 'nothing' };

/** What looking came to, or why it could not be done. */
export type Looked =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'refused'; readonly say: readonly Say[] };

/** So many payments that look the same are looked at beside the one that is meant. */
const MOST_TWINS = 2;

/**
 * Look what became of it. Of an own order everything is told; of any other the answer goes to the address of the order, and whoever
 * asks learns nothing. Rejects only where there was no answer.
 */
export async function look(
  services: Services,
  sought: Sought,
  { person, learned }: Pick<TroubleContext, 'person' | 'learned'>,
  signal: AbortSignal,
): Promise<Looked> {
  switch (sought.by) {
    case 'nothing':
      return found({ kind: 'nothing' });
    case 'meter':
      return meter(services, sought.meterNumber, signal);
    case 'address':
      return mailed(services, { email: sought.email, meter_number: sought.account }, signal);
    case 'reference':
      return mailed(services, { reference: sought.reference }, signal);
    case 'order':
      return person === null
        ? mailed(services, { reference: sought.orderId }, signal)
        : ownOrder(services, sought.orderId, sought.twins ? (learned?.recent ?? []) : [], signal);
  }
}

const found = (what: Found): Looked => ({ kind: 'found', found: what });
const refused = (text: string): Looked => ({ kind: 'refused', say: [{ tone: 'danger', text }] });

async function ownOrder(
  services: Services,
  orderId: string,
  recent: readonly Recent[],
  signal: AbortSignal,
): Promise<Looked> {
  const answer = await services.checkPurchase({ orderId }, signal);
  // It may be somebody's all the same: bought without signing in, or by another.
  if (answer.status === 400) return mailed(services, { reference: orderId }, signal);
  if (answer.status !== 200) return refused(answer.data.message);
  const order = answer.data;
  const [priced, twins] = await Promise.all([
    pricedOf(services, orderId, signal),
    twinsOf(services, order, recent, signal),
  ]);
  return found({ kind: 'order', order, twins, priced });
}

async function pricedOf(services: Services, orderId: string, signal: AbortSignal): Promise<Priced | null> {
  const answer = await services.ownPurchase({ orderId }, signal).catch(unanswered);
  if (answer?.status !== 200) return null;
  const { amount, debt = 0, fee, email } = answer.data;
  return { amount: amount + debt, debt, fee, email };
}

/** Payments of the same day, for the same and of the same amount, each looked at too: that is how a double charge looks. */
async function twinsOf(
  services: Services,
  order: Checked,
  recent: readonly Recent[],
  signal: AbortSignal,
): Promise<readonly Checked[]> {
  const alike = recent.filter(
    (one) =>
      one.orderId !== order.orderId &&
      one.destination === order.destination &&
      one.kobo === koboOf(order.amount) &&
      one.at.slice(0, 10) === order.createdAt.slice(0, 10),
  );
  const came = await Promise.all(
    alike.slice(0, MOST_TWINS).map(({ orderId }) => services.checkPurchase({ orderId }, signal).catch(unanswered)),
  );
  return came.flatMap((answer) => (answer?.status === 200 ? [answer.data] : []));
}

async function mailed(
  services: Services,
  by: Parameters<Services['findPurchase']>[0],
  signal: AbortSignal,
): Promise<Looked> {
  const answer = await services.findPurchase(by, signal);
  return answer.status === 200 ? found({ kind: 'mailed', says: answer.data.message }) : refused(answer.data.message);
}

async function meter(services: Services, meterNumber: string, signal: AbortSignal): Promise<Looked> {
  const answer = await services.verifyMeter({ meter_number: meterNumber }, signal);
  if (answer.status === 429) return refused(answer.data.message);
  const known = answer.status === 200 && !answer.data.notFound;
  const says = answer.status === 200 ? answer.data.name : answer.data.message;
  return found({ kind: 'meter', meterNumber, says, known });
}
