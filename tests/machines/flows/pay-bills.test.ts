import { describe, expect, test, vi } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences.ts';
import type { Script } from '../../support/portal.ts';
import { shop } from '../../support/shop.ts';

const CARD = '7023456789';
const DETAILS = { package: 'COMPACT', smartcard: CARD, email: 'ngozi@mail.example' } as const;

async function atDetails(given: Partial<Script> = {}) {
  const form = await shop('pay-bills', given);
  await form.fill({ provider: 'dstv' });
  await form.press('NEXT');
  return form;
}

async function atConfirm(given: Partial<Script> = {}) {
  const form = await atDetails(given);
  await form.fill(DETAILS);
  await form.press('NEXT');
  return form;
}

async function paying(given: Partial<Script> = {}) {
  const form = await atConfirm(given);
  await form.press('CONFIRM');
  return form;
}

describe('step 1 of Pay Bills', () => {
  test('asks for the biller: DSTV, GOTV, STARTIMES, and travel among them', async () => {
    const { view, field, names } = await shop('pay-bills');
    expect(view()).toMatchObject({ step: 'choosing', title: 'PAY BILLS', progress: { at: 0 } });
    expect(names()).toEqual(['provider']);
    expect(field('provider').choices.map(({ label }) => label)).toEqual(['DSTV', 'GOTV', 'STARTIMES', 'TRAVEL']);
  });

  test('travel says that it is not offered yet and where to ask, and stays', async () => {
    const { fill, press, view, field } = await shop('pay-bills');
    await fill({ provider: 'travel' });
    await press('NEXT');
    expect(view().step).toBe('choosing');
    expect(field('provider').problem).toBe(SENTENCES.travelNotOffered);
    expect(SENTENCES.travelNotOffered).toContain('/contact');
  });

  test('cannot be left without a biller', async () => {
    const { press, view, field } = await shop('pay-bills');
    await press('NEXT');
    expect(view().step).toBe('choosing');
    expect(field('provider').problem).toBe(MESSAGES.requiredField);
  });
});

describe('step 2 of Pay Bills', () => {
  test('asks biller, package, smartcard number and e-mail, with the convenience fee and CONTINUE', async () => {
    const { view, action } = await atDetails();
    expect(view()).toMatchObject({ step: 'asking', progress: { at: 1 } });
    expect(view().fields.map(({ label, readOnly }) => [label, readOnly])).toEqual([
      ['Biller', false],
      ['Package', false],
      ['Smartcard Number', false],
      ['Email', false],
      ['Amount', true],
      ['Convenience Fee', true],
    ]);
    expect(action('NEXT')).toMatchObject({ label: 'CONTINUE', enabled: true });
  });

  test('choosing a biller fetches its fee, and the packages are those of the Pay Bills list', async () => {
    const { field, fill, calls } = await atDetails({ fee: 60 });
    await vi.waitFor(() => expect(field('fee').value).toBe('60'));
    expect(calls('providerFee')[0]).toBe('dstv');
    expect(field('package').choices).toContainEqual({ value: 'COMPACT', label: 'COMPACT', detail: '₦7,900' });
    await fill({ package: 'COMPACT' });
    expect(field('amount').value).toBe('7900');
  });

  test('another biller means another package and another fee', async () => {
    const { fill, field, calls } = await atDetails();
    await fill({ package: 'COMPACT' });
    await fill({ provider: 'gotv' });
    expect(field('package').value).toBe('');
    expect(field('package').choices.map(({ label }) => label)).toEqual(['MAX']);
    expect(calls('providerFee').at(-1)).toBe('gotv');
  });

  test('a smartcard number is digits; what cannot be one is an Invalid Number', async () => {
    const { fill, field } = await atDetails();
    await fill({ smartcard: '12' });
    expect(field('smartcard').problem).toBe(MESSAGES.invalidNumber);
    await fill({ smartcard: '7023 456-789' });
    expect(field('smartcard').problem).toBeNull();
  });

  test('CONTINUE verifies the smartcard with the biller and leads to the confirmation', async () => {
    const { calls, view } = await atConfirm();
    expect(calls('validateBill')).toEqual([{ destinationAccount: CARD, provider: 'dstv' }]);
    expect(view()).toMatchObject({ step: 'confirming', progress: { at: 2 } });
  });

  test('a number that the biller does not know is an Invalid Number, at its field', async () => {
    const { view, field } = await atConfirm({ holder: 'unknown' });
    expect(view()).toMatchObject({ step: 'asking', next: 'smartcard' });
    expect(field('smartcard').problem).toBe(MESSAGES.invalidNumber);
  });

  test('a card that nobody is named for says Please Check Card Number', async () => {
    const { view, field } = await atConfirm({ holder: 'nameless' });
    expect(view()).toMatchObject({ step: 'asking', next: 'smartcard' });
    expect(field('smartcard').problem).toBe(MESSAGES.checkCardNumber);
  });

  test.each(['down', 'no line'] as const)(
    'a biller whose answer is %s says Service Unavailable, and stays',
    async (holder) => {
      const { view, said } = await atConfirm({ holder });
      expect(view().step).toBe('asking');
      expect(said()).toContain(MESSAGES.serviceUnavailable);
    },
  );

  test('a biller without a fee is unavailable', async () => {
    const { view, said, calls } = await atConfirm({ fee: 'none' });
    expect(view().step).toBe('asking');
    expect(said()).toContain(MESSAGES.serviceUnavailable);
    expect(calls('validateBill')).toEqual([]);
  });

  test('BACK leads to the biller, and keeps what was chosen', async () => {
    const { press, view, field } = await atDetails();
    await press('BACK');
    expect(view().step).toBe('choosing');
    expect(field('provider').value).toBe('dstv');
  });
});

