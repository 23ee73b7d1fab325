import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { VendRequest } from '#src/server/vending/port.ts';
import { baxiVendingPort } from '#src/server/vending/providers/baxi/baxi.ts';
import { CODES as TABLE } from '#src/server/vending/providers/baxi/codes.ts';
import { vendors } from '#src/server/vending/vendors.ts';
import { CODES } from '#src/stand-ins/baxi/codes.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { booksOf, type SaleInBooks } from '../../support/vendor-books.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn('baxi');
});
afterAll(() => standIn.end());
afterEach(async () => {
  await standIn.ask('DELETE', '/stand-in/faults');
});

const portWith = (timeoutMs: number, key = standIn.keys.api ?? '', ask: typeof fetch = fetch) =>
  baxiVendingPort({
    line: {
      fetch: ask,
      baseUrl: () => `${standIn.url}/api/baxipay`,
      key,
      timeoutMs,
      signIn: () => ({ 'x-api-key': key }),
    },
    agentId: '207',
    estateCompany: 'ikeja',
    phone: '08010000009',
  });
const port = () => portWith(20_000);

let count = 0;
function order(wish: Partial<VendRequest> = {}): VendRequest {
  count += 1;
  return {
    reference: port().reference(`POWER${count}`, new Date(), new Date()),
    kind: 'power',
    provider: null,
    company: null,
    account: '45100000012',
    package: null,
    amountKobo: 500_000,
    email: '',
    phone: null,
    ...wish,
  };
}
const special = (faults: object) => standIn.ask('PUT', '/stand-in/faults', { special: faults });
const ahead = (aheadMs: number) => standIn.ask('PUT', '/stand-in/clock', { aheadMs });
const soldAs = async (reference: string): Promise<SaleInBooks | undefined> =>
  (await booksOf(standIn)).find((sale) => sale.reference === reference);

describe('meters', () => {
  test('a token without units is delivered, after a sale as after a question', async () => {
    const wish = order({ account: '45100000178' });
    const answer = await port().vend(wish);
    const token = (await soldAs(wish.reference))?.tokens[0]?.digits;
    expect(answer).toMatchObject({ kind: 'delivered', token, units: null });
    expect(await port().query(wish.reference)).toEqual(answer);
  });

  test('all tokens come out with their kinds, whatever the company calls them, after a sale as after a question', async () => {
    const meters = ['45100000012', '45100000020', '45100000038', '45100000046', '45100000053'];
    for (const provider of [null, 'phcneko', 'phcnkano', 'phcnjos'])
      for (const account of meters) {
        const wish = order({ account, provider, kind: provider === null ? 'power' : 'public-power' });
        const answer = await port().vend(wish);
        const tokens = (await soldAs(wish.reference))?.tokens ?? [];
        const others = tokens.filter(({ kind }) => kind !== 'credit');
        expect(answer).toMatchObject({
          kind: 'delivered',
          token: tokens.find(({ kind }) => kind === 'credit')?.digits,
          otherTokens: others.map(({ kind, digits }) => ({ kind: kind.replace(' ', '-'), digits })),
          units: expect.stringMatching(/^\d+\.\d\d$/),
          vatKobo: expect.any(Number),
          debtKobo: account === '45100000053' ? 200_000 : null,
          receiptNo: expect.any(String),
        });
        expect(await port().query(wish.reference)).toEqual(answer);
      }
  });

  test('tokens that set the meter up have their own names', async () => {
    const answer = await port().vend(order({ account: '45100000152' }));
    expect(answer).toMatchObject({
      kind: 'delivered',
      otherTokens: expect.arrayContaining([
        { kind: 'reset', digits: expect.any(String) },
        { kind: 'configure', digits: expect.any(String) },
      ]),
    });
  });

  test.each([
    ['45100000079', 'refused', 'not-found', 0],
    ['45100000087', 'unknown', 'refused', 0],
    ['45100000061', 'refused', 'not-found', 0],
    ['45100000160', 'refused', 'not-found', 0],
    ['45100000013', 'refused', 'not-found', 0],
    ['45100000103', 'unknown', 'unknown', 0],
    ['45100000111', 'unknown', 'unknown', 0],
    ['45100000145', 'unknown', 'delivered', 1],
  ])('%s is %s, and %s when it is asked after', async (account, sold, asked, executed) => {
    const wish = order({ account, amountKobo: 100_000 });
    expect(await port().vend(wish)).toMatchObject({ kind: sold });
    expect(await port().query(wish.reference)).toMatchObject({ kind: asked });
    expect((await soldAs(wish.reference))?.executed ?? 0).toBe(executed);
  });

  test.each([
    ['45100000129', 'delivered', 1],
    ['45100000137', 'not-found', 0],
  ])('%s is never answered, and %s when it is asked after', async (account, asked, executed) => {
    const wish = order({ account });
    expect(await portWith(2_000).vend(wish)).toEqual({ kind: 'unknown', reason: 'no answer' });
    expect(await port().query(wish.reference)).toMatchObject({ kind: asked });
    expect((await soldAs(wish.reference))?.executed ?? 0).toBe(executed);
  });

  test('what is pending has the statusCode of a delivery; later it is delivered, or taken back', async () => {
    const [pending, reversed] = [order({ account: '45100000103' }), order({ account: '45100000111' })];
    await port().vend(pending);
    await port().vend(reversed);
    await ahead(61_000);
    expect(await port().query(pending.reference)).toMatchObject({ kind: 'delivered', token: expect.any(String) });
    expect(await port().query(reversed.reference)).toEqual({ kind: 'refused', reason: 'code EXC00113' });
  });
});

