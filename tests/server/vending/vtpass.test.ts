import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { VendRequest } from '#src/server/vending/port.ts';
import { CODES as TABLE } from '#src/server/vending/providers/vtpass/codes.ts';
import { vtpassVendingPort } from '#src/server/vending/providers/vtpass/vtpass.ts';
import { vendors } from '#src/server/vending/vendors.ts';
import { CODES } from '#src/stand-ins/vtpass/codes.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { booksOf, type SaleInBooks } from '../../support/vendor-books.ts';

const clock = () => new Date();
let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn('vtpass');
});
afterAll(() => standIn.end());
afterEach(async () => {
  await standIn.ask('DELETE', '/stand-in/faults');
});

const portOf = (timeoutMs: number, keys = standIn.keys) => {
  const { api = '', public: own = '', secret = '' } = keys;
  return vtpassVendingPort({
    line: {
      fetch,
      baseUrl: () => `${standIn.url}/api`,
      key: secret,
      timeoutMs,
      signIn: (method) =>
        method === 'GET' ? { 'api-key': api, 'public-key': own } : { 'api-key': api, 'secret-key': secret },
    },
    estateCompany: 'ikeja-electric',
    phone: '08010000009',
  });
};
const port = () => portOf(20_000);

let count = 0;
let aheadMs = 0;
/** An order of its own, with the reference that the port makes. */
function order(wish: Partial<VendRequest> = {}): VendRequest {
  count += 1;
  return {
    reference: port().reference(`POWER${count}`, new Date(Date.now() + aheadMs), new Date(Date.now() + aheadMs)),
    kind: 'power',
    provider: null,
    company: null,
    account: '45100000012',
    package: null,
    amountKobo: 500_000,
    email: 'ada@example.com',
    phone: null,
    ...wish,
  };
}
/** A plain meter that nothing was sold to in the last 30 seconds. */
const PLAIN = () => `010000${String(1000 + ++count).padStart(6, '0')}`;
const withCheckDigit = (digits: string): string =>
  [...'0123456789'].map((last) => `${digits}${last}`).find(isLuhn) ?? digits;
