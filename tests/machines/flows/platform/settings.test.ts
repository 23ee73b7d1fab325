import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { runTo } from './platform-run.ts';

const NOTE = 'Power cannot be bought on Sunday from 01:00 to 03:00.';

describe('the notice that everybody sees', () => {
  test('is read back, and what is not sold stays so', async () => {
    const settings = { notice: null, paused: ['airtime' as const] };
    const run = await runTo('confirming', 'set-notice', { active: 'true', note: NOTE }, { settings });
    expect(run.view().dialog).toEqual({ title: PLATFORM_FLOW.noticeDialog, lines: [NOTE] });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('setPlatformSettings')).toEqual([{ notice: NOTE, paused: ['airtime'] }]);
    expect(run.said()).toEqual([PLATFORM_FLOW.noticeUp]);
  });

  test('wants a text, of 300 characters at most', async () => {
    const run = await runTo('asking', 'set-notice', { active: 'true' });
    run.press('NEXT');
    expect(run.problems()).toEqual({ note: PLATFORM_FLOW.noticeRequired });
    run.fill({ note: 'x'.repeat(301) });
    expect(run.problems()).toEqual({ note: PLATFORM_FLOW.noticeLong });
  });

  test('is taken down without asking for a text', async () => {
    const settings = { notice: NOTE, paused: [] };
    const run = await runTo('confirming', 'set-notice', { active: 'false' }, { settings });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('setPlatformSettings')).toEqual([{ notice: null, paused: [] }]);
    expect(run.said()).toEqual([PLATFORM_FLOW.noticeDown]);
  });

  test('is not taken down where there is none: that is said, and nothing is asked or sent', async () => {
    const run = await runTo('cancelled', 'set-notice', { active: 'false' });
    expect([run.said(), run.view().dialog, run.isDone()]).toEqual([[PLATFORM_FLOW.noNotice], null, true]);
    expect(run.asked('setPlatformSettings')).toEqual([]);
  });

  test('after a no it is over: what is said next is no text of it', async () => {
    const run = await runTo('confirming', 'set-notice', { active: 'true', note: NOTE });
    run.press('DECLINE');
    expect([run.said(), run.isDone(), run.asked('setPlatformSettings')]).toEqual([[PLATFORM_FLOW.keptAsIs], true, []]);
  });

  test('a text that turned out wrong does not keep it from being taken down', async () => {
    const settings = { notice: NOTE, paused: [] };
    const run = await runTo('confirming', 'set-notice', { active: 'true', note: NOTE }, { settings });
    run.script.administered = { refused: 'Too long.' };
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.problems()).toEqual({ note: 'Too long.' });
    run.script.administered = 'good';
    run.fill({ active: 'false' });
    run.press('NEXT');
    await run.until('confirming');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('setPlatformSettings').at(-1)).toEqual({ notice: null, paused: [] });
  });
});

describe('a product that is not sold just now', () => {
  test.each([
    ['airtime', 'Airtime'],
    ['public power', 'Public power'],
    ['dev-levy', 'Development levies'],
  ])('%s is read back, and put beside those that are not sold already', async (kind, name) => {
    const settings = { notice: NOTE, paused: ['cable' as const] };
    const run = await runTo('confirming', 'pause-sales', { kind, active: 'false' }, { settings });
    expect(run.view().dialog).toEqual({ title: `Stop selling ${name}?`, lines: [PLATFORM_FLOW.stoppedThen] });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('setPlatformSettings')).toMatchObject([{ notice: NOTE, paused: ['cable', expect.any(String)] }]);
    expect(run.said()).toEqual([PLATFORM_FLOW.salesPaused(name)]);
  });

  test('is sold again', async () => {
    const settings = { notice: null, paused: ['cable' as const, 'airtime' as const] };
    const run = await runTo('confirming', 'pause-sales', { kind: 'airtime', active: 'true' }, { settings });
    expect(run.view().dialog?.title).toBe('Sell Airtime again?');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('setPlatformSettings')).toEqual([{ notice: null, paused: ['cable'] }]);
  });

  test.each([
    ['true', PLATFORM_FLOW.soldAlready('Airtime')],
    ['false', PLATFORM_FLOW.pausedAlready('Airtime')],
  ])('is not set to what it is already', async (active, problem) => {
    const settings = { notice: null, paused: active === 'false' ? ['airtime' as const] : [] };
    const run = await runTo('asking', 'pause-sales', { kind: 'airtime', active }, { settings });
    expect(run.problems()).toEqual({ kind: problem });
  });

  test('stays as it is after a no, and where there is no line', async () => {
    const run = await runTo('confirming', 'pause-sales', { kind: 'airtime', active: 'false' });
    run.press('DECLINE');
    expect([run.said(), run.asked('setPlatformSettings')]).toEqual([[PLATFORM_FLOW.keptAsIs], []]);
    const cut = await runTo('confirming', 'pause-sales', { kind: 'airtime', active: 'false' });
    cut.script.administered = 'no line';
    cut.press('CONFIRM');
    await cut.until('asking');
    expect(cut.said()).toEqual([MESSAGES.networkFailure]);
  });
});
