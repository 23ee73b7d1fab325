import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { present } from '#machines/kit/present.ts';
import { everyFlow, first, START } from '../../support/actors/machines.ts';

/** What a flow says is coming while the bank is asked, after these answers. */
function comingIn(name: string, values: Readonly<Record<string, string>>) {
  const flow = everyFlow().find((one) => one.name === name);
  if (!flow) throw new Error(`no flow is called ${name}`);
  const { context } = first(flow);
  const snapshot = flow.machine.resolveState({
    value: 'settling',
    context: { ...context, answers: { ...context.answers, values: { ...context.answers.values, ...values } } },
  });
  return present(flow, snapshot).delivering;
}

describe('what is drawn while a purchase is settled has the shape of what is coming', () => {
  test.each([
    ['buy-power', { amount: '5000' }, 'token'],
    ['public-power', { provider: 'phcneko' }, 'token'],
    ['bill-wizard', { category: 'power', provider: 'phcneko' }, 'token'],
    ['bill-wizard', { category: 'cable', provider: 'dstv' }, 'receipt'],
    ['airtime', { network: 'mtn' }, 'receipt'],
    ['internet-page', { provider: 'smile' }, 'receipt'],
    ['pay-bills', { provider: 'gotv' }, 'receipt'],
  ])('%s with %j: a %s', (name, values, coming) => {
    expect(comingIn(name, values)).toBe(coming);
  });

  test('before that nothing is coming', () => {
    for (const flow of everyFlow()) {
      const actor = createActor(flow.machine, { input: START });
      expect(present(flow, actor.getSnapshot()).delivering).toBeNull();
    }
  });
});
