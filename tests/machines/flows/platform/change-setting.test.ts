import { describe, expect, test } from 'vitest';
import { SETTING_SENTENCES as SAID } from '#catalogues/sentences/platform/settings.ts';
import { runTo } from './platform-run.ts';

const FILLED = { setting: 'fee:power', value: '100', reason: 'The bank charges more' };

describe('change-setting', () => {
  test('reads back what it is and becomes, from when and why, and sends it once, in naira', async () => {
    const run = await runTo('confirming', 'change-setting', { ...FILLED, from: '2026-12-01' });
    expect(run.view().dialog).toEqual({
      title: SAID.change('Convenience fee, Estate power'),
      lines: [SAID.now('₦50', '₦100'), SAID.fromDay('01 Dec 2026'), SAID.because('The bank charges more')],
    });
    run.press('CONFIRM');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('changeSetting')).toEqual([
      { name: 'fee', scope: 'power', value: 100, from: '2026-12-01', reason: 'The bank charges more' },
    ]);
    expect(run.came).toEqual(['changed: rows']);
  });

  test('how many are sent as they are, and "default" as nothing, which is read back as what it was', async () => {
    const run = await runTo('confirming', 'change-setting', {
      ...FILLED,
      setting: 'orders-by-account:',
      value: 'default',
    });
    expect(run.view().dialog?.lines.slice(0, 2)).toEqual([SAID.now('100', '100'), SAID.atOnce]);
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('changeSetting')).toMatchObject([{ name: 'orders-by-account', scope: '', value: null }]);
  });

  test('vendors are typed by their names, however strung together, and read back in their order', async () => {
    const run = await runTo('confirming', 'change-setting', {
      ...FILLED,
      setting: 'vendors:airtime',
      value: 'VTpass, then buypower',
    });
    expect(run.view().dialog).toMatchObject({
      title: SAID.change('Vendors in their order, Airtime'),
      lines: [SAID.now('BuyPower', 'VTpass, then BuyPower'), SAID.atOnce, SAID.because('The bank charges more')],
    });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('changeSetting')).toMatchObject([{ name: 'vendors', scope: 'airtime', value: 'vtpass,buypower' }]);
  });

  test('a vendor that is none is refused in words', async () => {
    const { press, problems } = await runTo('asking', 'change-setting', {
      ...FILLED,
      setting: 'vendors:airtime',
      value: 'the cheapest',
    });
    press('NEXT');
    expect(problems().value).toBe(SAID.noVendors('VTpass, BuyPower, Baxi, Sandbox'));
  });

  test.each([
    ['', SAID.valueNeeded],
    ['a lot', SAID.noNumber],
    ['-5', SAID.noNumber],
    ['100000.01', SAID.large('100,000')],
  ])('a value %j is refused in words', async (value, problem) => {
    const { press, problems } = await runTo('asking', 'change-setting', { ...FILLED, value });
    press('NEXT');
    expect(problems().value).toBe(problem);
  });

  test('a day that is none, and no reason, are refused in words', async () => {
    const { press, problems } = await runTo('asking', 'change-setting', { ...FILLED, from: 'soon', reason: '' });
    press('NEXT');
    expect(problems()).toEqual({ from: SAID.noDay, reason: SAID.whyNeeded });
  });

  test('a no changes nothing', async () => {
    const run = await runTo('confirming', 'change-setting', FILLED);
    run.press('DECLINE');
    expect(run.asked('changeSetting')).toEqual([]);
  });
});
