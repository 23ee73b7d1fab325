import { describe, expect, test } from 'vitest';
import type { Book } from '#src/server/http-client.ts';
import type { PaymentPort } from '#src/server/payments/port.ts';
import { openFlutterwave } from '#src/server/payments/providers/flutterwave/open.ts';
import { openNetplus } from '#src/server/payments/providers/netplus/open.ts';
import { openPaystack } from '#src/server/payments/providers/paystack/open.ts';
import type { VendingPort } from '#src/server/vending/port.ts';
import { vendors } from '#src/server/vending/vendors.ts';

/** What somebody could send in the place of an id, a reference or a number. */
const ODD = [
  ...['..', '.', '../..', '../admin', '..\\admin', '/', '//elsewhere.example/', '\\\\elsewhere.example'],
  ...['?amount=1', 'A1?x=1&reference=B2', '#', 'A1#B2', '%2e%2e', '%2e%2e%2f', '%', '%00', '%0d%0aX: y'],
  ...[
    'A1\r\nX-Key: y',
    'A1\nHost: elsewhere.example',
    '\t',
    ' ',
    'A1;B2',
    'a@elsewhere.example',
    ':80',
    'http://elsewhere.example',
  ],
  ...['Ｏｄｄ', 'Ọ̀yọ́', '\u202eA1', '😀', "A1'--", '"A1"', '{{A1}}', 'A1|B2', '__proto__'],
];
const PLAIN = 'A1';

/** What was asked: where, by which way through the address, and with which names in the query. */
interface Seen {
  readonly method: string;
  readonly origin: string;
  readonly parts: number;
  readonly names: readonly string[];
  readonly values: readonly string[];
}

function listening() {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = async (asked, init) => {
    const request = new Request(asked instanceof Request ? asked.url : String(asked), {
      method: init?.method ?? 'GET',
    });
    const url = new URL(request.url);
    const values = [...url.pathname.split('/').map(decodeURIComponent), ...url.searchParams.values()];
    const names = [...url.searchParams.keys()];
    seen.push({ method: request.method, origin: url.origin, parts: url.pathname.split('/').length, names, values });
    return new Response('{}', { status: 404 });
  };
  return { seen, fetch };
}

const through = async (book: Book<unknown> | undefined) => {
  for await (const _ of book ?? []);
};
const [from, to] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-02T00:00:00Z')];

const ASKED_OF_PAYMENTS: Readonly<Record<string, (port: PaymentPort, odd: string) => Promise<unknown>>> = {
  verify: (port, odd) => port.verify({ orderId: odd, reference: odd, hints: [odd] }),
  'verify by its id': (port, odd) => port.verify({ orderId: odd, reference: null }),
  refund: (port, odd) => port.refund({ orderId: odd, reference: odd, amountKobo: 500_000, key: odd, askedAt: null }),
  'refund again, to an account': (port, odd) =>
    port.refund({
      ...{ orderId: odd, reference: odd, amountKobo: 500_000, key: odd, askedAt: from },
      account: { bank: odd, accountNumber: odd, name: odd, nth: 1 },
    }),
  chargebacks: async (port, odd) => port.chargebacks?.({ orderId: odd, reference: odd }),
  'the holder of an account': async (port, odd) => port.holders?.holderOf(odd, odd),
  'a transfer': async (port, odd) => port.transfers?.referenceOf(odd),
  'money that came': async (port, odd) => port.accounts?.received(odd),
  'an account number': async (port, odd) =>
    port.accounts?.open({ id: odd, email: odd, firstName: odd, lastName: odd, phone: odd }),
  'a look for money': async (port, odd) => port.accounts?.lookFor?.({ accountNumber: odd, bankCode: odd }),
  records: (port) => through(port.records(from, to)),
};
const ASKED_OF_VENDORS: Readonly<Record<string, (port: VendingPort, odd: string) => Promise<unknown>>> = {
  query: (port, odd) => port.query(odd),
  'query of a kind': (port, odd) => port.query(odd, 'power'),
  'find a meter': (port, odd) => port.findMeter(odd, 'eko'),
  'find an account': (port, odd) => port.findAccount({ kind: 'cable', provider: 'dstv', account: odd }),
  'find an account of an odd provider': (port, odd) => port.findAccount({ kind: 'cable', provider: odd, account: odd }),
  vend: (port, odd) =>
    port.vend({
      ...{ reference: odd, kind: 'power', provider: null, company: 'eko', account: odd, package: null },
      ...{ amountKobo: 500_000, email: odd, phone: odd },
    }),
};

