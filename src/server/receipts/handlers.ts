import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import type { Asker } from '../orders/own-orders.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { markLoaded, myTokens } from './my-tokens.ts';
import { ownPurchase } from './own-purchase.ts';
import { type OrderReceipt, readReceipt } from './read-receipt.ts';
import { receiptFile } from './receipt-file.ts';
import { resendReceipt } from './resend.ts';

/** How often one order's receipt is drawn in ten minutes: an order costs money, so nobody has many of them. */
const DRAWINGS = { name: 'receipt-file', points: 30, seconds: 600 } as const;
/** Each drawing takes several MB and holds up everybody for some ms. Those of the first mails do not wait behind these. */
const DRAWN_AT_ONCE = 2;

/** The calls that tell a receipt, or hand it out as a file. */
export function receiptHandlers(deps: {
  db: Kysely<Schema>;
  config: Config;
  clock: () => Date;
}): Pick<Handlers, 'ownPurchase' | 'receiptFile' | 'billReceipt' | 'myTokens' | 'markLoaded'> {
  const drawings = createLimit(deps.db, DRAWINGS);
  const draw = limitFunction((receipt: OrderReceipt) => receiptFile(receipt, deps.config), {
    concurrency: DRAWN_AT_ONCE,
  });
  const drawn = async (orderId: string, asker: Asker): Promise<CallAnswer<'billReceipt'>> => {
    const receipt = await readReceipt(deps.db, orderId, asker);
    const message = MESSAGES.receiptNotAvailable;
    if (receipt === 'not-found') return { status: 404, data: { code: 'order-not-found', message } };
    if (receipt === 'not-paid') return { status: 400, data: { code: 'receipt-not-available', message } };
    const over = await drawings.take(orderId);
    if (over) return tooMany(over);
    return { status: 200, data: await draw(receipt) };
  };
  return {
    myTokens: ({ input, person }) => myTokens(deps.db, { userId: person?.id ?? null, orders: input.orders }),
    markLoaded: ({ input, person }) => markLoaded(deps, person?.id ?? null, input),
    ownPurchase: ({ input, person }) => ownPurchase(deps.db, person.id, input),
    receiptFile: ({ input, person }) => drawn(input.orderId, { userId: person.id }),
    billReceipt: ({ input, person }) => drawn(input.orderId, { userId: person?.id ?? null, key: input.key }),
  };
}

/** The call that sends a receipt again. */
export function resendHandlers(deps: MoneyDeps): Pick<Handlers, 'resendReceipt'> {
  return {
    resendReceipt: ({ input, person }) =>
      resendReceipt(deps, input.orderId, { userId: person?.id ?? null, key: input.key }),
  };
}
