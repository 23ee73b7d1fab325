import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const FORM = { provider: 'phcneko', meterNumber: '45700000011', email: 'ada@example.com', amount: '5000' };

const opened = (given: Partial<Script> = {}, options: Parameters<typeof shop>[2] = {}) =>
  shop('public-power', given, options);

/** Filled in and verified, with what is bought read back. */
async function readBack(given: Partial<Script> = {}) {
  const page = await opened(given);
  await page.fill(FORM);
  await page.press('NEXT');
  return page;
}

describe('the convenience fee', () => {
  test('choosing a provider looks up its fee, and another provider has its own looked up', {
    tags: ['B-021', 'B-065'],
  }, async () => {
    const { fill, field, calls, script } = await opened({ fee: 100 });
    expect(field('fee').value).toBe('');
    await fill({ provider: 'phcneko' });
    await expect.poll(() => field('fee').value).toBe('100');
    script.fee = 75.5;
    await fill({ provider: 'phcnjos' });
    expect(field('fee').value).toBe('');
    await expect.poll(() => field('fee').value).toBe('75.5');
    expect(calls('providerFee')).toEqual(['phcneko', 'phcnjos']);
  });

  test('the look-up starts after one second and the fee is applied half a second later', {
    tags: ['G-044'],
  }, async () => {
    const waits: number[] = [];
    const pause = async (ms: number) => void waits.push(ms);
    const { fill, field } = await opened({ pace: 'specified' }, { pause });
    waits.length = 0;
    await fill({ provider: 'phcneko' });
    await expect.poll(() => field('fee').value).toBe('100');
    expect(waits).toEqual([1000, 500]);
  });

  test('the fee that was looked up is kept: the same provider is not asked about twice in a row', async () => {
    const { fill, press, field, calls, conversation } = await opened();
    await fill({ provider: 'phcneko' });
    await expect.poll(() => field('fee').value).toBe('100');
    await fill(FORM);
    await press('NEXT');
    conversation.send({ type: 'CANCEL' });
    conversation.open('public-power', { provider: 'phcneko' });
    await conversation.settled();
    await expect.poll(() => field('fee').value).toBe('100');
    expect(calls('providerFee')).toEqual(['phcneko']);
  });

  test.each(['none', 'down', 'no line'] as const)(
    'where it is not known when it comes to paying (%s), Service Unavailable shows and it is asked for again',
    async (fee) => {
      const { press, said, view, script, row } = await readBack({ fee });
      expect(view()).toMatchObject({ step: 'asking' });
      expect(said()).toEqual(['Service Unavailable']);
      script.fee = 100;
      await press('NEXT');
      expect(view().step).toBe('confirming');
      expect(row('Convenience fee')).toBe('₦100');
    },
  );

  test('in the chat a yes asks for it again', async () => {
    const { say, view, heard, script } = await opened({ fee: 'none' }, { values: FORM });
    expect(heard().at(-1)).toBe('Service Unavailable');
    script.fee = 100;
    await say('yes');
    expect(view().step).toBe('confirming');
  });

  test('a provider that is free of charge is not unavailable', async () => {
    const { view, row } = await readBack({ fee: 0 });
    expect(view().step).toBe('confirming');
    expect(row('Total')).toBe('₦5,000');
  });

  test('a fee that changed in the meantime is read back again before anything is charged', async () => {
    const { script, press, said, row, view, calls } = await readBack();
    script.fee = 150;
    await press('CONFIRM');
    expect(view().step).toBe('confirming');
    expect(said()).toContain(SENTENCES.totalChanged);
    expect(row('Total')).toBe('₦5,150');
    await press('CONFIRM');
    expect(view().widget?.amount).toBe(5150);
    const keys = calls('openBill').map((input) => (input as { key: string }).key);
    expect(keys).toHaveLength(2);
  });
});

describe('the meter', () => {
  test('a verified meter moves to confirm, with its number and the name on it read-only, BACK and PAY', {
    tags: ['B-060', 'B-066'],
  }, async () => {
    const { view, field, action, row, calls } = await readBack();
    expect(view()).toMatchObject({ step: 'confirming', progress: { at: 1 } });
    expect(calls('validateBill')).toEqual([{ destinationAccount: '45700000011', provider: 'phcneko' }]);
    expect(field('accountName')).toMatchObject({ label: 'Account Name', value: 'Adaeze Obi', readOnly: true });
    expect(field('meterNumber')).toMatchObject({ value: '45700000011', readOnly: true });
    expect(action('BACK')).toMatchObject({ label: 'BACK', enabled: true });
    expect(action('CONFIRM')).toMatchObject({ label: 'PAY ₦5,100', enabled: true });
    expect(row('Account Name')).toBe('Adaeze Obi');
    expect(row('Total')).toBe('₦5,100');
  });

  test('BACK leads to the form with everything that was typed', async () => {
    const { press, view, fill } = await readBack();
    await press('BACK');
    expect(view()).toMatchObject({ step: 'asking', heading: 'BUY POWER' });
    await fill({ amount: '7000' });
    await press('NEXT');
    expect(view().summary.at(-1)?.value).toBe('₦7,100');
  });

  test.each([
    ['unknown', 'Invalid Number'],
    ['nameless', 'Please Check Card Number'],
  ] as const)('a meter number that is %s is asked for again: %s', { tags: ['B-067'] }, async (holder, message) => {
    const { view, problems, script, press, fill } = await readBack({ holder });
    expect(view()).toMatchObject({ step: 'asking', next: 'meterNumber' });
    expect(problems()).toEqual({ meterNumber: message });
    script.holder = 'named';
    await fill({ meterNumber: '45700000022' });
    await press('NEXT');
    expect(view().step).toBe('confirming');
  });

  test.each(['down', 'no line'] as const)(
    'a check without an answer (%s) moves on and says so, and paying waits until the check has succeeded',
    { tags: ['B-068', 'B-069'] },
    async (holder) => {
      const { view, said, action, press, script, calls, conversation } = await readBack({ holder });
      expect(view().step).toBe('confirming');
      expect(said()).toContain('Service Unavailable');
      expect(action('CONFIRM')).toMatchObject({ enabled: false, reason: 'Service Unavailable' });
      conversation.send({ type: 'CONFIRM' });
      await press('RETRY');
      expect(action('CONFIRM')).toMatchObject({ enabled: false });
      expect(calls('openBill')).toEqual([]);
      script.holder = 'named';
      await press('RETRY');
      expect(action('CONFIRM')).toMatchObject({ enabled: true });
      expect(action('RETRY')).toBeUndefined();
      expect(said()).not.toContain('Service Unavailable');
    },
  );
});