const config = (providerKeys: Record<string, string>) => ({
  ...{ providerKeys, supportEmail: 'help@portal.example', publicUrl: 'https://portal.example' },
});
const now = () => new Date('2026-11-03T00:00:00Z');
const PAYMENTS: Readonly<Record<string, (fetch: typeof globalThis.fetch) => PaymentPort>> = {
  paystack: (fetch) => openPaystack(config({ PAYMENT_SECRET_KEY: 'sk_test_made-up' }), now, fetch),
  flutterwave: (fetch) =>
    openFlutterwave(
      config({ PAYMENT_SECRET_KEY: 'FLWSECK_TEST-made-up', PAYMENT_WEBHOOK_SECRET: 'made-up-hash' }),
      ...[now, fetch],
    ),
  netplus: (fetch) => openNetplus(config({ PAYMENT_MERCHANT_ID: 'TEST-made-up', PAYMENT_FINDS_ORDERS: 'yes' }), fetch),
};
const KEYS = {
  ...{ VENDING_API_KEY: 'a', VENDING_PUBLIC_KEY: 'p', VENDING_SECRET_KEY: 's', VENDING_TOKEN: 't' },
  ...{ VENDING_AGENT_ID: '1', VENDING_PHONE: '08030000000' },
};
const VENDORS: Readonly<Record<string, (fetch: typeof globalThis.fetch) => VendingPort>> = {
  vtpass: (fetch) => vendors(KEYS, now, '', fetch).vtpass(),
  buypower: (fetch) => vendors(KEYS, now, '', fetch).buypower(),
  baxi: (fetch) => vendors(KEYS, now, '', fetch).baxi(),
};

/** Asks with a plain value and with each odd one; an odd one asks for the same things or, where no address can hold it, for fewer of them. */
async function compared<P>(
  open: (fetch: typeof globalThis.fetch) => P,
  ask: (port: P, value: string) => Promise<unknown>,
) {
  const plain = listening();
  await ask(open(plain.fetch), PLAIN);
  const wayOf = ({ method, origin, parts, names }: Seen) => `${method} ${origin} ${parts} ${names.join()}`;
  const ways = new Set(plain.seen.map(wayOf));
  for (const odd of ODD) {
    const own = listening();
    await ask(open(own.fetch), odd);
    const others = own.seen.filter((one) => !ways.has(wayOf(one)));
    expect([odd, others]).toEqual([odd, []]);
    // What stands in an address is the whole value, and nothing more has come of it.
    const strange = own.seen
      .flatMap(({ values }) => values)
      .filter((value) => value !== odd && /elsewhere|Host:|X-Key|B2/.test(value) && !value.includes(odd));
    expect([odd, strange]).toEqual([odd, []]);
  }
  return plain.seen.length;
}

describe.each(Object.entries(PAYMENTS))('%s, with odd ids', (_, open) => {
  test.each(Object.entries(ASKED_OF_PAYMENTS))('%s asks for nothing else than with a plain one', async (__, ask) => {
    await compared(open, ask);
  });
});

describe.each(Object.entries(VENDORS))('%s, with odd references and numbers', (_, open) => {
  test.each(Object.entries(ASKED_OF_VENDORS))('%s asks for nothing else than with a plain one', async (__, ask) => {
    await compared(open, ask);
  });
});

test('each provider is asked at all by what is tried here', async () => {
  for (const open of Object.values(PAYMENTS)) {
    const { seen, fetch } = listening();
    await open(fetch).verify({ orderId: PLAIN, reference: PLAIN });
    expect(seen.length).toBeGreaterThan(0);
  }
  for (const open of Object.values(VENDORS)) {
    const { seen, fetch } = listening();
    await open(fetch).query(PLAIN);
    await open(fetch).findMeter(PLAIN, 'eko');
    expect(seen.length).toBeGreaterThan(0);
  }
});
