import { type StandIn, type StandInAnswer, type StandInSettings, startStandIn } from '../../support/stand-ins.ts';

/** A shop with an account at the stand-in for VTpass. */
export interface Shop {
  readonly standIn: StandIn;
  /** Headers that let a POST in. */
  readonly signedIn: Readonly<Record<string, string>>;
  readonly get: (path: string) => Promise<StandInAnswer>;
  readonly post: (path: string, body: object) => Promise<StandInAnswer>;
  /** Buys, under a new id unless one is given; answers the body and the id. */
  readonly pay: (order: object) => Promise<{ id: string; body: unknown }>;
  readonly power: (meter: string, more?: object) => Promise<{ id: string; body: unknown }>;
  readonly requery: (id: string) => Promise<unknown>;
  readonly newId: () => string;
  readonly faults: (special: object) => Promise<unknown>;
  readonly ahead: (aheadMs: number) => Promise<unknown>;
}

/** Opens one on a stand-in of its own. */
export async function openShop(settings: StandInSettings = {}): Promise<Shop> {
  const standIn = await startStandIn('vtpass', settings);
  const { keys } = standIn;
  let count = 0;
  let aheadMs = 0;
  const newId = () => {
    count += 1;
    const lagos = new Date(Date.now() + aheadMs + 3_600_000).toISOString();
    return `${lagos.slice(0, 16).replaceAll(/\D/g, '')}n${count}`;
  };
  const get = (path: string) =>
    standIn.ask('GET', `/api${path}`, undefined, { 'api-key': keys.api ?? '', 'public-key': keys.public ?? '' });
  const signedIn = { 'api-key': keys.api ?? '', 'secret-key': keys.secret ?? '' };
  const post = (path: string, body: object) => standIn.ask('POST', `/api${path}`, body, signedIn);
  const pay = async (order: object) => {
    const id = newId();
    return { id, body: (await post('/pay', { request_id: id, phone: '08010000001', ...order })).body };
  };
  return {
    standIn,
    signedIn,
    get,
    post,
    pay,
    power: (meter, more = {}) =>
      pay({ serviceID: 'ikeja-electric', billersCode: meter, variation_code: 'prepaid', amount: 5_000, ...more }),
    requery: async (id) => (await post('/requery', { request_id: id })).body,
    newId,
    faults: (special) => standIn.ask('PUT', '/stand-in/faults', { special }),
    ahead: (byMs) => {
      aheadMs += byMs;
      return standIn.ask('PUT', '/stand-in/clock', { aheadMs: byMs });
    },
  };
}