describe('codes', () => {
  test('every code that is known has its row', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(CODES).sort());
  });

  test('each is what its row says, in answer to a sale and to a question', async () => {
    for (const code of Object.keys(CODES)) {
      const [sale, question] = TABLE[code] ?? [];
      await special({ code, 'requery-code': code });
      const wish = order();
      expect([code, (await port().vend(wish)).kind]).toEqual([code, sale]);
      expect([code, (await port().query(wish.reference)).kind]).toEqual([code, question]);
      expect(await soldAs(wish.reference)).toBeUndefined();
    }
  });

  test.each(['BX0001', 'BX0019', 'BX0021', 'BX0022', 'BX0024', 'EXC00001', 'EXC00124', 'UNK0001', 'NEW0001'])(
    '%s after a sale that was done is unknown, and is asked about',
    async (code) => {
      await special({ code, 'code-done': true });
      const wish = order();
      expect(await port().vend(wish)).toEqual({ kind: 'unknown', reason: `code ${code}` });
      await special({});
      expect(await port().query(wish.reference)).toMatchObject({ kind: 'delivered' });
      expect(await soldAs(wish.reference)).toMatchObject({ executed: 1 });
    },
  );

  test.each([
    [{ code: 200, data: { transactionStatus: 'pending', statusCode: '0' } }, 'unknown'],
    [{ code: 200, data: { transactionStatus: 'failed', statusCode: '0' } }, 'unknown'],
    [{ code: 200, data: { transactionStatus: 'failed' } }, 'unknown'],
    [{ code: 200, data: { transactionStatus: 'success', statusCode: '1' } }, 'unknown'],
    [{ code: 200, data: [] }, 'unknown'],
    [{ code: 201, data: { transactionStatus: 'success', statusCode: '0' } }, 'unknown'],
    [{ code: 200, data: { transactionStatus: 'failed', statusCode: '1' } }, 'refused'],
  ])('%j to a question is %s', async (body, kind) => {
    const told = portWith(1_000, 'k', async () => Response.json(body));
    expect(await told.query('POWER0')).toMatchObject({ kind });
  });

  test('half a body, a gateway and a cut line are unknown', async () => {
    for (const fault of [{ kind: 'broken' }, { kind: 'error', status: 502 }, { kind: 'refuse' }]) {
      await standIn.ask('PUT', '/stand-in/faults', { answers: [{ ...fault, path: '/api/baxipay' }] });
      expect(await port().vend(order())).toMatchObject({ kind: 'unknown' });
      expect(await port().query('POWER0')).toMatchObject({ kind: 'unknown' });
      expect(await port().findMeter('45100000012', null)).toMatchObject({ kind: 'unknown' });
    }
  });
});

test('a second send of a reference sells nothing, and is unknown', async () => {
  const wish = order();
  const first = await port().vend(wish);
  expect(await port().vend(wish)).toEqual({ kind: 'unknown', reason: 'code BX0023' });
  expect(await port().query(wish.reference)).toEqual(first);
  expect(await soldAs(wish.reference)).toMatchObject({ executed: 1, asked: 2 });
});

test('books that lag do not know a reference, and know it later', async () => {
  await special({ 'lag-ms': 50_000 });
  const wish = order();
  expect(await port().vend(wish)).toMatchObject({ kind: 'delivered' });
  expect(await port().query(wish.reference)).toEqual({ kind: 'not-found' });
  await ahead(51_000);
  expect(await port().query(wish.reference)).toMatchObject({ kind: 'delivered' });
});

test('anything but power is refused before anything is sent', async () => {
  const wish = order({ kind: 'airtime', provider: 'mtn', account: '08099000011', amountKobo: 20_000 });
  expect(await port().vend(wish)).toEqual({ kind: 'refused', reason: 'mtn is not sold through Baxi' });
  expect(await soldAs(wish.reference)).toBeUndefined();
});

test('a meter is found with its terms; a wrong one is not; a company that is down is no wrong number', async () => {
  expect(await port().findMeter('45100000061', null)).toMatchObject({
    kind: 'found',
    name: 'LARGE METER',
    terms: { leastKobo: 500_000, debtKobo: null, address: '1 STAND-IN ROAD' },
  });
  expect(await port().findMeter('45100000013', null)).toEqual({ kind: 'not-found' });
  await special({ down: ['ikeja_electric_prepaid'] });
  expect(await port().findMeter('45100000012', null)).toEqual({
    kind: 'unknown',
    reason: 'code EXC00103',
    hindrance: 'down',
  });
  expect(await port().findAccount({ kind: 'cable', provider: 'dstv', account: '7000000021' })).toMatchObject({
    kind: 'unknown',
  });
});

test('a wrong key sells nothing, and is in nothing that is said of it', async () => {
  const wrong = portWith(20_000, 'not-the-key');
  const said = [await wrong.vend(order()), await wrong.query('POWER0'), await wrong.findMeter('45100000012', null)];
  expect(said.map(({ kind }) => kind)).toEqual(['refused', 'unknown', 'unknown']);
  expect(JSON.stringify(said)).not.toContain('not-the-key');
});

test('what is missing of its keys keeps the portal from starting, by name', () => {
  const clock = () => new Date();
  expect(() => vendors({}, clock).baxi()).toThrow(/VENDING_API_KEY.*\n.*VENDING_AGENT_ID.*\n.*VENDING_PHONE/);
  const keys = { VENDING_API_KEY: 'a', VENDING_AGENT_ID: '207', VENDING_PHONE: '08010000009' };
  expect(vendors(keys, clock).baxi().name).toBe('baxi');
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
