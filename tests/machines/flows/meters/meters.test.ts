import { describe, expect, test } from 'vitest';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { meterMeant } from '#machines/kit/reading/own-meters.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { METER } from '../../../support/answers.ts';
import { GOOD_METERS, MOTHERS, SHOP } from '../../../support/calls/held-meters.ts';
import type { Script } from '../../../support/portal.ts';

const run = (flow: string, values: Readonly<Record<string, string>>, given: Partial<Script> = {}) =>
  accountRun(flow, given, { person: RESIDENT, values });
const { ownMeters } = GOOD_METERS;

describe('which of the own meters is meant', () => {
  test.each([
    ['shop', SHOP],
    ['the SHOP meter', SHOP],
    ['mama flat', MOTHERS],
    ['mama', MOTHERS],
    ['9304', SHOP],
    [SHOP, SHOP],
    ['cedar crescent', SHOP],
    ['Cedar View', SHOP],
    ['4570 3419 304', SHOP],
    ['power for the shop please', SHOP],
    ['a house in Cedar View', SHOP],
  ])('%s', (said, meter) => expect(meterMeant(ownMeters, said)).toMatchObject({ meter: { meterNumber: meter } }));

  test.each(['shop 2', 'shop no 2', 'shop B', 'the other shop', 'my new shop', 'my other meter'])(
    'nobody can tell what "%s" is',
    (said) => expect(meterMeant(ownMeters, said)).toMatchObject({ kind: 'unclear' }),
  );

  test('what fits none or two is asked about, with those that there are', () => {
    expect(meterMeant(ownMeters, 'farm')).toEqual({
      kind: 'none',
      problem: expect.stringContaining(SAID.which.none('farm')),
    });
    expect(meterMeant(ownMeters, 'Palm Court')).toEqual({
      kind: 'unclear',
      problem: expect.stringContaining(SAID.which.several('Palm Court')),
    });
    // One that was refused is none of them.
    expect(meterMeant(ownMeters, '45701120425')).toEqual({
      kind: 'none',
      problem: expect.stringContaining(SAID.which.none('45701120425')),
    });
  });
});

test('a meter is put in use at once, and the token has the new claims', async () => {
  const { until, asked, said, came } = run('use-meter', { meter: 'shop' });
  await until('done');
  expect(asked('chooseMeter')).toEqual([{ meter_number: SHOP }]);
  expect(said()).toEqual([SAID.inUseNow(SHOP, 'Cedar View')]);
  expect(came).toContain('changed: rows');
});

test('a meter that nobody can tell is asked for again, and nothing is changed', async () => {
  const { until, problems, asked } = run('use-meter', { meter: 'farm' });
  await until('asking');
  expect([problems().meter?.startsWith(SAID.which.none('farm')), asked('chooseMeter')]).toEqual([true, []]);
});

test('a meter is given up after a yes that names it, and never the one in use or the last', async () => {
  const { until, press, asked, said } = run('give-up-meter', { meter: 'shop' });
  const { dialog, actions } = await until('confirming');
  expect([dialog?.title, actions[0]?.label]).toEqual([
    SAID.giveUp.dialog(`${SHOP} (shop), Cedar View`),
    SAID.giveUp.yes(SHOP).label,
  ]);
  press('CONFIRM');
  await until('done');
  expect([asked('giveUpMeter'), said()]).toEqual([[{ meter_number: SHOP }], [SAID.givenUp(SHOP)]]);

  const used = run('give-up-meter', { meter: METER });
  await used.until('asking');
  expect(used.problems().meter).toBe(SAID.giveUpInUse);

  const last = run('give-up-meter', { meter: METER }, { ownMeters: ownMeters.slice(0, 1) });
  await last.until('cancelled');
  expect([last.said(), last.asked('giveUpMeter')]).toEqual([[SAID.giveUpLast], []]);
});

test('a meter is named, and a name that another one has is told at the field', async () => {
  const { until, press, asked } = run('name-meter', { meter: 'shop', name: 'office' });
  await until('asking');
  press('NEXT');
  await until('done');
  expect(asked('nameMeter')).toEqual([{ meter_number: SHOP, name: 'office' }]);

  const taken = run(
    'name-meter',
    { meter: 'shop', name: 'office' },
    {
      metersRefused: { code: 'name-taken', message: SAID.nameTaken },
    },
  );
  await taken.until('asking');
  taken.press('NEXT');
  await taken.until('sending');
  await taken.until('asking');
  expect(taken.problems().name).toBe(SAID.nameTaken);
});
