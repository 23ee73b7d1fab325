import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { accountRun } from '../../../support/account-run.ts';
import { GOOD_PLATFORM } from '../../../support/calls/platform.ts';
import { PLATFORM, runTo } from './platform-run.ts';

const FLOW = 'set-estate-active';
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Estate ${at + 1}`,
    active: true,
    administrators: [],
    invited: [],
    residents: 1,
    meters: 1,
    services: 0,
  }));

describe('an estate that is deactivated', () => {
  test('is read back with what that means, before anything is done', async () => {
    const run = await runTo('confirming', FLOW, { estate: '1', active: 'false' });
    expect(run.view().dialog).toEqual({ title: 'Deactivate Palm Court?', lines: [PLATFORM_FLOW.nobodyPays(24)] });
    expect(run.actions()).toEqual(['Deactivate', 'Keep it active']);
    expect(run.asked('setEstateActive')).toEqual([]);
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('setEstateActive')).toEqual([{ property_id: 1, active: false }]);
    expect(run.came).toEqual(['changed: rows']);
  });

  test('stays as it is after a no', async () => {
    const run = await runTo('confirming', FLOW, { estate: '1', active: 'false' });
    run.press('DECLINE');
    expect([run.isDone(), run.said(), run.asked('setEstateActive')]).toEqual([true, [PLATFORM_FLOW.keptAsIs], []]);
  });

  test('that is inactive already is told to be so', async () => {
    const estates = GOOD_PLATFORM.estates.map((one) => ({ ...one, active: false }));
    const run = await runTo('asking', FLOW, { estate: '2', active: 'false' }, { estates });
    expect(run.problems()).toEqual({ estate: PLATFORM_FLOW.inactiveAlready('Cedar View') });
  });

  test.each(['Cedar View', 'cedar', 'ceder view', '2'])('is found as "%s"', async (estate) => {
    const run = await runTo('confirming', FLOW, { estate, active: 'false' });
    expect(run.view().dialog?.title).toBe('Deactivate Cedar View?');
  });

  test('that does not exist is asked for again', async () => {
    const run = await runTo('asking', FLOW, { estate: 'Oak Park', active: 'false' });
    expect(run.problems()).toEqual({ estate: PLATFORM_SENTENCES.noEstates });
  });

  test('is asked about where several are called so', async () => {
    const { estates } = GOOD_PLATFORM;
    const twins = [...estates, ...estates.map((one) => ({ ...one, id: one.id + 2, name: `${one.name} Annex` }))];
    const run = await runTo('asking', FLOW, { estate: 'cedar', active: 'false' }, { estates: twins });
    expect(run.view().fields[0]?.choices.map(({ label }) => label)).toEqual(['Cedar View', 'Cedar View Annex']);
  });

  test('can be one of many pages', async () => {
    const run = await runTo('asking', FLOW, { active: 'false' }, { estates: many(23) });
    expect(run.view().fields[0]?.choices).toHaveLength(23);
  });

  test('is activated again in the same way', async () => {
    const estates = GOOD_PLATFORM.estates.map((one) => ({ ...one, active: false }));
    const run = await runTo('confirming', FLOW, { estate: '1', active: 'true' }, { estates });
    expect(run.view().dialog).toEqual({
      title: PLATFORM_FLOW.activate('Palm Court'),
      lines: [PLATFORM_FLOW.everybodyPays],
    });
  });

  test.each([
    [{ refused: 'Not this one.' }, 'Not this one.'],
    ['no line', MESSAGES.networkFailure],
  ] as const)('says why it was not done', async (administered, said) => {
    const run = await runTo('confirming', FLOW, { estate: '1', active: 'false' }, { administered });
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.said()).toEqual([said]);
  });
});

describe('where the estates cannot be looked at', () => {
  test('nothing can be chosen, and looking again is offered; what was said stands', async () => {
    let line = false;
    const totals = { total: 2, active: 2, inactive: 0 };
    const data = { estates: GOOD_PLATFORM.estates, total: 2, page: 1, totals };
    const run = accountRun(
      FLOW,
      {},
      {
        person: PLATFORM,
        values: { estate: 'cedar', active: 'false' },
        services: {
          async estates() {
            if (line) return { status: 200, data };
            throw new NoAnswer();
          },
        },
      },
    );
    await run.until('unlisted');
    expect([run.said(), run.actions()]).toEqual([[PLATFORM_FLOW.listsFailed], ['Try again', 'Cancel']]);
    line = true;
    run.press('RETRY');
    await run.until('confirming');
    expect(run.view().dialog?.title).toBe('Deactivate Cedar View?');
  });

  test('whoever is not allowed to look is told so, and can leave', async () => {
    const problem = { message: 'Not yours.', code: 'forbidden' };
    const run = accountRun(
      FLOW,
      {},
      { person: PLATFORM, services: { estates: async () => ({ status: 403, data: problem }) } },
    );
    await run.until('unlisted');
    expect(run.said()).toEqual([PLATFORM_FLOW.listsFailed]);
    run.press('CANCEL');
    expect(run.isDone()).toBe(true);
  });
});