const isLuhn = (number: string): boolean =>
  [...number].reverse().reduce((sum, digit, at) => {
    const counted = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0) %
    10 ===
  0;
const freshMeter = () => withCheckDigit(PLAIN());
const special = (faults: object) => standIn.ask('PUT', '/stand-in/faults', { special: faults });
const ahead = (byMs: number) => {
  aheadMs += byMs;
  return standIn.ask('PUT', '/stand-in/clock', { aheadMs: byMs });
};
const soldAs = async (reference: string): Promise<SaleInBooks | undefined> =>
  (await booksOf(standIn)).find((sale) => sale.reference === reference);

describe('meters', () => {
  test.each([null, 'phcneko', 'phcnjos', 'phcnabuja'])(
    'a token of %s without units is delivered, after a question too',
    async (provider) => {
      await ahead(31_000);
      const wish = order({ account: '45100000178', provider, kind: provider === null ? 'power' : 'public-power' });
      const answer = await port().vend(wish);
      const token = (await soldAs(wish.reference))?.tokens[0]?.digits;
      expect(answer).toMatchObject({ kind: 'delivered', token, units: null, vatKobo: expect.any(Number) });
      await ahead(31_000);
      expect(await port().query(wish.reference)).toEqual(answer);
    },
  );

  test('each company tells its tokens in its own fields, and each token comes out with its kind', async () => {
    const companies = [null, 'phcneko', 'phcnjos', 'phcnabuja'];
    const meters = ['45100000012', '45100000020', '45100000038', '45100000046', '45100000053', '45100000152'];
    for (const provider of companies)
      for (const account of meters) {
        await ahead(31_000);
        const wish = order({ account, provider, kind: provider === null ? 'power' : 'public-power' });
        const answer = await port().vend(wish);
        const sale = await soldAs(wish.reference);
        const credit = sale?.tokens.find(({ kind }) => kind === 'credit')?.digits;
        const others = sale?.tokens.filter(({ kind }) => kind !== 'credit') ?? [];
        expect(answer).toMatchObject({ kind: 'delivered', token: credit, units: expect.stringMatching(/^\d+\.\d\d$/) });
        if (answer.kind !== 'delivered') continue;
        // Without a name only the class of a token is told: what sets a meter up looks like a new key.
        const unnamed = provider === 'phcnabuja';
        const told = others.map(({ kind, digits }) => ({
          kind: kind === 'key change' || (unnamed && kind !== 'bonus') ? 'key-change' : kind,
          digits,
        }));
        expect([...answer.otherTokens].sort((a, b) => a.digits.localeCompare(b.digits))).toEqual(
          told.sort((a, b) => a.digits.localeCompare(b.digits)),
        );
        expect(answer.debtKobo).toBe(account === '45100000053' ? 200_000 : null);
        expect(answer.vatKobo).toBeGreaterThan(0);
        expect(await port().query(wish.reference)).toEqual(answer);
      }
  });

  test('the keys of a set stay in the order of loading', async () => {
    const wish = order({ account: '45100000038', provider: 'phcneko', kind: 'public-power' });
    await ahead(31_000);
    const answer = await port().vend(wish);
    const keys = (await soldAs(wish.reference))?.tokens.filter(({ kind }) => kind === 'key change');
    expect(answer).toMatchObject({ otherTokens: keys?.map(({ digits }) => ({ kind: 'key-change', digits })) });
  });

  test.each([
    ['45100000079', 'refused', 'refused', 0],
    ['45100000087', 'refused', 'refused', 0],
    ['45100000061', 'refused', 'not-found', 0],
    ['45100000103', 'unknown', 'unknown', 0],
    ['45100000111', 'unknown', 'unknown', 0],
    ['45100000145', 'unknown', 'delivered', 1],
    ['201000000000', 'unknown', 'unknown', 0],
    ['500000000000', 'unknown', 'delivered', 1],
  ])('%s is %s, and %s when it is asked after', async (account, sold, asked, executed) => {
    await ahead(31_000);
    const wish = order({ account, amountKobo: 100_000 });
    expect(await port().vend(wish)).toMatchObject({ kind: sold });
    expect(await port().query(wish.reference)).toMatchObject({ kind: asked });
    expect((await soldAs(wish.reference))?.executed ?? 0).toBe(executed);
  });

  test.each([
    ['45100000129', 'delivered', 1],
    ['400000000000', 'delivered', 1],
    ['45100000137', 'not-found', 0],
    ['300000000000', 'not-found', 0],
  ])('%s is never answered, and %s when it is asked after', async (account, asked, executed) => {
    await ahead(31_000);
    const wish = order({ account });
    expect(await portOf(2_000).vend(wish)).toEqual({ kind: 'unknown', reason: 'no answer' });
    expect(await port().query(wish.reference)).toMatchObject({ kind: asked });
    expect((await soldAs(wish.reference))?.executed ?? 0).toBe(executed);
  });

  test('what was pending is delivered later, and what was reversed is refused', async () => {
    await ahead(31_000);
    const [pending, reversed] = [order({ account: '45100000103' }), order({ account: '45100000111' })];
    await port().vend(pending);
    await port().vend(reversed);
    await ahead(61_000);
    expect(await port().query(pending.reference)).toMatchObject({ kind: 'delivered', token: expect.any(String) });
    expect(await port().query(reversed.reference)).toEqual({ kind: 'refused', reason: 'code 040, reversed' });
  });
});

describe('codes', () => {
  test('every documented code has its row', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(CODES).sort());
  });

  test.each(Object.keys(CODES))('%s is what its row says, in answer to a sale and to a question', async (code) => {
    const [sale, question] = TABLE[code] ?? [];
    const plainly = (verdict: string | undefined) =>
      verdict === 'refused' || verdict === 'not-found' ? verdict : 'unknown';
    await special({ code, 'requery-code': code });
    const wish = order({ account: freshMeter() });
    expect(await port().vend(wish)).toMatchObject({ kind: plainly(sale) });
    expect(await port().query(wish.reference)).toMatchObject({ kind: plainly(question) });
    expect(await soldAs(wish.reference)).toBeUndefined();
  });

  test('a code that nobody documented is unknown, done or not', async () => {
    await special({ code: '555', 'code-done': true });
    const wish = order({ account: freshMeter() });
    expect(await port().vend(wish)).toEqual({ kind: 'unknown', reason: 'code 555' });
    await special({});
    expect(await port().query(wish.reference)).toMatchObject({ kind: 'delivered' });
  });

  test('half a body, a gateway and a cut line are unknown', async () => {
    for (const fault of [{ kind: 'broken' }, { kind: 'error', status: 502 }, { kind: 'refuse' }]) {
      await standIn.ask('PUT', '/stand-in/faults', { answers: [{ ...fault, path: '/api/pay', method: 'POST' }] });
      expect(await port().vend(order({ account: freshMeter() }))).toMatchObject({ kind: 'unknown' });
      await standIn.ask('PUT', '/stand-in/faults', { answers: [{ ...fault, path: '/api/requery', method: 'POST' }] });
      expect(await port().query('202611231200X')).toMatchObject({ kind: 'unknown' });
    }
  });
});

