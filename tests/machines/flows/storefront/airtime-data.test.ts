import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const MTN = '08031234567';
const FORM = { network: 'mtn', phone: MTN, confirmPhone: MTN, amount: '500' };
const PLAN = 'N1,000 (30 days, 1.5GB)';

type Options = Parameters<typeof shop>[2];
const landing = (given: Partial<Script> = {}, options: Options = {}) => shop('airtime', given, options);

/** The data form of the landing page. */
async function dataForm(given: Partial<Script> = {}, options: Options = {}) {
  const form = await landing(given, options);
  await form.fill({ category: 'data' });
  return form;
}

describe('BUY DATA', () => {
  test('MOBILE DATA opens the data form, and MOBILE AIRTIME leads back to the first', {
    tags: ['B-094', 'B-095', 'B-096'],
  }, async () => {
    const { field, fill, view } = await landing();
    expect(field('category').choices.map(({ label }) => label)).toEqual(['MOBILE AIRTIME', 'MOBILE DATA']);
    await fill({ category: 'data' });
    expect(view()).toMatchObject({ step: 'asking', heading: 'BUY DATA' });
    expect(view().fields.map(({ name }) => name)).toEqual([
      'category',
      'network',
      'plan',
      'phone',
      'confirmPhone',
      'email',
      'fee',
    ]);
    await fill({ category: 'airtime' });
    expect(view().heading).toBe('BUY AIRTIME & DATA');
  });

  test('the data form opens after a second, and the way back takes none', { tags: ['G-050'] }, async () => {
    const waits: number[] = [];
    const pause = async (ms: number) => void waits.push(ms);
    const { fill } = await landing({ pace: 'specified' }, { pause });
    waits.length = 0;
    await fill({ category: 'data' });
    expect(waits).toEqual([1000]);
    await fill({ category: 'airtime' });
    expect(waits).toEqual([1000]);
  });

  test('changing the category keeps network and number', async () => {
    const { fill, field } = await landing();
    await fill(FORM);
    await fill({ category: 'data' });
    expect([field('network').value, field('phone').value, field('confirmPhone').value]).toEqual(['mtn', MTN, MTN]);
    expect(field('plan').value).toBe('');
  });

  test('the plans are those of the network, each with its price', async () => {
    const { fill, field } = await dataForm();
    expect(field('plan').choices).toEqual([]);
    await fill({ network: 'mtn' });
    expect(field('plan').choices).toEqual([
      { value: 'N500 (14 days, 750MB)', label: 'N500 (14 days, 750MB)', detail: '₦500' },
      { value: PLAN, label: PLAN, detail: '₦1,000' },
      { value: 'N1,200 (30 days, 2GB)', label: 'N1,200 (30 days, 2GB)', detail: '₦1,200' },
    ]);
  });

  test('another network does not sell the plan that was chosen', async () => {
    const { fill, problems } = await dataForm();
    await fill({ network: 'mtn', plan: PLAN });
    expect(problems()).toEqual({});
    await fill({ network: 'airtel' });
    const near = ['N1,499.01 (30 days, 3GB) for ₦1,499.01', 'N1,499.03 (7 days, 6GB) for ₦1,499.03'];
    expect(problems()).toEqual({ plan: SENTENCES.noneSold(PLAN, near) });
  });

  test.each([
    ['1000', PLAN],
    ['₦1,200', 'N1,200 (30 days, 2GB)'],
    ['2gb', 'N1,200 (30 days, 2GB)'],
    ['750MB', 'N500 (14 days, 750MB)'],
  ])('a plan can be named by its price or its volume: %s', async (plan, meant) => {
    const { fill, field } = await dataForm();
    await fill({ network: 'mtn', plan });
    expect(field('plan').value).toBe(meant);
  });

  test('what fits several plans asks which, among those only', async () => {
    const { fill, problems, field } = await dataForm();
    await fill({ network: 'airtel', plan: '6GB' });
    expect(problems()).toEqual({ plan: SENTENCES.severalSold('6GB') });
    expect(field('plan').choices.map(({ label }) => label)).toEqual([
      'N1,499.03 (7 days, 6GB)',
      'N2,499.01 (30 days, 6GB)',
    ]);
    await fill({ plan: '1499' });
    expect(field('plan').choices).toHaveLength(2);
    await fill({ plan: '1499.01' });
    expect(field('plan').value).toBe('N1,499.01 (30 days, 3GB)');
  });

  test('a plan is charged to the kobo, and goes to the server with its name', { tags: ['B-098'] }, async () => {
    const { fill, press, view, row, calls, widget } = await dataForm();
    await fill({ network: 'airtel', plan: '1499.01', phone: MTN, confirmPhone: MTN, email: 'ada@example.com' });
    await press('NEXT');
    expect(row('Plan')).toBe('N1,499.01 (30 days, 3GB)');
    expect(row('Total')).toBe('₦1,599.01');
    await press('CONFIRM');
    expect(view().widget?.amount).toBe(1599.01);
    expect(calls('openBill')).toMatchObject([
      { screen: 'airtime', kind: 'data', package: 'N1,499.01 (30 days, 3GB)', amount: 1499.01 },
    ]);
    await widget('captured');
    expect(calls('payBill')).toMatchObject([
      { service: 'pay_bill', provider: 'airtel', destinationAccount: MTN, amount: 1499.01, email: 'ada@example.com' },
    ]);
    expect(view().result?.title).toBe('Mobile data');
  });

  test('changing the amount of data asks for another plan', async () => {
    const { fill, press, send, view, say, row } = await dataForm();
    await fill({ network: 'mtn', plan: PLAN, phone: MTN, confirmPhone: MTN });
    await press('NEXT');
    await send({ type: 'EDIT', field: 'amount' });
    expect(view()).toMatchObject({ step: 'asking', next: 'plan' });
    await say('2gb');
    expect(row('Plan')).toBe('N1,200 (30 days, 2GB)');
  });

  test('a price that changed asks for the plan again in the words of the server, and nothing is charged', async () => {
    const { fill, press, view, said, script, field } = await dataForm({ bill: 'changed' });
    await fill({ network: 'mtn', plan: PLAN, phone: MTN, confirmPhone: MTN });
    await press('NEXT');
    await press('CONFIRM');
    expect(view()).toMatchObject({ step: 'asking', next: 'plan' });
    expect(said()).toEqual(['This price has changed.']);
    expect(field('plan').value).toBe('');
    script.bill = 'good';
    await fill({ plan: PLAN });
    await press('NEXT');
    await press('CONFIRM');
    expect(view().step).toBe('card');
  });
});
