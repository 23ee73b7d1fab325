import { type StandIn, type StandInAnswer, startStandIn } from '../../support/stand-ins.ts';

/** A meter that does nothing of its own. */
export const PLAIN = '45100000012';
/** Where the vendor's paths begin. */
export const BASE = '/api/baxipay';

/** A shop with a key of the stand-in for Baxi. */
export interface Shop {
  readonly standIn: StandIn;
  readonly ask: (
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<StandInAnswer>;
  /** An order under a new reference, with what is different about it. */
  readonly order: (meter: string, more?: object) => { readonly agentReference: string };
  readonly request: (order: object) => Promise<StandInAnswer>;
  readonly buy: (meter: string, more?: object) => Promise<{ id: string; answer: StandInAnswer }>;
  readonly requery: (id: string) => Promise<StandInAnswer>;
  readonly faults: (special: object) => Promise<unknown>;
  readonly ahead: (aheadMs: number) => Promise<unknown>;
}

/** Opens one on a stand-in of its own. */
export async function openShop(): Promise<Shop> {
  const standIn = await startStandIn('baxi');
  let count = 0;
  const ask: Shop['ask'] = (method, path, body, headers = {}) =>
    standIn.ask(method, `${BASE}${path}`, body, { 'x-api-key': standIn.keys.api ?? '', ...headers });
  const request = (body: object) => ask('POST', '/services/electricity/request', body);
  const order = (account_number: string, more: object = {}) => {
    count += 1;
    return {
      agentReference: `agent-${count}`,
      agentId: '205',
      service_type: 'ikeja_electric_prepaid',
      account_number,
      amount: 5_000,
      phone: '08010000001',
      ...more,
    };
  };
  return {
    standIn,
    ask,
    order,
    request,
    buy: async (meter, more = {}) => {
      const body = order(meter, more);
      return { id: body.agentReference, answer: await request(body) };
    },
    requery: (id) => ask('GET', `/superagent/transaction/requery?agentReference=${id}`),
    faults: (special) => standIn.ask('PUT', '/stand-in/faults', { special }),
    ahead: (aheadMs) => standIn.ask('PUT', '/stand-in/clock', { aheadMs }),
  };
}