describe('step 3 of Pay Bills', () => {
  test('shows account name, smartcard number and e-mail read-only, the fee, PAY and BACK', async () => {
    const { view, action } = await atConfirm();
    expect(view().heading).toBe(MESSAGES.confirmDetails);
    expect(view().fields.map(({ label, value, readOnly }) => [label, value, readOnly])).toEqual([
      ['Account Name', 'Adaeze Obi', true],
      ['Smartcard Number', CARD, true],
      ['Email', 'ngozi@mail.example', true],
      ['Convenience Fee', '100', true],
    ]);
    expect(action('CONFIRM')).toMatchObject({ label: 'PAY', enabled: true });
    expect(action('BACK')).toMatchObject({ label: 'BACK', enabled: true });
    expect(view().summary).toEqual([
      { label: 'Provider', value: 'DSTV' },
      { label: 'Package', value: 'COMPACT' },
      { label: 'Smartcard Number', value: CARD },
      { label: 'Email', value: 'ngozi@mail.example' },
      { label: 'Account Name', value: 'Adaeze Obi' },
      { label: 'Amount', value: '₦7,900' },
      { label: 'Convenience fee', value: '₦100' },
      { label: 'Total', value: '₦8,000', total: true },
    ]);
  });

  test('BACK leads to step 2; another number is verified again', async () => {
    const { press, view, fill, calls } = await atConfirm();
    await press('BACK');
    expect(view().step).toBe('asking');
    await fill({ smartcard: '7023456780' });
    await press('NEXT');
    expect(calls('validateBill')).toHaveLength(2);
    expect(view().step).toBe('confirming');
  });

  test('PAY opens the widget, and CAPTURED leads to the purchase as cable_tv with service pay_bill', async () => {
    const form = await paying();
    expect(form.calls('openBill')).toMatchObject([
      { screen: 'pay-bills', kind: 'cable', provider: 'dstv', package: 'COMPACT', amount: 7900 },
    ]);
    expect(form.view().widget).toMatchObject({ amount: 8000, currency: 'NGN' });
    await form.widget('captured');
    expect(form.calls('payBill')).toMatchObject([
      {
        destinationAccount: CARD,
        amount: 7900,
        service: 'pay_bill',
        serviceType: 'cable_tv',
        provider: 'dstv',
        email: 'ngozi@mail.example',
        status: 'CAPTURED',
      },
    ]);
  });

  test('a card window that is closed without a result only ends the waiting: no Error, and nothing was charged', async () => {
    const form = await paying({ report: ['not-paid'] });
    await form.widget('closed');
    expect(form.view()).toMatchObject({ step: 'closed', busy: null });
    expect(form.said()).toEqual([SENTENCES.closed]);
  });

  test('a card script that is not there says so', async () => {
    const form = await paying();
    await form.widget('unavailable');
    expect(form.said()).toContain(MESSAGES.widgetNotLoaded);
  });

  test('a package whose price has changed is asked for again', async () => {
    const form = await paying({ bill: 'changed' });
    expect(form.view()).toMatchObject({ step: 'asking', next: 'package' });
  });
});

