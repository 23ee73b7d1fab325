import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { VendRequest } from '#src/server/vending/port.ts';
import { buypowerVendingPort } from '#src/server/vending/providers/buypower/buypower.ts';
import { ANSWERS } from '#src/server/vending/providers/buypower/codes.ts';
import { vendors } from '#src/server/vending/vendors.ts';
import { REFUSALS } from '#src/stand-ins/buypower/answers.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { booksOf, type SaleInBooks } from '../../support/vendor-books.ts';

const clock = () => new Date();
let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn('buypower');
});
afterAll(() => standIn.end());
afterEach(async () => {
  await standIn.ask('DELETE', '/stand-in/faults');
});

const portWith = (line: { fetch?: typeof fetch; key?: string; timeoutMs?: number } = {}) =>
  buypowerVendingPort({
    line: { fetch, baseUrl: () => `${standIn.url}/v2`, key: standIn.keys.token ?? '', timeoutMs: 20_000, ...line },
    estateCompany: 'IKEJA',
    phone: '08010000009',
  });
const port = () => portWith();

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
const signedBy = (key: string, body: object, status = 200) => {
  const text = JSON.stringify(body);
  const signature = createHash('sha512').update(`${text}${key}`).digest('hex');
  return async () => new Response(text, { status, headers: { 'x-buypower-signature': signature } });
};

describe('meters', () => {
  test('a token without units is delivered, after a sale as after a question', async () => {
    const wish = order({ account: '45100000178' });
    const answer = await port().vend(wish);
    const token = (await soldAs(wish.reference))?.tokens[0]?.digits;
    expect(answer).toMatchObject({ kind: 'delivered', token, units: null });
    expect(await port().query(wish.reference)).toEqual(answer);
  });

  test.each(['45100000012', '45100000020', '45100000038', '45100000046', '45100000053', '45100000152'])(
    'all tokens of %s come out with their kinds, after a sale as after a question',
    async (account) => {
      const wish = order({ account });
      const answer = await port().vend(wish);
      const tokens = (await soldAs(wish.reference))?.tokens ?? [];
      const named = tokens.map(({ kind, digits }) => ({ kind: kind.replace(' ', '-'), digits }));
      expect(answer).toMatchObject({
        kind: 'delivered',
        token: tokens.find(({ kind }) => kind === 'credit')?.digits,
        otherTokens: expect.arrayContaining(named.filter(({ kind }) => kind !== 'credit')),
        units: expect.stringMatching(/^\d+\.\d\d$/),
        vatKobo: expect.any(Number),
        debtKobo: account === '45100000053' ? 200_000 : null,
        receiptNo: expect.any(String),
      });
      if (answer.kind === 'delivered') {
        expect(answer.otherTokens).toHaveLength(tokens.length - 1);
        const keys = (of: readonly { readonly kind: string }[]) => of.filter(({ kind }) => kind === 'key-change');
        expect(keys(answer.otherTokens)).toEqual(keys(named));
      }
      expect(await port().query(wish.reference)).toEqual(answer);
    },
  );

  test.each([
    ['45100000079', 'refused', 'not-found', 0],
    ['45100000087', 'refused', 'refused', 0],
    ['45100000061', 'refused', 'not-found', 0],
    ['45100000160', 'refused', 'not-found', 0],
    ['45100000013', 'refused', 'not-found', 0],
    ['45100000103', 'unknown', 'not-yet', 0],
    ['45100000111', 'unknown', 'not-yet', 0],
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
    expect(await portWith({ timeoutMs: 2_000 }).vend(wish)).toEqual({ kind: 'unknown', reason: 'no answer' });
    expect(await port().query(wish.reference)).toMatchObject({ kind: asked });
    expect((await soldAs(wish.reference))?.executed ?? 0).toBe(executed);
  });

  test('a sale under way is left alone as long as the vendor says, then delivered or refused', async () => {
    const [pending, reversed] = [order({ account: '45100000103' }), order({ account: '45100000111' })];
    await port().vend(pending);
    await port().vend(reversed);
    expect(await port().query(pending.reference)).toEqual({
      kind: 'not-yet',
      reason: 'answered 202/202',
      waitMs: 120_000,
    });
    await ahead(121_000);
    expect(await port().query(pending.reference)).toMatchObject({ kind: 'not-yet', reason: 'answered 400/201' });
    await ahead(121_000);
    expect(await port().query(pending.reference)).toMatchObject({ kind: 'delivered', token: expect.any(String) });
    expect(await port().query(reversed.reference)).toEqual({ kind: 'refused', reason: 'answered 400/202' });
  });
});

