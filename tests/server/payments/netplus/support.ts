import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Line } from '#src/server/http-client.ts';
import { netplusPaymentPort } from '#src/server/payments/providers/netplus/netplus.ts';
import { type StandIn, type StandInAnswer, startStandIn } from '../../../support/stand-ins.ts';

/** The expiry of a card, which says what the bank answers. */
export const EXPIRY = { approved: '01/39', declined: '05/39', expired: '04/27', silent: '08/28', fault: '01/37' };

/** The adapter on a line to a stand-in. */
export function portTo(standIn: Pick<StandIn, 'url' | 'keys'>, line: Partial<Line> = {}, findsOrders = false) {
  return netplusPaymentPort({
    line: { fetch, baseUrl: () => standIn.url, key: '', timeoutMs: 20_000, signIn: () => ({}), ...line },
    merchantId: standIn.keys.merchant ?? '',
    findsOrders,
    script: `${standIn.url}/inlinetestpayment/js/inline.js`,
    payerEmail: 'payments@portal.example',
  });
}

/** A stand-in of a test file, with what a payer does in its frame. */
export interface Frame {
  readonly standIn: () => StandIn;
  readonly control: (method: string, path: string, body?: unknown) => Promise<StandInAnswer>;
  /** Opens the widget for an order of so many naira and pays; the number of the payment. */
  readonly pay: (orderId: string, expiry?: string, naira?: number) => Promise<string>;
}

/** Starts one stand-in for a file; each test has no faults. */
export function frameOfFile(): Frame {
  let running: StandIn | undefined;
  const standIn = (): StandIn => {
    if (running === undefined) throw new Error('not open yet');
    return running;
  };
  const control: Frame['control'] = (method, path, body) => standIn().ask(method, `/stand-in${path}`, body);
  beforeAll(async () => {
    running = await startStandIn('netplus');
  });
  beforeEach(() => control('DELETE', '/faults'));
  afterAll(() => running?.end());
  return {
    standIn,
    control,
    pay: async (order_id, expiry = EXPIRY.approved, naira = 5050) => {
      const query = new URLSearchParams({
        ...{ merchant: standIn().keys.merchant ?? '', customer_name: 'Ada Obi', email: 'ada@example.com' },
        ...{ amount: String(naira), currency_code: 'NGN', narration: 'Electricity Topup', order_id },
      });
      const { text } = await standIn().ask('GET', `/inlinetestpayment/frame?${query}`);
      const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
      const card = new URLSearchParams({ number: '5123 4500 0000 0008', cvv: '100', expiry });
      await standIn().ask('POST', action, String(card), { 'content-type': 'application/x-www-form-urlencoded' });
      return action.split('/').at(-1) ?? '';
    },
  };
}
