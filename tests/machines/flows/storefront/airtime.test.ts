import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const MTN = '08031234567';
const FORM = { network: 'mtn', phone: MTN, confirmPhone: MTN, amount: '500' };

type Options = Parameters<typeof shop>[2];
const landing = (given: Partial<Script> = {}, options: Options = {}) => shop('airtime', given, options);
const page = (given: Partial<Script> = {}, options: Options = {}) => shop('airtime-page', given, options);

/** Airtime of ₦500 read back on the landing page. */
async function readBack(given: Partial<Script> = {}) {
  const form = await landing(given);
  await form.fill(FORM);
  await form.press('NEXT');
  return form;
}

async function paid(given: Partial<Script> = {}, said: 'captured' | 'failed' | 'closed' | 'unavailable' = 'captured') {
  const form = await readBack(given);
  await form.press('CONFIRM');
  await form.widget(said);
  return form;
}

describe('the form BUY AIRTIME & DATA on the landing page', () => {
  test('asks for category, network, number twice and amount, and e-mail may be left out', {
    tags: ['B-082'],
  }, async () => {
    const { view } = await landing();
    expect(view().heading).toBe('BUY AIRTIME & DATA');
    expect(view().fields.map(({ name, label }) => [name, label])).toEqual([
      ['category', 'Category'],
      ['network', 'Network'],
      ['phone', 'Mobile Number'],
      ['confirmPhone', 'Confirm Mobile Number'],
      ['amount', 'Amount'],
      ['email', 'Email (optional)'],
      ['fee', 'Convenience Fee'],
    ]);
  });

  test('offers airtel, mtn, glo and etisalat, which is called 9mobile', { tags: ['B-097'] }, async () => {
    const { field } = await landing();
    expect(field('network').choices.map(({ value, label }) => [value, label])).toEqual([
      ['airtel', 'Airtel'],
      ['mtn', 'MTN'],
      ['glo', 'Glo'],
      ['etisalat', '9mobile'],
    ]);
  });

  test.each([
    ['0803123456', 'Invalid Phone Number'],
    ['080312345678', 'Phone Number is not correct'],
    ['06031234567', 'Phone Number is not correct'],
    ['08231234567', 'Phone Number is not correct'],
    ['0803123456a', 'Phone Number is not correct'],
    ['07031234567', undefined],
    ['09131234567', undefined],
    ['+234 803 123 4567', undefined],
    ['234-803-123-4567', undefined],
    ['0803 123 4567', undefined],
  ])('the number %s is answered with: %s', { tags: ['B-085', 'B-087', 'G-022'] }, async (phone, problem) => {
    const { fill, problems } = await landing();
    await fill({ phone });
    expect(problems().phone).toBe(problem);
  });

  test.each([
    ['0803', 'Phone Number Mismatch'],
    ['08031234568', 'Phone Number does not match'],
    ['+2348031234567', undefined],
  ])('the number again, as %s, is answered with: %s', { tags: ['B-086', 'B-088'] }, async (confirmPhone, problem) => {
    const { fill, problems } = await landing();
    await fill({ phone: MTN, confirmPhone });
    expect(problems().confirmPhone).toBe(problem);
  });

  test('a number that is changed afterwards has to be confirmed again', async () => {
    const { fill, problems } = await landing();
    await fill({ phone: MTN, confirmPhone: MTN });
    await fill({ phone: '08051234567' });
    expect(problems()).toEqual({ confirmPhone: 'Phone Number does not match' });
  });

  test('an amount is whole naira within bounds', async () => {
    const { fill, problems } = await landing();
    const answers = [
      ['49', 'The least you can buy at once is ₦50'],
      ['50001', 'The most you can buy at once is ₦50,000'],
      ['100.50', SENTENCES.amountKobo],
      ['50', undefined],
    ] as const;
    for (const [amount, problem] of answers) {
      await fill({ amount });
      expect(problems().amount, amount).toBe(problem);
    }
  });

  test('an e-mail address that is given must be one', async () => {
    const { fill, problems } = await landing();
    await fill({ email: 'nobody' });
    expect(problems()).toEqual({ email: MESSAGES.emailInvalid });
    await fill({ email: '' });
    expect(problems()).toEqual({});
  });

  test('who is signed in finds the own address filled in', async () => {
    const { field } = await landing({}, { signedIn: true });
    expect(field('email').value).toBe('resident@palmcourt.example');
  });
});

