import { describe, expect, test } from 'vitest';
import { OUTAGES as SAID } from '#catalogues/sentences/platform/outages.ts';
import { OUTAGES } from '../../../support/calls/outages.ts';
import { runTo } from './platform-run.ts';

const FILLED = { supply: 'power:eko', reason: 'Works on the line' };
const EKO = 'Eko Electricity (EKEDC)';

describe('supply-down', () => {
  test('reads back what is down, why and for how long, and sends it once', async () => {
    const run = await runTo('confirming', 'supply-down', { ...FILLED, hours: '4' });
    expect(run.view().dialog).toEqual({
      title: SAID.down.dialog(EKO),
      lines: [SAID.down.because('Works on the line'), SAID.down.ends('4 hours'), SAID.down.after],
    });
    run.press('CONFIRM');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('sayDown')).toEqual([{ supply: 'power:eko', reason: 'Works on the line', hours: 4 }]);
    expect(run.came).toEqual(['changed: rows']);
  });

  test('without hours it is down until somebody says that it is back', async () => {
    const run = await runTo('confirming', 'supply-down', FILLED);
    expect(run.view().dialog?.lines).toContain(SAID.down.open);
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('sayDown')).toEqual([FILLED]);
  });

  test('what was said before is read back with its day, and what a vendor said is not', async () => {
    const run = await runTo('confirming', 'supply-down', { ...FILLED, supply: 'power:ikeja' }, { outages: OUTAGES });
    const already = SAID.down.already('Ikeja Electric (IKEDC)', '21 Nov 2026, 09:05');
    expect(run.view().dialog?.lines).toContain(already);
    const other = await runTo('confirming', 'supply-down', { ...FILLED, supply: 'power:jos' }, { outages: OUTAGES });
    expect(other.view().dialog?.lines).toEqual([
      SAID.down.because('Works on the line'),
      SAID.down.open,
      SAID.down.after,
    ]);
  });

  test.each(['0', '721', 'soon', '1.5'])('%s are no hours', async (hours) => {
    const { press, problems } = await runTo('asking', 'supply-down', { ...FILLED, hours });
    press('NEXT');
    expect(problems()).toMatchObject({ hours: SAID.down.noHours('720') });
  });

  test('a refusal stands at what it is about, and a no changes nothing', async () => {
    const run = await runTo('confirming', 'supply-down', FILLED, { administered: { refused: 'Not this one.' } });
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.problems()).toMatchObject({ supply: 'Not this one.' });
    const kept = await runTo('confirming', 'supply-down', FILLED);
    kept.press('DECLINE');
    expect(kept.asked('sayDown')).toEqual([]);
  });
});

describe('supply-back', () => {
  test('reads back what is back, and sends it', async () => {
    const run = await runTo('confirming', 'supply-back', { supply: 'airtime:mtn' }, { outages: OUTAGES });
    expect(run.view().dialog).toEqual({ title: SAID.back.dialog('MTN airtime'), lines: [SAID.back.after] });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('sayBack')).toEqual([{ supply: 'airtime:mtn' }]);
    expect(run.came).toEqual(['changed: rows']);
  });

  test('what is not down needs nobody to say that it is back', async () => {
    const run = await runTo('cancelled', 'supply-back', { supply: 'power:eko' }, { outages: OUTAGES });
    expect(run.view().say).toMatchObject([{ text: SAID.back.notDown(EKO) }]);
    expect(run.asked('sayBack')).toEqual([]);
  });
});
