import { describe, expect, test } from 'vitest';
import { PUBLIC_POWER_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { providersOf } from '#catalogues/products/providers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { UNKNOWN } from '#machines/flows/storefront/facts.ts';
import { powerFields } from '#machines/flows/storefront/products/public-power.ts';
import { problemOf } from '#machines/kit/field.ts';
import type { Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const opened = (given: Partial<Script> = {}, options: Parameters<typeof shop>[2] = {}) =>
  shop('public-power', given, options);

describe('the form BUY POWER', () => {
  test('asks for provider, meter number, e-mail and amount, with the convenience fee below', {
    tags: ['B-059'],
  }, async () => {
    const { view } = await opened();
    expect(view()).toMatchObject({ heading: 'BUY POWER', step: 'asking', progress: { at: 0 } });
    expect(view().fields.map(({ label, readOnly }) => [label, readOnly])).toEqual([
      ['Provider', false],
      ['Meter Number', false],
      ['Email', false],
      ['Amount', false],
      ['Convenience Fee', true],
    ]);
  });

  test('offers the six distribution companies, each under its code in lower case and beside its own name', async () => {
    const { field } = await opened();
    expect(field('provider').choices.map(({ value, label }) => [value, label])).toEqual([
      ['phcneko', 'EKEDC'],
      ['phcnkano', 'KEDCO'],
      ['phcnjos', 'JED'],
      ['phcnabuja', 'AEDC'],
      ['phcnibadan', 'IBEDC'],
      ['phcnenugu', 'EEDC'],
    ]);
    expect(field('provider').choices[0]).toMatchObject({
      detail: 'Eko Electricity Distribution Company',
      mark: 'phcneko',
    });
  });

  test('its button is there to be pressed, and an empty form says what is missing', {
    tags: ['B-061', 'B-062'],
  }, async () => {
    const { action, press, problems } = await opened();
    expect(action('NEXT')).toMatchObject({ enabled: true });
    await press('NEXT');
    expect(problems()).toEqual({
      provider: 'Required Field',
      meterNumber: 'Required Field',
      email: MESSAGES.emailRequired,
      amount: 'Required Field',
    });
  });

  test.each([
    ['0', 'The least you can buy at once is ₦1'],
    ['plenty', SENTENCES.amountUnclear],
    ['500.50', SENTENCES.amountKobo],
    ['1', undefined],
  ])('an amount of %s is answered with: %s', { tags: ['B-063'] }, async (amount, problem) => {
    const { fill, problems } = await opened();
    await fill({ amount });
    expect(problems().amount).toBe(problem);
  });

  test('the least amount is that of the provider where it has one of its own', { tags: ['B-064'] }, () => {
    for (const { code, leastAmount } of providersOf('public-power')) {
      const least = leastAmount ?? PUBLIC_POWER_AMOUNT_KOBO.least;
      const { amount } = powerFields({ answers: { values: { provider: code } }, facts: UNKNOWN });
      if (!amount) throw new Error('there is an amount');
      expect(problemOf(amount, String(least / 100))).toBeNull();
      expect(problemOf(amount, String(least / 100 - 1))).toContain('least');
    }
  });

  test.each([
    ['4570000001', MESSAGES.publicMeterLength],
    ['45700000001', undefined],
    ['4570 000 0001-23', undefined],
    ['45700000001234', MESSAGES.publicMeterLength],
    ['4570000000A', MESSAGES.publicMeterLength],
  ])('a meter number has 11 to 13 digits: %s', async (meterNumber, problem) => {
    const { fill, problems } = await opened();
    await fill({ meterNumber });
    expect(problems().meterNumber).toBe(problem);
  });

  test('a distribution company can be named in its own words', async () => {
    const { say, field, heard } = await opened();
    expect(heard().at(-1)).toBe('Which distribution company supplies the meter?');
    await say('ibedc');
    expect(field('provider').value).toBe('phcnibadan');
  });

  test('who is signed in finds the own address filled in, and can change it', async () => {
    const { field, fill } = await opened({}, { signedIn: true });
    expect(field('email')).toMatchObject({ value: 'resident@palmcourt.example', readOnly: false });
    await fill({ email: 'ada@example.com' });
    expect(field('email').value).toBe('ada@example.com');
  });
});

describe('the whole purchase in sentences', () => {
  test('one sentence can hold it all, and a correction is read back with its new total', async () => {
    const { say, view, row, field } = await shop('public-power');
    await say('ekedc', '45700000011', 'ada@example.com', '5000');
    expect(view().step).toBe('confirming');
    expect(row('Provider')).toBe('EKEDC');
    await say('no, make it 7000');
    expect(view().step).toBe('confirming');
    expect(row('Total')).toBe('₦7,100');
    expect(field('amount').value).toBe('7000');
    await say('yes');
    expect(view().widget?.amount).toBe(7100);
  });

  test('what is offered cannot be looked up: it says so, and can be tried again', async () => {
    const { view, said, script, press } = await shop('airtime', { prices: 'no line' });
    expect(view().step).toBe('unavailable');
    expect(said()).toEqual([MESSAGES.networkFailure]);
    script.prices = 'good';
    await press('RETRY');
    expect(view().step).toBe('asking');
  });
});