describe('steps 4 and 5 of Pay Bills', () => {
  test('a payment leads to success: the receipt was e-mailed, and BACK TO HOME', async () => {
    const form = await paying();
    await form.widget('captured');
    expect(form.view()).toMatchObject({ outcome: 'success', progress: { at: 3 } });
    expect(form.view().modal).toMatchObject({
      title: MESSAGES.storefrontSuccess,
      lines: [expect.stringContaining('ngozi@mail.example'), MESSAGES.noReceipt],
      resend: MESSAGES.sendAgain,
      button: MESSAGES.backToHome,
    });
  });

  test('or to failure: Oops! Transaction Failed, Please Try Again Later', async () => {
    const form = await paying({ report: ['failed'] });
    await form.widget('failed');
    expect(form.view()).toMatchObject({ outcome: 'failed', modal: { title: MESSAGES.storefrontFailure } });
    expect(form.view().modal?.lines[0]).toBe(MESSAGES.tryAgainLater);
    expect(form.view().modal?.lines.join()).toContain(MESSAGES.transactionFailed);
  });
});

describe('paying a bill in the chat', () => {
  const chat = async (given: Partial<Script> = {}) => {
    const form = await shop('pay-bills', given);
    await form.say('cancel');
    return form;
  };

  test('"dstv compact 7023456789" asks only for the e-mail address, and is read back', async () => {
    const form = await chat();
    await form.say('dstv compact 7023456789');
    expect(form.view()).toMatchObject({ flow: 'pay-bills', step: 'asking', next: 'email' });
    expect(form.field('package').value).toBe('COMPACT');
    await form.say('ngozi@mail.example');
    expect(form.view().step).toBe('confirming');
    expect(form.view().summary).toContainEqual({ label: 'Account Name', value: 'Adaeze Obi' });
    await form.say('yes');
    expect(form.view().widget).toMatchObject({ amount: 8000 });
  });

  test('biller, package and smartcard may come as the answer to the first question', async () => {
    const form = await chat();
    await form.say('pay cable tv', 'dstv compact 7023456789');
    expect(form.view()).toMatchObject({ step: 'asking', next: 'email' });
    expect(form.field('package').value).toBe('COMPACT');
    expect(form.field('smartcard').value).toBe(CARD);
  });

  test('compact plus is not compact', async () => {
    const form = await chat();
    await form.say('dstv compact plus 7023456789');
    expect(form.field('package').value).toBe('COMPACT PLUS');
  });

  test('step by step: biller, package, smartcard, e-mail', async () => {
    const form = await chat();
    await form.say('pay cable tv');
    expect(form.view()).toMatchObject({ step: 'choosing', next: 'provider' });
    await form.say('gotv');
    expect(form.view()).toMatchObject({ step: 'asking', next: 'package' });
    await form.say('max');
    expect(form.view().next).toBe('smartcard');
    await form.say(CARD);
    expect(form.view().next).toBe('email');
    await form.say('ngozi@mail.example');
    expect(form.view().summary.at(-1)?.value).toBe('₦3,700');
  });

  test('a smartcard number and an address can be corrected at the read-back; the card is verified again', async () => {
    const form = await chat();
    await form.say('dstv compact 7023456789', 'ngozi@mail.example');
    await form.say('no, the smartcard is 7023456780', 'change the email to ada@mail.example');
    expect(form.view().step).toBe('confirming');
    expect(form.field('smartcard').value).toBe('7023456780');
    expect(form.field('email').value).toBe('ada@mail.example');
    expect(form.calls('validateBill').at(-1)).toEqual({ destinationAccount: '7023456780', provider: 'dstv' });
  });

  test('travel is answered with what is not offered yet, and the question stays open', async () => {
    const form = await chat();
    await form.say('pay cable tv', 'travel');
    expect(form.view()).toMatchObject({ step: 'choosing', next: 'provider' });
    expect(form.field('provider').problem).toBe(SENTENCES.travelNotOffered);
  });
});
