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

test.each([
  ['give-up-meter', [SHOP, MOTHERS]],
  ['use-meter', [SHOP, MOTHERS]],
  ['name-meter', [METER, SHOP, MOTHERS]],
])('who begins %s without a word is offered those of their meters that it may be', async (flow, numbers) => {
  const { until } = run(flow, {});
  const { fields } = await until('asking');
  const offered = fields.find(({ name }) => name === 'meter')?.choices ?? [];
  expect(offered.map(({ value }) => value)).toEqual(numbers);
  expect(offered.find(({ value }) => value === SHOP)).toEqual({
    ...{ value: SHOP, label: `${SHOP} (shop)`, detail: 'House 11, Cedar Crescent' },
  });
});

test.each([
  ['give-up-meter', [], SAID.list.none],
  ['use-meter', [], SAID.list.none],
  ['name-meter', [], SAID.list.none],
  ['give-up-meter', ownMeters.slice(0, 1), SAID.giveUpLast],
  ['use-meter', ownMeters.slice(0, 1), SAID.inUseAlready(METER)],
])('who begins %s and has none that it may be is told so, and asked nothing', async (flow, held, why) => {
  const { until, said } = run(flow, {}, { ownMeters: [...held] });
  await until('cancelled');
  expect(said()).toEqual([why]);
});

test('an offered meter that is chosen is the one that is read back', async () => {
  const { until, fill, press } = run('give-up-meter', {});
  await until('asking');
  fill({ meter: SHOP });
  press('NEXT');
  expect((await until('confirming')).dialog?.title).toBe(SAID.giveUp.dialog(`${SHOP} (shop), Cedar View`));
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
  const { until, asked } = run('name-meter', { meter: 'shop', name: 'office' });
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
  expect(taken.problems().name).toBe(SAID.nameTaken);
});