describe('references', () => {
  test('an id begins with the day in Lagos and the time of its order, and is the same all day', () => {
    const madeAt = new Date('2026-11-23T23:30:00Z');
    const at = (time: string) => port().reference('POWER-0ABC', new Date(time), madeAt);
    expect(at('2026-11-23T23:31:00Z')).toBe('202611240030POWER0ABC');
    expect(at('2026-11-24T22:59:00Z')).toBe('202611240030POWER0ABC');
    expect(at('2026-11-24T23:00:00Z')).toBe('202611250000POWER0ABC');
  });

  test('ids of days before are those that it may have been sent by', () => {
    const madeAt = new Date('2026-11-23T21:10:00Z');
    const earlier = (time: string) => port().earlierReferences?.('POWER-0ABC', new Date(time), madeAt);
    expect(earlier('2026-11-23T22:59:00Z')).toEqual([]);
    expect(earlier('2026-11-24T23:30:00Z')).toEqual(['202611232210POWER0ABC', '202611240000POWER0ABC']);
    expect(earlier('2027-01-01T12:00:00Z')).toEqual([
      '202612290000POWER0ABC',
      '202612300000POWER0ABC',
      '202612310000POWER0ABC',
    ]);
  });

  test('a second send of an id sells nothing, and is unknown', async () => {
    const wish = order({ account: freshMeter() });
    const first = await port().vend(wish);
    expect(await port().vend(wish)).toEqual({ kind: 'unknown', reason: 'code 014' });
    expect(await port().query(wish.reference)).toEqual(first);
    expect(await soldAs(wish.reference)).toMatchObject({ executed: 1, asked: 2 });
  });

  test('books that lag do not know the id, and know it later', async () => {
    await special({ 'lag-ms': 50_000 });
    const wish = order({ account: freshMeter() });
    expect(await port().vend(wish)).toMatchObject({ kind: 'delivered' });
    expect(await port().query(wish.reference)).toEqual({ kind: 'not-found' });
    await ahead(51_000);
    expect(await port().query(wish.reference)).toMatchObject({ kind: 'delivered' });
  });

  test('an id of yesterday in Lagos is unknown, never refused', async () => {
    const wish = order({ account: freshMeter() });
    await portOf(20_000).vend(wish);
    await ahead(86_400_000);
    expect(await port().vend(wish)).toEqual({ kind: 'unknown', reason: 'code 085' });
    expect(await soldAs(wish.reference)).toMatchObject({ executed: 1 });
  });

  test('what is alike to a sale of a moment ago waits, and is sold under its id later', async () => {
    const account = freshMeter();
    await port().vend(order({ account }));
    const wish = order({ account });
    expect(await port().vend(wish)).toEqual({ kind: 'unknown', reason: 'code 019' });
    expect(await port().query(wish.reference)).toEqual({ kind: 'not-found' });
    await ahead(31_000);
    expect(await port().vend(wish)).toMatchObject({ kind: 'delivered' });
  });

  test('an answer about another id is unknown', async () => {
    const wish = order({ account: freshMeter() });
    await port().vend(wish);
    const other = vtpassVendingPort({
      line: {
        fetch: async () =>
          Response.json({ code: '000', requestId: 'another', content: { transactions: { status: 'delivered' } } }),
        baseUrl: () => standIn.url,
        key: '',
        timeoutMs: 1_000,
      },
      estateCompany: null,
      phone: '08010000009',
    });
    expect(await other.query(wish.reference)).toEqual({
      kind: 'unknown',
      reason: 'code 000, delivered, of another id',
    });
  });
});

