import { describe, expect, test } from 'vitest';
import { createRuns, type SavedRun } from '#machines/assistant/runs/runs.ts';
import { createFlows } from '#machines/flows/index.ts';
import { createMemory } from '#machines/kit/memory/memory.ts';
import { structureOf } from '#machines/kit/structure.ts';
import { everyFlow, explore, flowDeps } from '../../../support/actors/machines.ts';
import { eventually } from '../../../support/eventually.ts';
import { scripted, TOKEN } from '../../../support/portal.ts';

const ID = 'run-00000001';
const runsOf = (flows = Object.fromEntries(everyFlow().map((flow) => [flow.name, flow]))) =>
  createRuns(flows, createMemory(), () => {});

/** Every flow in which an order can stand, and what may be kept of it meanwhile, once in each state. */
const PAYING = everyFlow().flatMap((flow) => {
  if (!('settling' in flow.machine.states)) return [];
  const all = explore(flow).filter(({ status, context }) => status === 'active' && context.order);
  const kept = [...new Map(all.map((snapshot) => [String(snapshot.value), snapshot])).values()];
  return [[flow.name, { flow, kept }] as const];
});

/** As a version of another structure has kept it: with states of other names, calls that are under way, and facts of another shape. */
function olderOf(flow: string, { context }: { readonly context: object }, more: object = {}): SavedRun {
  const old = { ...JSON.parse(JSON.stringify(context)), ...more };
  const snapshot = {
    status: 'active',
    value: { buying: 'atTheBank' },
    context: old,
    children: { bank: { src: 'bank' } },
  };
  return { id: ID, flow, version: 1, structure: '00000000', snapshot };
}

test('what is paid for is carried of every flow that pays', () => {
  expect(PAYING.length).toBeGreaterThan(8);
});

describe.each(PAYING)('of another structure of %s', (name, { flow, kept }) => {
  test('every purchase that has an order comes back where the server is asked what became of it', () => {
    expect(kept.length).toBeGreaterThan(3);
    for (const snapshot of kept) {
      for (const more of [{}, { facts: { meter: 7 } }, { facts: null, answers: 'none', reference: 7 }]) {
        const runs = runsOf({ [name]: flow });
        expect(runs.restore([olderOf(name, snapshot, more)]), String(snapshot.value)).toEqual([ID]);
        expect(runs.order(ID)?.orderId).toBe(snapshot.context.order.orderId);
        expect(runs.save()[0]).toMatchObject({ structure: structureOf(flow.machine), snapshot: { value: 'settling' } });
        expect(runs.view(ID)?.busy).not.toBeNull();
        runs.stop();
      }
    }
  });
});

test.each([
  ['delivered', 'success', TOKEN],
  ['unknown', 'pending', undefined],
] as const)(
  'a paid purchase of power of an older structure that the server calls %s ends as %s',
  async (said, outcome, token) => {
    const { services, script } = scripted();
    script.report = [said];
    const flow = createFlows({ ...flowDeps(), services })['buy-power'];
    if (flow === undefined) throw new Error('There is no flow buy-power');
    const [paid] = PAYING.find(([name]) => name === 'buy-power')?.[1].kept ?? [];
    if (paid === undefined) throw new Error('No order of power was kept');
    const runs = runsOf({ 'buy-power': flow });
    expect(runs.restore([olderOf('buy-power', paid)])).toEqual([ID]);
    const view = await eventually(async () => (runs.view(ID)?.outcome ? runs.view(ID) : null));
    expect([view.outcome, view.result?.token]).toEqual([outcome, token]);
    runs.stop();
  },
);

test('what has no order is left behind by another structure, and one that was kept before there were structures comes back', () => {
  const flows = Object.fromEntries(everyFlow().map((flow) => [flow.name, flow]));
  const before = runsOf(flows);
  before.start('buy-power', ID, null, { amount: '5000' });
  const [saved] = before.save();
  if (saved === undefined) throw new Error('Nothing was kept');
  before.stop();
  expect(runsOf(flows).restore([{ ...saved, structure: '00000000' }])).toEqual([]);
  const { structure: _, ...older } = saved;
  const after = runsOf(flows);
  expect(after.restore([older])).toEqual([ID]);
  after.stop();
});
