import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { pendingTopup } from '../../../support/calls/platform-rows.ts';
import { platformRun, runTo } from './platform-run.ts';

const ORDER = 'POWER-01HZX8ABCD';

describe('retrying a top-up', () => {
  const retrying = (retried: Parameters<typeof runTo>[3]) => runTo('done', 'retry-topup', { topupRef: ORDER }, retried);

  test('is done at once, because it is safe to repeat', async () => {
    const run = await retrying({});
    expect(run.asked('retryTopup')).toEqual([{ topupRef: ORDER }]);
    expect(run.view().say).toEqual([{ tone: 'warning', text: 'Retry unsuccessful' }]);
    expect(run.came).toEqual(['changed: rows']);
  });

  test("says the server's reason while nothing has come", async () => {
    const { stillAsked } = PLATFORM_SENTENCES;
    const run = await retrying({ retried: { state: 'pending', reason: stillAsked, topupToken: null } });
    expect(run.said()).toEqual([stillAsked]);
  });

  test('without any reason it is "Retry unsuccessful"', async () => {
    const run = await retrying({ retried: { state: 'pending', reason: null, topupToken: null } });
    expect(run.said()).toEqual([MESSAGES.retryUnsuccessful]);
  });

  test('shows the token of what is delivered', async () => {
    const retried = { state: 'fulfilled', reason: null, topupToken: '60473918225077641183' } as const;
    const run = await retrying({ retried });
    expect(run.view().say).toEqual([
      { tone: 'success', text: 'It is delivered. The token is 6047 3918 2250 7764 1183.' },
    ]);
  });

  test('says so where what is delivered has no token', async () => {
    const run = await retrying({ retried: { state: 'fulfilled', reason: null, topupToken: null } });
    expect(run.said()).toEqual(['It is delivered.']);
  });

  test('asks for the reference where none was given', () => {
    const { press, problems, asked } = platformRun('retry-topup');
    press('NEXT');
    expect([problems(), asked('retryTopup')]).toEqual([{ topupRef: PLATFORM_FLOW.topupRequired }, []]);
  });

  test('a reference that is unknown is named at its field', async () => {
    const administered = { refused: 'There is no such order.' };
    const run = await runTo('asking', 'retry-topup', { topupRef: ORDER }, { administered });
    expect(run.problems()).toEqual({ topupRef: 'There is no such order.' });
  });

  test('without a line it says so in the words of the specification, and can be tried again', async () => {
    const run = await runTo('asking', 'retry-topup', { topupRef: ORDER }, { administered: 'no line' });
    expect(run.said()).toEqual([MESSAGES.networkFailure]);
    run.script.administered = 'good';
    run.press('NEXT');
    await run.until('done');
    expect(run.asked('retryTopup')).toHaveLength(2);
  });
});

describe('marking a top-up for refund', () => {
  const VALUES = { topupRef: ORDER, reason: 'The meter was replaced' };
  const pending = [pendingTopup({ payment_transaction_id: ORDER, user_name: 'Amaka Eze', amount: 5_050 })];

  test('reads back whose payment it is, why, and what that means', async () => {
    const run = await runTo('confirming', 'refund-topup', VALUES, { pending });
    expect(run.view().dialog).toEqual({
      title: `Mark ${ORDER} for refund?`,
      lines: ['Amaka Eze, ₦5,050.', 'Reason: The meter was replaced.', PLATFORM_FLOW.refundThen],
    });
    expect(run.asked('refundTopup')).toEqual([]);
    run.press('CONFIRM');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('refundTopup')).toEqual([VALUES]);
  });

  test('leaves it to the server where it is not among those that are stuck', async () => {
    const run = await runTo('confirming', 'refund-topup', VALUES);
    expect(run.view().dialog?.lines).toHaveLength(2);
    run.script.administered = { refused: PLATFORM_SENTENCES.refundTooLate };
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.problems()).toEqual({ topupRef: PLATFORM_SENTENCES.refundTooLate });
  });

  test('wants a reason', async () => {
    const run = platformRun('refund-topup', {}, { topupRef: ORDER });
    run.press('NEXT');
    expect(run.problems()).toEqual({ reason: PLATFORM_FLOW.reasonRequired });
    run.fill({ reason: 'x'.repeat(301) });
    expect(run.problems()).toEqual({ reason: PLATFORM_FLOW.reasonLong });
  });

  test('changes nothing after a no', async () => {
    const run = await runTo('confirming', 'refund-topup', VALUES, { pending });
    run.press('DECLINE');
    expect([run.said(), run.asked('refundTopup')]).toEqual([[PLATFORM_FLOW.refundLeft], []]);
  });

  test('without a line nothing is known of it, and it can be sent again', async () => {
    const run = await runTo('confirming', 'refund-topup', VALUES, { pending, administered: 'no line' });
    run.press('CONFIRM');
    await run.until('asking');
    expect([run.said(), run.values()]).toEqual([[MESSAGES.networkFailure], VALUES]);
  });
});
