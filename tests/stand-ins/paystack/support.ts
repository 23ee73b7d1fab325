import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  type Listener,
  listenForEvents,
  type StandIn,
  type StandInAnswer,
  startStandIn,
} from '../../support/stand-ins.ts';

/** A stand-in of a test file, with what its tests ask of it. */
export interface Paystack {
  readonly standIn: () => StandIn;
  readonly listener: () => Listener;
  /** Asks with the secret key. */
  readonly api: (method: string, path: string, body?: unknown) => Promise<StandInAnswer>;
  /** What the people at its other end do, and its control. */
  readonly act: (method: string, path: string, body?: unknown) => Promise<StandInAnswer>;
  /** Begins a payment; the reference, and the code of its page. */
  readonly begin: (fields?: object) => Promise<{ readonly reference: string; readonly code: string }>;
  /** A payment with a test card that asks nothing. */
  readonly paid: (card?: CardFields, fields?: object) => Promise<string>;
  /** All events of this test so far: sends what waits, and reads them in order. */
  readonly events: () => Promise<readonly { readonly event: string; readonly data: unknown }[]>;
}

/** What is typed on the card form. */
export type CardFields = Readonly<Record<'number' | 'cvv' | 'month' | 'year', string>>;

/** A test card, by its number and CVV. */
export const card = (number: string, cvv: string): CardFields => ({ number, cvv, month: '12', year: '30' });

/** The card that asks nothing. */
export const PLAIN = card('4084 0840 8408 4081', '408');

/** What stands at a path of a body, as text. */
export function at({ body }: StandInAnswer, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
  return String(found);
}

/** Starts one stand-in for a file; each test has no faults and sees its own events only. */
export function openPaystack(): Paystack {
  let standIn: StandIn;
  let listener: Listener;
  let before = 0;
  beforeAll(async () => {
    listener = await listenForEvents();
    standIn = await startStandIn('paystack', { webhook: listener.url });
  });
  beforeEach(async () => {
    await act('DELETE', '/stand-in/faults');
    await act('POST', '/stand-in/events/flush');
    before = listener.taken.length;
  });
  afterAll(async () => {
    await standIn.end();
    await listener.close();
  });
  const api: Paystack['api'] = (method, path, body) =>
    standIn.ask(method, path, body, { authorization: `Bearer ${standIn.keys.secret}` });
  const act: Paystack['act'] = (method, path, body) => standIn.ask(method, path, body);
  const begin: Paystack['begin'] = async (fields = {}) => {
    const answer = await api('POST', '/transaction/initialize', {
      email: 'ada@example.com',
      amount: 500_000,
      ...fields,
    });
    return { reference: at(answer, 'data', 'reference'), code: at(answer, 'data', 'access_code') };
  };
  return {
    standIn: () => standIn,
    listener: () => listener,
    api,
    act,
    begin,
    paid: async (fields = PLAIN, wanted = {}) => {
      const { reference, code } = await begin(wanted);
      await act('POST', `/checkout/${code}/card`, fields);
      return reference;
    },
    events: async () => {
      await act('POST', '/stand-in/events/flush');
      return listener.taken.slice(before).map(({ body }) => JSON.parse(body));
    },
  };
}