describe('answers', () => {
  const names = Object.keys(REFUSALS);

  test('every documented pair has its row', () => {
    const pairs = Object.values(REFUSALS).map(({ http, body }) => `${http}/${String(body.responseCode)}`);
    expect([...new Set([...pairs, '200/200'])].sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  test.each(names)('%s is what its row says, in answer to a sale and to a question', async (name) => {
    const refusal = Object.entries(REFUSALS).find(([known]) => known === name)?.[1];
    const [sale, question] = ANSWERS[`${refusal?.http}/${String(refusal?.body.responseCode)}`] ?? [];
    await special({ code: name, 'requery-code': name });
    const wish = order();
    expect(await port().vend(wish)).toMatchObject({ kind: sale });
    expect(await port().query(wish.reference)).toMatchObject({ kind: question });
    expect(await soldAs(wish.reference)).toBeUndefined();
  });

  test.each(['error', 'gateway', 'unavailable', 'progress'])(
    '%s after a sale that was done is unknown',
    async (code) => {
      await special({ code, 'code-done': true });
      const wish = order();
      expect(await port().vend(wish)).toMatchObject({ kind: 'unknown' });
      await special({});
      expect(await port().query(wish.reference)).toMatchObject({ kind: 'delivered' });
      expect(await soldAs(wish.reference)).toMatchObject({ executed: 1 });
    },
  );

  test('half a body, a gateway and a cut line are unknown', async () => {
    for (const fault of [{ kind: 'broken' }, { kind: 'error', status: 502 }, { kind: 'refuse' }]) {
      await standIn.ask('PUT', '/stand-in/faults', { answers: [{ ...fault, path: '/v2' }] });
      expect(await port().vend(order())).toMatchObject({ kind: 'unknown' });
      expect(await port().query('POWER0')).toMatchObject({ kind: 'unknown' });
      expect(await port().findMeter('45100000012', null)).toMatchObject({ kind: 'unknown' });
    }
  });

  test('a delivery or a refusal that BuyPower has not signed is unknown', async () => {
    const delivered = { status: true, responseCode: 200, data: { orderId: 'POWER0', token: '1' } };
    const refused = { status: false, responseCode: 202 };
    // As many signs as a signature has, and more bytes.
    const odd = { 'x-buypower-signature': 'é'.repeat(128) };
    for (const answer of [
      signedBy('another', delivered),
      async () => Response.json(delivered),
      async () => Response.json(delivered, { headers: odd }),
    ])
      expect(await portWith({ fetch: answer }).query('POWER0')).toMatchObject({
        kind: 'unknown',
        reason: 'answered 200, and not signed by BuyPower',
      });
    expect(await portWith({ fetch: signedBy('another', refused, 400) }).vend(order())).toMatchObject({
      kind: 'unknown',
    });
  });

  test('what is told of another order is unknown', async () => {
    const body = { status: true, responseCode: 200, data: { orderId: 'ANOTHER' } };
    const other = portWith({ key: 'k', fetch: signedBy('k', body) });
    expect(await other.query('POWER0')).toEqual({ kind: 'unknown', reason: 'answered 200/200, of another reference' });
  });
});

describe('references', () => {
  test('a second send of a reference sells nothing, and is unknown', async () => {
    const wish = order();
    const first = await port().vend(wish);
    expect(await port().vend(wish)).toEqual({ kind: 'unknown', reason: 'answered 409/201' });
    expect(await port().query(wish.reference)).toEqual(first);
    expect(await soldAs(wish.reference)).toMatchObject({ executed: 1, asked: 2 });
  });

  test('books that lag do not know it, and know it later', async () => {
    await special({ 'lag-ms': 50_000 });
    const wish = order();
    expect(await port().vend(wish)).toMatchObject({ kind: 'delivered' });
    expect(await port().query(wish.reference)).toEqual({ kind: 'not-found' });
    await ahead(51_000);
    expect(await port().query(wish.reference)).toMatchObject({ kind: 'delivered' });
  });
});

describe('other products', () => {
  test.each([
    ['airtime', 'etisalat', '08099000011', null, 20_000],
    ['data', 'mtn', '08099000012', 'N100 (24 hrs, 100MB)', 10_000],
    ['cable', 'dstv', '7000000021', 'PADI', 185_000],
    ['cable', 'gotv', '7000000022', 'LITE', 41_000],
  ] as const)('%s of %s is sold', async (kind, provider, account, plan, amountKobo) => {
    const wish = order({ kind, provider, account, package: plan, amountKobo });
    expect(await port().vend(wish)).toMatchObject({ kind: 'delivered', token: null });
    expect(await soldAs(wish.reference)).toMatchObject({ executed: 1, amountKobo, account });
  });

  test.each([
    ['data', 'glo', 'N500 (14 days, 1.05GB)', 50_000],
    ['cable', 'gotv', 'MAX', 360_000],
    ['internet', 'smile', '2GB Bigga', 120_000],
  ] as const)(
    '%s of %s, %s at %d kobo, is refused before anything is sent',
    async (kind, provider, plan, amountKobo) => {
      const wish = order({ kind, provider, account: '08099000013', package: plan, amountKobo });
      expect(await port().vend(wish)).toMatchObject({ kind: 'refused' });
      expect(await soldAs(wish.reference)).toBeUndefined();
    },
  );
});

describe('accounts', () => {
  test('a meter is found with its terms', async () => {
    expect(await port().findMeter('45100000061', null)).toEqual({
      kind: 'found',
      name: 'LARGE METER',
      terms: {
        leastKobo: 500_000,
        mostKobo: 100_000_000,
        debtKobo: null,
        debtShare: null,
        tariffClass: 'A-Non MD',
        rateKobo: 20_950,
        address: '1 STAND-IN ROAD',
      },
    });
    expect(await port().findMeter('45100000053', null)).toMatchObject({ terms: { debtKobo: expect.any(Number) } });
  });

  test('a wrong number is not found, and a company that is down is no wrong number', async () => {
    expect(await port().findMeter('45100000013', null)).toEqual({ kind: 'not-found' });
    await special({ down: ['IKEJA'] });
    expect(await port().findMeter('45100000012', null)).toEqual({ kind: 'unknown', reason: 'answered 503/502' });
    expect(await port().findAccount({ kind: 'cable', provider: 'dstv', account: '7000000021' })).toMatchObject({
      kind: 'found',
    });
  });
});

test('its books name what was vended, each once, and nothing else', async () => {
  const wish = order();
  await port().vend(wish);
  const refused = order({ account: '45100000087' });
  await port().vend(refused);
  const span = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)] as const;
  const pages = [];
  for await (const page of port().records(...span)) pages.push(page);
  const records = pages.flatMap((page) => (page.kind === 'page' ? page.records : []));
  expect(records).toContainEqual({
    reference: wish.reference,
    amountKobo: 500_000,
    times: 1,
    vendedAt: expect.any(Date),
  });
  expect(records.map(({ reference }) => reference)).not.toContain(refused.reference);
  const executed = (await booksOf(standIn)).filter((sale) => sale.executed > 0).length;
  expect(records).toHaveLength(executed);
  expect(executed).toBeGreaterThan(10);
  await standIn.ask('PUT', '/stand-in/faults', { answers: [{ kind: 'error', status: 503, path: '/v2/transactions' }] });
  const unread = [];
  for await (const page of port().records(...span)) unread.push(page);
  expect(unread).toEqual([{ kind: 'unread', reason: 'answered 503' }]);
});

test('a wrong key sells nothing, and is in nothing that is said of it', async () => {
  const wrong = portWith({ key: 'not-the-key' });
  const said = [await wrong.vend(order()), await wrong.query('POWER0'), await wrong.findMeter('45100000012', null)];
  expect(said.map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(JSON.stringify(said)).not.toContain('not-the-key');
});

test('what is missing of its keys keeps the portal from starting, by name', () => {
  expect(() => vendors({}, clock).buypower()).toThrow(/VENDING_TOKEN.*\n.*VENDING_PHONE/);
  expect(vendors({ VENDING_TOKEN: 'a', VENDING_PHONE: '08010000009' }, clock).buypower().name).toBe('buypower');
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