describe('the page /airtime', () => {
  test('asks for network, number twice and amount, calls ETISALAT by its name, and its button is PAY', {
    tags: ['B-078'],
  }, async () => {
    const { view, field, action } = await page();
    expect(view().fields.map(({ name }) => name)).toEqual([
      'category',
      'network',
      'phone',
      'confirmPhone',
      'amount',
      'email',
      'fee',
    ]);
    expect(field('network').choices.map(({ label }) => label)).toEqual(['Airtel', 'MTN', 'Glo', 'ETISALAT']);
    expect(action('NEXT')).toMatchObject({ label: 'PAY', enabled: true });
  });

  test('PAY over an empty form says Invalid Form, and Required Field at each field', {
    tags: ['B-079', 'B-081'],
  }, async () => {
    const { press, problems, said } = await page();
    await press('NEXT');
    expect(said()).toEqual(['Invalid Form']);
    expect(problems()).toEqual({
      network: 'Required Field',
      phone: 'Required Field',
      confirmPhone: 'Required Field',
      amount: 'Required Field',
    });
  });

  test('two numbers that differ say Check Phone Number, and PAY says Invalid Form until they match', {
    tags: ['B-080'],
  }, async () => {
    const { press, problems, said, fill, view } = await page();
    await fill({ ...FORM, confirmPhone: '08031234568' });
    expect(problems()).toEqual({ confirmPhone: 'Check Phone Number' });
    await press('NEXT');
    expect(said()).toEqual(['Invalid Form']);
    await fill({ confirmPhone: MTN });
    expect(said()).toEqual([]);
    await press('NEXT');
    expect(view().step).toBe('confirming');
  });

  test('its read-back calls the network as the page does', async () => {
    const { fill, press, row } = await page();
    await fill({ ...FORM, network: 'etisalat' });
    await press('NEXT');
    expect(row('Network')).toBe('ETISALAT');
  });
});

describe('Please Confirm Details', () => {
  test('shows network, phone number and amount with the fee, and has BACK and CONFIRM', {
    tags: ['B-083', 'B-090'],
  }, async () => {
    const { view, action } = await readBack();
    expect(view()).toMatchObject({ step: 'confirming', heading: 'Please Confirm Details', progress: { at: 1 } });
    expect(view().summary).toEqual([
      { name: 'network', label: 'Network', value: 'MTN' },
      { label: 'Phone Number', value: MTN },
      { name: 'amount', label: 'Amount', value: '₦500' },
      { name: 'fee', label: 'Convenience fee', value: '₦100' },
      { label: 'Total', value: '₦600', total: true },
    ]);
    expect(action('BACK')).toMatchObject({ label: 'BACK', enabled: true });
    expect(action('CONFIRM')).toMatchObject({ label: 'CONFIRM ₦600', enabled: true });
  });

  test('BACK returns to the form and clears the message', { tags: ['B-093'] }, async () => {
    const { press, view, said } = await paid({}, 'unavailable');
    expect(said()).toContain('Opps! Server or network error');
    await press('BACK');
    expect(view()).toMatchObject({ step: 'asking', heading: 'BUY AIRTIME & DATA', say: [] });
    await press('NEXT');
    expect(view().step).toBe('confirming');
  });

  test('a prefix of another network is pointed out, and the network that was chosen stays', async () => {
    const { fill, press, view, calls } = await landing();
    await fill({ ...FORM, network: 'glo' });
    await press('NEXT');
    expect(view().say).toContainEqual({ tone: 'info', text: SENTENCES.otherNetwork('MTN', 'Glo') });
    await press('CONFIRM');
    expect(calls('openBill')).toMatchObject([{ provider: 'glo', destinationAccount: MTN }]);
  });

  test('a prefix that is on no list is accepted without a word', { tags: ['B-089'] }, async () => {
    const { fill, press, said } = await landing();
    await fill({ ...FORM, phone: '07071234567', confirmPhone: '07071234567' });
    await press('NEXT');
    expect(said()).toEqual([SENTENCES.confirmPower]);
  });

  test('the network that the number suggests is named first, and none is chosen by it', async () => {
    const { fill, field, view } = await landing();
    await fill({ phone: '08051234567' });
    expect(field('network')).toMatchObject({ value: '' });
    expect(field('network').choices.map(({ value }) => value)).toEqual(['glo', 'airtel', 'mtn', 'etisalat']);
    expect(view().next).toBe('network');
  });
});