describe('other products', () => {
  test.each([
    ['airtime', 'etisalat', '08099000011', null, 20_000],
    ['data', 'etisalat', '08099000012', 'N100 (24 hrs, 100MB)', 10_000],
    ['cable', 'dstv', '7000000021', 'PADI', 185_000],
    ['cable', 'gotv', '7000000022', 'LITE', 41_000],
    ['cable', 'startimes', '7000000023', 'NOVA MONTHLY', 90_000],
    ['internet', 'smile', '7000000024', '2GB MidNite 7 days', 102_000],
  ] as const)('%s of %s is sold', async (kind, provider, account, plan, amountKobo) => {
    const wish = order({ kind, provider, account, package: plan, amountKobo });
    expect(await port().vend(wish)).toMatchObject({ kind: 'delivered', token: null, units: null });
    expect(await soldAs(wish.reference)).toMatchObject({ executed: 1, amountKobo, account });
  });

  test.each([
    ['data', 'etisalat', 'N500 (30 days, 500MB)', 50_000],
    ['cable', 'gotv', 'LITE', 42_000],
    ['internet', 'smile', '1GB FlexiDaily', 35_000],
    ['internet', 'swift', 'N/A', 123_000],
    ['internet', 'spectranet', 'Unified 5GB', 307_000],
  ] as const)(
    '%s of %s, %s at %d kobo, is refused before anything is sent',
    async (kind, provider, plan, amountKobo) => {
      const wish = order({ kind, provider, account: '08099000013', package: plan, amountKobo });
      expect(await port().vend(wish)).toMatchObject({ kind: 'refused' });
      expect(await soldAs(wish.reference)).toBeUndefined();
    },
  );

  test('a list of plans that cannot be read is unknown, and nothing is sent', async () => {
    await standIn.ask('PUT', '/stand-in/faults', {
      answers: [{ kind: 'error', status: 503, path: '/api/service-variations' }],
    });
    const wish = order({
      kind: 'cable',
      provider: 'dstv',
      account: '7000000025',
      package: 'PADI',
      amountKobo: 185_000,
    });
    expect(await port().vend(wish)).toMatchObject({ kind: 'unknown' });
    expect(await soldAs(wish.reference)).toBeUndefined();
  });

  test.each([
    ['08099000001', 'refused'],
    ['08099000002', 'unknown'],
    ['08099000007', 'unknown'],
  ])('airtime for %s is %s', async (account, kind) => {
    const wish = order({ kind: 'airtime', provider: 'mtn', account, amountKobo: 20_000 });
    expect(await port().vend(wish)).toMatchObject({ kind });
  });
});

describe('accounts', () => {
  test('a meter is found with its terms', async () => {
    expect(await port().findMeter('45100000053', null)).toEqual({
      kind: 'found',
      name: 'DEBT METER',
      terms: {
        leastKobo: null,
        mostKobo: null,
        debtKobo: expect.any(Number),
        debtShare: null,
        tariffClass: null,
        rateKobo: null,
        address: '1 STAND-IN ROAD',
      },
    });
    expect(await port().findMeter('45100000061', null)).toMatchObject({
      terms: { leastKobo: 500_000, debtKobo: null },
    });
  });

  test('a wrong number has the code of a right one, and is not found; nor is one that nothing may be sold to', async () => {
    for (const meter of ['45100000013', '45100000079'])
      expect(await port().findMeter(meter, null)).toEqual({ kind: 'not-found' });
    expect(await port().findAccount({ kind: 'cable', provider: 'dstv', account: '12' })).toEqual({ kind: 'not-found' });
  });

  test('a company and a smartcard are asked about by their own names', async () => {
    expect(
      await port().findAccount({ kind: 'public-power', provider: 'phcneko', account: '45100000012' }),
    ).toMatchObject({
      kind: 'found',
      name: 'PLAIN METER',
    });
    expect(await port().findAccount({ kind: 'cable', provider: 'dstv', account: '1212121212' })).toMatchObject({
      kind: 'found',
      name: 'TEST CARD',
    });
  });

  test('a biller that cannot be reached, or a code besides, is no wrong number', async () => {
    await special({ down: ['ikeja-electric'] });
    expect(await port().findMeter('45100000012', null)).toEqual({
      kind: 'unknown',
      reason: 'code 030',
      hindrance: 'down',
    });
    await special({ 'verify-code': '011' });
    expect(await port().findMeter('45100000012', null)).toEqual({ kind: 'unknown', reason: 'code 011' });
    await special({ 'verify-code': '020' });
    expect(await port().findMeter('45100000012', null)).toMatchObject({ kind: 'found' });
  });
});

