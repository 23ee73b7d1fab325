import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { createRuns, type Runs } from '#machines/assistant/runs/runs.ts';
import { createFlows } from '#machines/flows/index.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { createMemory, rememberFees } from '#machines/kit/memory/memory.ts';
import { deskOf } from '../../../support/calls/uploads.ts';
import { proveHuman, type Script, scripted } from '../../../support/portal.ts';

const ID = 'run-00000001';
const WHOLE = {
  airtime: { category: 'data', network: 'mtn', plan: 'N500 (14 days, 750MB)', phone: '08031234567' },
  'public-power': { provider: 'phcneko', meterNumber: '45700000011', email: 'ada@example.com', amount: '5000' },
};
const NEVER = new Promise<never>(() => {});
const captured = { type: 'WIDGET', result: 'captured' } as const;

/** How a run gets to stand in a state: what it was started with, what never answers, and what the person does. */
interface Way {
  readonly given?: Partial<Script>;
  readonly values?: Readonly<Record<string, string>>;
  readonly stuck?: keyof Services;
  readonly does?: readonly FlowEvent[];
}

const CONFIRM = { type: 'CONFIRM' } as const;
const WAYS: Readonly<Record<string, Way>> = {
  loading: { stuck: 'portalSettings' },
  unavailable: { stuck: 'portalSettings' },
  asking: { values: {} },
  checking: { stuck: 'providerFee' },
  confirming: {},
  declined: { does: [{ type: 'DECLINE' }] },
  opening: { stuck: 'openBill', does: [CONFIRM] },
  card: { does: [CONFIRM] },
  settling: { stuck: 'payBill', does: [CONFIRM, captured] },
  pending: { given: { report: ['unknown', 'delivered'] }, does: [CONFIRM, captured] },
  closed: { given: { report: ['not-paid', 'delivered'] }, does: [CONFIRM, { type: 'WIDGET', result: 'closed' }] },
  failed: { given: { report: ['failed', 'delivered'] }, does: [CONFIRM, { type: 'WIDGET', result: 'failed' }] },
};

function runsOver(services: Services, wait: FlowDeps['wait'] = async () => {}): Runs {
  const deps = {
    services,
    wait,
    ...createMemory(),
    desk: deskOf(services),
    signedIn: () => {},
    renewed: () => undefined,
    signedOut: () => undefined,
    changed: () => undefined,
    fees: rememberFees(),
    proveHuman,
  };
  return createRuns(createFlows(deps), createMemory(), () => {});
}

const stepOf = (runs: Runs) => runs.view(ID)?.step;
const standsIn = (runs: Runs, step: string) => expect.poll(() => stepOf(runs)).toBe(step);

/** Bring a run to its end as a person would, from wherever it stands. */
async function finish(runs: Runs, values: Readonly<Record<string, string>>): Promise<void> {
  for (let turns = 0; turns < 12 && runs.view(ID)?.outcome !== 'success'; turns++) {
    await expect.poll(() => runs.view(ID)?.busy ?? null).toBeNull();
    const view = runs.view(ID);
    if (view?.next) runs.send(ID, { type: 'FILL', values, from: 'chat' });
    else if (view?.widget) runs.send(ID, captured);
    else {
      const onward = view?.actions.find(
        ({ type, enabled }) => enabled && ['CONFIRM', 'NEXT', 'RETRY'].includes(type),
      )?.type;
      if (onward && onward !== 'EDIT') runs.send(ID, { type: onward });
    }
  }
}

describe.each(Object.entries(WHOLE))('%s after a reload', (flow, whole) => {
  test.each(Object.entries(WAYS))('goes on from %s to its end, and one order is paid once', async (step, way) => {
    const { script, services } = scripted(structuredClone(way.given));
    const broken = async () => {
      throw new NoAnswer();
    };
    const answer = step === 'unavailable' ? broken : () => NEVER;
    const before = runsOver(way.stuck ? { ...services, [way.stuck]: answer } : services);
    before.start(flow, ID, null, way.values ?? whole);
    if (way.does) await standsIn(before, 'confirming');
    for (const event of way.does ?? []) {
      before.send(ID, event);
      if (way.stuck !== 'openBill') await expect.poll(() => stepOf(before)).not.toBe('opening');
    }
    await standsIn(before, step);
    const kept = JSON.parse(JSON.stringify(before.save()));
    const seen = before.view(ID);
    before.stop();

    const after = runsOver(services);
    expect(after.restore(kept)).toEqual([ID]);
    if (seen?.busy === null) expect(after.view(ID)).toEqual(seen);
    await finish(after, whole);
    expect(after.view(ID)?.outcome).toBe('success');
    const paid = script.calls.filter((call) => call.name === 'payBill').map((call) => call.input);
    const orders = new Set(paid.map((input) => (input as { orderId: string }).orderId));
    expect(orders.size).toBe(step === 'failed' ? 2 : 1);
    after.stop();
  });
});

test('a form that was about to open does so after a reload', async () => {
  const { services } = scripted();
  const before = runsOver(services, (delay) => (delay === 'dataCategory' ? NEVER : Promise.resolve()));
  before.start('airtime', ID, null, {});
  await standsIn(before, 'asking');
  before.send(ID, { type: 'FILL', values: { category: 'data' } });
  await standsIn(before, 'turning');
  const after = runsOver(services);
  after.restore(JSON.parse(JSON.stringify(before.save())));
  await standsIn(after, 'asking');
  expect(after.view(ID)?.heading).toBe('BUY DATA');
  for (const runs of [before, after]) runs.stop();
});
