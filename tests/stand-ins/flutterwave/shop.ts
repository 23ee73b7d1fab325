import { z } from 'zod';
import { type StandIn, type StandInAnswer, type StandInSettings, startStandIn } from '../../support/stand-ins.ts';

/** What every card of the documentation is typed with. */
export const CARDS = {
  pin: '5531 8866 5214 2950',
  threeDs: '4187 4274 1556 4246',
  noAuth: '5061 4601 6697 6054 667',
  address: '4556 0527 0417 2643',
  fraud: '5590 1317 4329 4314',
  doNotHonour: '5143 0105 2233 9965',
  insufficient: '5258 5859 2266 6506',
  incorrectPin: '5399 8346 9789 4723',
};

const envelope = z.object({ data: z.record(z.string(), z.unknown()) });

/** A shop that sells through the stand-in, as its merchant and as who pays. */
export interface Shop {
  readonly standIn: StandIn;
  /** A call of the interface, with the secret key. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<StandInAnswer>;
  /** The `data` of an answer. */
  readonly data: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;
  readonly control: (method: string, path: string, body?: unknown) => Promise<StandInAnswer>;
  /** Makes a hosted page and answers its path. */
  readonly link: (txRef: string, more?: object) => Promise<string>;
  /** Sends a form of a hosted page; answers where it leads to, or the page. */
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<string>;
  /** Pays a new page by the card that asks nothing; answers the transaction's id. */
  readonly pay: (txRef: string, amount?: number) => Promise<string>;
  readonly end: () => Promise<void>;
}

export const RETURN = 'https://estate.example/back?run=7';

/** Opens a shop. */
export async function openShop(settings: StandInSettings = {}): Promise<Shop> {
  const standIn = await startStandIn('flutterwave', settings);
  const authorization = `Bearer ${standIn.keys.secret}`;
  const call: Shop['call'] = (method, path, body) => standIn.ask(method, path, body, { authorization });
  const data: Shop['data'] = async (...args) => envelope.parse((await call(...args)).body).data;
  const link: Shop['link'] = async (txRef, more = {}) => {
    const customer = { email: 'ada@example.com', name: 'Ada Obi', phonenumber: '08012345678' };
    const body = { tx_ref: txRef, amount: 1500.5, currency: 'NGN', redirect_url: RETURN, customer, ...more };
    return new URL(String((await data('POST', '/v3/payments', body)).link)).pathname;
  };
  const form: Shop['form'] = async (path, fields) => {
    const answer = await standIn.ask('POST', path, String(new URLSearchParams(fields)), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    return answer.headers.get('location') ?? answer.text;
  };
  return {
    standIn,
    call,
    data,
    control: (method, path, body) => standIn.ask(method, `/stand-in${path}`, body),
    link,
    form,
    pay: async (txRef, amount = 2_500) => {
      const path = await link(txRef, { amount });
      const back = new URL(await form(`${path}/card`, typed(CARDS.noAuth)));
      return back.searchParams.get('transaction_id') ?? '';
    },
    end: standIn.end,
  };
}

/** What is typed into the card's form. */
export const typed = (number: string) => ({ number, expiry: '09/32', cvv: '564' });

/** Where a payer was sent, and with what. */
export const wentBack = (address: string) => Object.fromEntries(new URL(address).searchParams);
