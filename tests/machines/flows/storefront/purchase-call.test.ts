import { describe, expect, test } from 'vitest';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { shop } from '../../../support/shop.ts';

const EMAIL = 'ada@example.com';
const PHONE = '08031234567';

const POWER = { provider: 'phcneko', meterNumber: '45700000011', email: EMAIL, amount: '5000' };
const CABLE = { provider: 'dstv', package: 'COMPACT', smartcard: '7023456789', email: EMAIL };

const PURCHASES = [
  ['airtime', { network: 'mtn', phone: PHONE, amount: '500' }, { service: 'vtu' }],
  [
    'airtime',
    { category: 'data', network: 'mtn', plan: 'N1,000 (30 days, 1.5GB)', phone: PHONE, email: EMAIL },
    { service: 'pay_bill', email: EMAIL },
  ],
  ['pay-bills', CABLE, { service: 'pay_bill', serviceType: 'cable_tv', email: EMAIL }],
  ['public-power', POWER, { service: 'pay_bill', serviceType: 'electricity', email: EMAIL }],
] as const;

describe('the purchase call', () => {
  test.each(PURCHASES)(
    'of %s with %o carries %o, and nothing more beside what is bought',
    { tags: ['B-039'] },
    async (flow, values, extra) => {
      const { press, widget, calls } = await shop(flow, {}, { values });
      await press('CONFIRM');
      await widget('captured');
      const [{ orderId, key, status, destinationAccount, amount, provider, ...rest }] = calls('payBill') as [
        Record<string, unknown>,
      ];
      expect([typeof orderId, typeof key, status]).toEqual(['string', 'string', 'CAPTURED']);
      expect([typeof destinationAccount, typeof amount, typeof provider]).toEqual(['string', 'number', 'string']);
      expect(rest).toEqual(extra);
    },
  );
});

test.each(['delivered', 'failed'] as const)(
  'public power has a form, a confirmation and an end page: %s',
  { tags: ['B-058'] },
  async (report) => {
    const { fill, press, widget, view } = await shop('public-power', { report: [report] });
    const steps = [view().step];
    await fill(POWER);
    steps.push((await press('NEXT')).step);
    await press('CONFIRM');
    const end = await widget(report === 'failed' ? 'failed' : 'captured');
    steps.push(end.outcome ?? '');
    expect(steps).toEqual(['asking', 'confirming', report === 'failed' ? 'failed' : 'success']);
  },
);

test.each(['delivered', 'failed'] as const)(
  'BACK TO HOME on the end page (%s) begins anew',
  { tags: ['B-076'] },
  async (report) => {
    const { conversation, press, widget, view, field } = await shop(
      'public-power',
      { report: [report] },
      { values: POWER },
    );
    await press('CONFIRM');
    await widget(report === 'failed' ? 'failed' : 'captured');
    expect(view().modal).toMatchObject({ button: 'BACK TO HOME', home: true });
    conversation.home();
    await conversation.settled();
    expect(conversation.getSnapshot().view).toBeNull();
    conversation.open('public-power');
    await conversation.settled();
    expect([view().step, field('meterNumber').value, field('amount').value]).toEqual(['asking', '', '']);
  },
);

test.each(['internet', 'internet-page'])(
  '%s is a virtual topup, with a fee of 100 until the server has answered',
  { tags: ['B-112'] },
  async (flow) => {
    const { fill, field } = await shop(flow, { fee: 'down' });
    await fill({ provider: 'smile' });
    expect(field('fee').value).toBe('100');
    expect(ORDER_KINDS.internet).toMatchObject({ service: 'internet', lineType: 'virtual topup' });
  },
);
