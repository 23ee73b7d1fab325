import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const GOOD = {
  provider: 'smile',
  package: '1GB FlexiDaily',
  name: 'Ngozi Obi',
  email: 'ngozi@mail.example',
  account: '1002003001',
} as const;
const SCREENS = ['internet', 'internet-page'] as const;

async function paying(flow: (typeof SCREENS)[number], given: Partial<Script> = {}) {
  const form = await shop(flow, given);
  await form.fill(GOOD);
  await form.press('NEXT');
  await form.press('CONFIRM');
  return form;
}

describe.each(SCREENS)('paying for internet, %s', (flow) => {
  test('PAY opens the card widget, and CAPTURED leads to the purchase with service internet', {
    tags: ['B-111'],
  }, async () => {
    const form = await paying(flow);
    expect(form.calls('openBill')).toMatchObject([{ screen: flow, kind: 'internet', name: 'Ngozi Obi', amount: 350 }]);
    expect(form.view().widget).toMatchObject({ amount: 450, currency: 'NGN' });
    await form.widget('captured');
    expect(form.calls('payBill')).toMatchObject([
      {
        destinationAccount: '1002003001',
        amount: 350,
        service: 'internet',
        provider: 'smile',
        email: 'ngozi@mail.example',
        status: 'CAPTURED',
      },
    ]);
    expect(form.view()).toMatchObject({ outcome: 'success', result: { title: 'Internet package' } });
  });

  test('a card window that is closed without a result says Error, and the same order can still be paid', {
    tags: ['B-109'],
  }, async () => {
    const form = await paying(flow, { report: ['not-paid', 'delivered'] });
    await form.widget('closed');
    expect(form.view().step).toBe('closed');
    expect(form.said()[0]).toBe(MESSAGES.widgetClosed);
    await form.press('CONFIRM');
    await form.widget('captured');
    expect(form.view().outcome).toBe('success');
    const orders = form.calls('openBill');
    expect(orders).toEqual([orders[0], orders[0]]);
  });

  test('a card script that is not there says so, and can be tried again', async () => {
    const form = await paying(flow);
    await form.widget('unavailable');
    expect(form.view().step).toBe('confirming');
    expect(form.said()).toContain(MESSAGES.widgetNotLoaded);
  });

  test('a package whose price has changed is asked for again with what the server says', async () => {
    const form = await paying(flow, { bill: 'changed' });
    expect(form.view()).toMatchObject({ step: 'asking', next: 'package' });
    expect(form.said()).toContain('This price has changed.');
  });

  test('while the outcome is unknown it says Server Error and what becomes of the money', async () => {
    const form = await paying(flow, { report: ['unknown'] });
    await form.widget('captured');
    expect(form.view().outcome).toBe('pending');
    expect(form.view().modal?.lines[0]).toContain(MESSAGES.serverError);
    expect(form.view().modal?.lines[0]).toContain(SENTENCES.pendingMoney);
  });
});

describe('how the landing form of internet ends', () => {
  test('it is a single screen: no steps, and its result stands in the message area', {
    tags: ['B-042', 'B-106', 'B-107'],
  }, async () => {
    const form = await paying('internet');
    expect(form.view().progress).toBeNull();
    await form.widget('captured');
    expect(form.view()).toMatchObject({ outcome: 'success', modal: null });
    expect(form.view().say).toEqual([{ tone: 'success', text: MESSAGES.transactionSuccessful }]);
  });

  test('FAILED says Transaction Failed in the message area with what becomes of the money, and can be tried again', {
    tags: ['B-034', 'B-108'],
  }, async () => {
    const form = await paying('internet', { report: ['failed', 'delivered'] });
    await form.widget('failed');
    expect(form.view()).toMatchObject({ step: 'failed', modal: null, busy: null });
    expect(form.view().say[0]).toEqual({ tone: 'danger', text: MESSAGES.transactionFailed });
    expect(form.said().join(' ')).toContain('The card was declined.');
    await form.press('RETRY');
    expect(form.view().step).toBe('confirming');
    await form.press('CONFIRM');
    await form.widget('captured');
    expect(form.view().outcome).toBe('success');
    expect(new Set(form.calls('openBill').map((bill) => (bill as { key: string }).key)).size).toBe(2);
  });
});

describe('how the page of internet ends', () => {
  test('form, success and failure are steps, and success is the storefront page with BACK TO HOME', async () => {
    const form = await paying('internet-page');
    expect(form.view().progress).toEqual({ labels: ['Details', 'Confirm', 'Internet'], at: 1 });
    await form.widget('captured');
    expect(form.view().modal).toMatchObject({
      title: MESSAGES.storefrontSuccess,
      button: MESSAGES.backToHome,
      home: true,
    });
  });

  test('a FAILED result skips to the failure step', { tags: ['B-110'] }, async () => {
    const form = await paying('internet-page', { report: ['failed'] });
    await form.widget('failed');
    expect(form.view()).toMatchObject({ step: 'failed', outcome: 'failed', progress: { at: 2 } });
    expect(form.view().modal).toMatchObject({ title: MESSAGES.storefrontFailure, button: MESSAGES.backToHome });
    expect(form.view().modal?.lines).toContain(MESSAGES.tryAgainLater);
  });
});