test('wrong keys sell nothing, and no key is in what is said of it', async () => {
  const wrong = portOf(20_000, { ...standIn.keys, secret: 'SK_not-the-key' });
  const said = [
    await wrong.vend(order()),
    await wrong.query('202611231200X'),
    await wrong.findMeter('45100000012', null),
  ];
  expect(said.map(({ kind }) => kind)).toEqual(['refused', 'unknown', 'unknown']);
  expect(JSON.stringify(said)).not.toContain('not-the-key');
});

test('what is missing of its keys keeps the portal from starting, by name', () => {
  expect(() => vendors({}, clock).vtpass()).toThrow(
    /VENDING_API_KEY.*\n.*VENDING_PUBLIC_KEY.*\n.*VENDING_SECRET_KEY.*\n.*VENDING_PHONE/,
  );
  const keys = { VENDING_API_KEY: 'a', VENDING_PUBLIC_KEY: 'b', VENDING_SECRET_KEY: 'c', VENDING_PHONE: '08010000009' };
  expect(vendors(keys, clock).vtpass().name).toBe('vtpass');
  expect(() => vendors({ ...keys, VENDING_URL: 'http://vtpass.example/api' }, clock).vtpass()).toThrow(/https/);
  expect(() => vendors({ ...keys, VENDING_ESTATE_COMPANY: 'ikeja' }, clock).vtpass()).toThrow(/VENDING_ESTATE_COMPANY/);
});

test('it has no list of what it sold, and says so', async () => {
  const pages: unknown[] = [];
  for await (const page of port().records(new Date(0), new Date())) pages.push(page);
  expect(pages).toEqual([{ kind: 'unread', reason: 'VTpass has no list of what it sold', never: true }]);
});

test('a postpaid meter is found as one, its bill is paid with a receipt number and no token, and as a prepaid one it is refused', async () => {
  const found = await port().findMeter('45100000160', null);
  expect(found).toMatchObject({ kind: 'found', meterType: 'postpaid' });
  expect(await port().findMeter('45100000012', null)).not.toHaveProperty('meterType');
  const bill = order({ account: '45100000160', meterType: 'postpaid' });
  const paid = { kind: 'delivered', token: null, otherTokens: [], receiptNo: expect.stringMatching(/\d/) };
  expect(await port().vend(bill)).toMatchObject(paid);
  expect(await port().query(bill.reference)).toMatchObject(paid);
});

describe('Spectranet', () => {
  const bought = (plan: string, amountKobo: number, account: string) =>
    order({ kind: 'internet', provider: 'spectranet', account, package: plan, amountKobo });

  test('comes as PINs with serial numbers, the same when it is asked after, one or several', async () => {
    for (const [plan, amountKobo, count, account] of [
      ['vt-1000', 100_000, 1, '1212121212'],
      ['vt-2x5000', 1_000_000, 2, '1212121213'],
    ] as const) {
      const wish = bought(plan, amountKobo, account);
      const sold = await port().vend(wish);
      const one = { pin: expect.stringMatching(/^\d{12,}$/), serial: expect.stringMatching(/^SPN\d{10}$/) };
      expect(sold).toMatchObject({
        kind: 'delivered',
        token: null,
        vouchers: Array.from({ length: count }, () => one),
      });
      expect(await port().query(wish.reference)).toEqual(sold);
    }
  });

  test('a plan that is not on its list is refused before anything is sent', async () => {
    const wish = bought('Unified 5GB', 307_000, '1212121214');
    expect(await port().vend(wish)).toMatchObject({ kind: 'refused' });
    expect(await soldAs(wish.reference)).toBeUndefined();
  });
});
