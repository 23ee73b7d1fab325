import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { OWING } from '#catalogues/sentences/owing.ts';
import { type Script, say, talkTo } from '../../support/portal.ts';

const debt = (month: string, amount: number, due: 'service-charge' | 'fine' = 'service-charge') => ({
  ...{ due, since: `${month}-01`, amount, name: null, month: due === 'fine' ? null : month, service: 1 },
});

/** Somebody whose power is refused. */
async function stopped(given: Partial<Script>) {
  const talk = talkTo(given);
  await say(talk.conversation, 'buy power 5000');
  const view = () => {
    const shown = talk.conversation.getSnapshot().view;
    if (shown === null) throw new Error('nothing is shown');
    return shown;
  };
  const press = async () => {
    const { label = '', starts } = view().owing?.pays[0] ?? {};
    talk.conversation.press({ label, say: label, ...(starts && { starts }) });
    await talk.conversation.settled();
  };
  return { ...talk, view, press };
}

const CHARGE = { serviceCharge: -45_000, devLevy: 0, fine: 0 };
const MONTHS = [debt('2026-09', 15_000), debt('2026-10', 15_000), debt('2026-11', 15_000)];

describe('somebody whose power is refused for what they owe', () => {
  test('reads one sentence with the sum, one button that pays it, and what it is made of', async () => {
    const { view } = await stopped({ owed: CHARGE, debts: MONTHS });
    expect(view().step).toBe('blocked');
    expect(view().say).toEqual([
      {
        tone: 'warning',
        headline: MESSAGES.outstandingBlock,
        text: [
          `${MESSAGES.outstandingBlock} ${OWING.said(['₦45,000 service charge'], 'Palm Court')}`,
          MESSAGES.outstandingServiceCharge,
        ].join('\n'),
      },
    ]);
    expect(view().owing).toEqual({
      title: OWING.what,
      rows: [
        { label: 'September 2026', value: '₦15,000' },
        { label: 'October 2026', value: '₦15,000' },
        { label: 'November 2026', value: '₦15,000' },
        { label: OWING.total, value: '₦45,000', total: true },
      ],
      earlier: null,
      withFee: OWING.withFee('₦45,050', '₦50'),
      pays: [
        {
          due: 'service-charge',
          label: 'Pay ₦45,000',
          starts: { flow: 'pay-services', values: { service: 'service-charge', part: 'all' } },
        },
      ],
    });
    expect(
      view()
        .actions.filter(({ enabled }) => enabled)
        .map(({ label }) => label),
    ).toEqual(['Check again', 'Cancel']);
  });

  test.each([
    ['a service charge', { owed: CHARGE, debts: MONTHS }, '₦45,000', '₦45,050'],
    ['a fine', { owed: { serviceCharge: 0, devLevy: 0, fine: 10_000 } }, '₦10,000', '₦10,050'],
    ['a levy', { owed: { serviceCharge: 0, devLevy: -60_000, fine: 0 } }, '₦60,000', '₦60,050'],
  ] as const)(
    '%s: its button reads back exactly what is owed, before anything is charged',
    async (_, given, owed, total) => {
      const { view, press, script } = await stopped(given as unknown as Partial<Script>);
      expect(view().owing?.pays[0]?.label).toBe(`Pay ${owed}`);
      await press();
      expect(view()).toMatchObject({ flow: 'pay-services', step: 'confirming' });
      expect(view().summary.find(({ name }) => name === 'amount')?.value).toBe(owed);
      expect(view().summary.find((row) => row.total)?.value).toBe(total);
      expect(script.calls.map(({ name }) => name)).not.toContain('openDues');
    },
  );

  test('pays what is owed by then, where a part was paid meanwhile', async () => {
    const { view, press, script } = await stopped({ owed: CHARGE });
    script.owed = { ...CHARGE, serviceCharge: -5_000 };
    await press();
    expect(view().summary.find(({ name }) => name === 'amount')?.value).toBe('₦5,000');
  });

  test('what was owed is paid, and power is gone on with', async () => {
    const { view, press, script, conversation } = await stopped({ owed: CHARGE });
    await press();
    await say(conversation, 'yes');
    script.owed = { serviceCharge: 0, devLevy: 0, fine: 0 };
    conversation.send({ type: 'WIDGET', result: 'captured' });
    await conversation.settled();
    await say(conversation, 'yes');
    expect(view()).toMatchObject({ flow: 'buy-power', step: 'confirming' });
    expect(view().owing).toBeUndefined();
  });

  test('of several things each is named, and paid one after the other', async () => {
    const { view } = await stopped({ owed: { serviceCharge: -45_000, devLevy: -60_000, fine: 10_000 } });
    expect(view().owing).toMatchObject({
      rows: [
        { label: 'Service charge', value: '₦45,000' },
        { label: 'Fine', value: '₦10,000' },
        { label: 'Development levy', value: '₦60,000' },
        { label: OWING.total, value: '₦115,000' },
      ],
      pays: [
        { label: 'Pay ₦45,000 service charge' },
        { label: 'Pay ₦10,000 fines' },
        { label: 'Pay ₦60,000 development levy' },
      ],
    });
  });

  test('of many charges the last three stand there, and the others as one', async () => {
    const months = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'].map((one) => debt(one, 7_500));
    const { view } = await stopped({ owed: CHARGE, debts: months });
    expect(view().owing?.rows.map(({ label }) => label)).toEqual([
      'June 2026',
      'July 2026',
      'August 2026',
      OWING.total,
    ]);
    expect(view().owing?.earlier).toMatchObject({
      label: '3 earlier, ₦22,500',
      rows: [{ label: 'March 2026' }, { label: 'April 2026' }, { label: 'May 2026' }],
    });
  });

  test('where the charges come to another sum than is owed, only that stands there', async () => {
    const { view } = await stopped({ owed: CHARGE, debts: [debt('2026-11', 15_000)] });
    expect(view().owing?.rows.map(({ value }) => value)).toEqual(['₦45,000', '₦45,000']);
  });

  test('no path of the portal stands in what is said', async () => {
    const hidden = talkTo({ verified: false, hidden: true, stops: ['fine'] });
    await say(hidden.conversation, 'buy power 5000');
    const shown = hidden.conversation.getSnapshot().view;
    expect(shown?.say.map(({ text }) => text)).toContain(SENTENCES.payWhatIsOwed);
    expect(JSON.stringify(shown?.say)).not.toMatch(/\/[a-z]/);
    expect(shown?.owing).toMatchObject({ rows: [], withFee: null, pays: [{ label: 'Pay my fine' }] });
  });
});
