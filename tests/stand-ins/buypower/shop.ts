import { type StandIn, type StandInAnswer, type StandInSettings, startStandIn } from '../../support/stand-ins.ts';

/** A meter that does nothing of its own. */
export const PLAIN = '45100000012';

/** A shop with a key of the stand-in for BuyPower. */
export interface Shop {
  readonly standIn: StandIn;
  readonly bearer: Readonly<Record<string, string>>;
  readonly get: (path: string) => Promise<StandInAnswer>;
  /** An order of power under a new id, with what is different about it. */
  readonly order: (meter: string, more?: object) => { readonly orderId: string };
  readonly post: (order: object, strict?: 0 | 1) => Promise<StandInAnswer>;
  readonly vend: (meter: string, more?: object) => Promise<{ id: string; answer: StandInAnswer }>;
  readonly requery: (id: string) => Promise<StandInAnswer>;
  readonly faults: (special: object) => Promise<unknown>;
  readonly ahead: (aheadMs: number) => Promise<unknown>;
}

/** Opens one on a stand-in of its own. */
export async function openShop(settings: StandInSettings = {}): Promise<Shop> {
  const standIn = await startStandIn('buypower', settings);
  const bearer = { authorization: `Bearer ${standIn.keys.token}` };
  let count = 0;
  const get = (path: string) => standIn.ask('GET', `/v2${path}`, undefined, bearer);
  const post = (body: object, strict: 0 | 1 = 0) => standIn.ask('POST', `/v2/vend?strict=${strict}`, body, bearer);
  const order = (meter: string, more: object = {}) => {
    count += 1;
    return {
      orderId: `order-${count}`,
      meter,
      disco: 'IKEJA',
      phone: '08010000001',
      email: 'shop@stand-in.invalid',
      name: 'Shop',
      amount: '5000',
      vendType: 'PREPAID',
      paymentType: 'B2B',
      vertical: 'ELECTRICITY',
      ...more,
    };
  };
  return {
    standIn,
    bearer,
    get,
    order,
    post,
    vend: async (meter, more = {}) => {
      const body = order(meter, more);
      return { id: body.orderId, answer: await post(body) };
    },
    requery: (id) => get(`/transaction/${id}`),
    faults: (special) => standIn.ask('PUT', '/stand-in/faults', { special }),
    ahead: (aheadMs) => standIn.ask('PUT', '/stand-in/clock', { aheadMs }),
  };
}
