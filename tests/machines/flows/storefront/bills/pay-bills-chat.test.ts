import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../../support/portal.ts';
import { shop } from '../../../../support/shop.ts';

const CARD = '7023456789';

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
