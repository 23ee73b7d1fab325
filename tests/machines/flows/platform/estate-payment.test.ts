import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { ESTATE_PAYMENT as SAID } from '#catalogues/sentences/platform/estate-payments.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo } from '../../../support/portal.ts';
import { runTo } from './platform-run.ts';

const FILLED = { estate: '1', amount: '50,000', day: '2026-11-20', reference: 'FT26112000' };

describe('estate-payment', () => {
  test('reads back what is owed before and after, and sends it once, in naira', async () => {
    const run = await runTo('confirming', 'estate-payment', FILLED);
    expect(run.view().dialog).toEqual({
      title: SAID.dialog('Palm Court', '₦50,000'),
      lines: [SAID.dayIs('20 Nov 2026', 'FT26112000'), SAID.owedThen('₦410,000', '₦360,000')],
    });
    run.press('CONFIRM');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('recordEstatePayment')).toEqual([
      { property_id: 1, amount: 50_000, day: '2026-11-20', reference: 'FT26112000', more: false },
    ]);
    expect(run.came).toEqual(['changed: rows']);
  });

  test('more than is owed is told, and only what names that is a yes', async () => {
    const run = await runTo('confirming', 'estate-payment', { ...FILLED, amount: '410000.01' });
    expect(run.view().dialog?.lines).toContain(SAID.moreThanOwed('₦410,000'));
    expect(run.view().actions).toContainEqual(expect.objectContaining({ deed: SAID.deedMore }));
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('recordEstatePayment')).toMatchObject([{ amount: 410_000.01, more: true }]);
  });

  test('what is left out or is none is refused in words', async () => {
    const { press, problems } = await runTo('asking', 'estate-payment', {
      amount: '0.50',
      day: 'soon',
      reference: 'x',
    });
    press('NEXT');
    expect(problems()).toMatchObject({ amount: SAID.amountSmall, day: SAID.noDay, reference: SAID.referenceRequired });
  });

  test('what the server refuses stands at its answer', async () => {
    const run = await runTo('confirming', 'estate-payment', FILLED, { administered: { refused: 'Not this one.' } });
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.problems()).toEqual({ estate: 'Not this one.' });
  });

  test('a no records nothing', async () => {
    const run = await runTo('confirming', 'estate-payment', FILLED);
    run.press('DECLINE');
    expect(run.asked('recordEstatePayment')).toEqual([]);
  });
});

describe('estate-payment-back', () => {
  test('the payment of a row is taken back with its reason, once', async () => {
    const given = {
      ...{ payment: '7', said: 'Palm Court, ₦50,000, 20 Nov 2026', sum: '₦50,000', reason: 'It was another estate' },
    };
    const run = await runTo('confirming', 'estate-payment-back', given);
    expect(run.view().dialog).toEqual({
      title: SAID.back.dialog(given.said),
      lines: [SAID.back.because(given.reason), SAID.back.after],
    });
    expect(run.view().actions[0]?.label).toBe('Yes, take ₦50,000 back');
    run.press('CONFIRM');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('takeBackEstatePayment')).toEqual([{ id: 7, reason: 'It was another estate' }]);
  });
});

describe('what is said of it', () => {
  const talking = (role: Role) => talkTo({}, { keep: { ...keepNothing(), token: () => bearer({ role }) } });

  test.each([
    [SAID.say, {}],
    ['record a payment of 50000 to Palm Court estate on 20 november', { amount: '50000', day: '2026-11-20' }],
    ['log the remittance to Palm Court', {}],
  ])('the platform records a payment by saying "%s"', async (said, values) => {
    const { conversation } = talking('netplus-admin');
    await say(conversation, said);
    const view = conversation.getSnapshot().view;
    expect(view?.flow).toBe('estate-payment');
    const filled = Object.fromEntries(view?.fields.map(({ name, value }) => [name, value]) ?? []);
    expect(filled).toMatchObject(values);
  });

  test.each(['how much was paid to the estate', 'has the estate been paid', 'what did we remit to the estates'])(
    '"%s" records nothing',
    async (said) => {
      const { conversation } = talking('netplus-admin');
      await say(conversation, said);
      expect(conversation.getSnapshot().view?.flow).not.toBe('estate-payment');
    },
  );

  test('nobody but the platform comes to it', async () => {
    const { conversation } = talking('service-admin');
    await say(conversation, SAID.say);
    expect(conversation.getSnapshot().view?.flow).not.toBe('estate-payment');
  });
});
