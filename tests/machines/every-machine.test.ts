import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { FAULT_SENTENCES } from '#catalogues/sentences/faults.ts';
import { ENTRY_POINTS } from '#machines/assistant/entry-points.ts';
import { createRuns } from '#machines/assistant/runs/runs.ts';
import { referenceOf } from '#machines/kit/faults.ts';
import type { Flow, Step } from '#machines/kit/flow.ts';
import { createMemory } from '#machines/kit/memory/memory.ts';
import { present } from '#machines/kit/present.ts';
import type { View } from '#machines/kit/view.ts';
import { sessionMachine } from '#machines/session/session.ts';
import { drawQuestion } from '#src/terminal/draw.ts';
import { callsOf, rejecting } from '../support/actors/faults.ts';
import { answersAt, everyFlow, explore, first, heldBy, leaves, PERSON, step } from '../support/actors/machines.ts';
import { talkTo } from '../support/portal.ts';

const FAULT = new TypeError("Cannot read properties of undefined (reading 'kobo')");
const KNOWN_EVENTS = new Set<string>([...PERSON.map((event) => event.type), '']);

/** A sum as people read it. */
const SUM = /₦[\d,]+(?:\.\d+)?/g;

/** All that stands where a yes is asked for. */
const readBack = ({ say, dialog, summary }: View): string =>
  [
    ...say.map(({ text }) => text),
    ...(dialog === null ? [] : [dialog.title, ...dialog.lines]),
    ...summary.map(({ value }) => value),
  ].join('\n');

/**
 * Where one sum is read back and none of it moves: a rule, a limit, a wish to somebody else, what is owed by whoever is named. A balance is
 * confirmed in the specification's word.
 */
const NAMELESS: Readonly<Record<string, readonly string[]>> = {
  'balance-limit': ['Yes, set it'],
  'charging-rule': ['Yes, keep it'],
  'decide-approval': ['Yes, refuse it'],
  'make-request': ['Yes, send it'],
  'move-out': ['Yes, move Chinedu Okafor out'],
  'remind-debtors': ['Yes, remind 2 people'],
  'set-arrears-policy': ['Yes, set this rule'],
  'update-payment': ['Confirm'],
};

describe.each(everyFlow().map((flow) => [flow.name, flow] as const))('the flow %s', (_, flow) => {
  const states = leaves(flow.machine.root);
  const found = explore(flow);

  test('can be in every one of its states, and gets there by what people and servers really do', () => {
    const reached = new Set(found.map((snapshot) => String(snapshot.value)));
    const transient = states.filter((state) => state.always?.length).map((state) => state.key);
    expect(states.map((state) => state.key).filter((key) => !reached.has(key) && !transient.includes(key))).toEqual([]);
  });

  test('has a way out of every state that is not its end', () => {
    const stuck = states.filter(
      (state) => state.type !== 'final' && state.transitions.size === 0 && !state.always?.length,
    );
    expect(stuck.map((state) => state.key)).toEqual([]);
  });

  test('asks the outside world only under a name, and knows what to do when that breaks', () => {
    for (const state of states) {
      for (const invoke of state.invoke) {
        expect(invoke.id, state.key).not.toContain('xstate');
        expect(invoke.onError, state.key).toBeDefined();
      }
    }
    expect(flow.machine.root.initial.target[0]?.invoke).toEqual([]);
  });

  test('says by data which action a modal stands for, and what a form calls a yes', () => {
    for (const { modal, actions } of found.map((snapshot) => present(flow, snapshot))) {
      const named = actions.find(({ label }) => label === modal?.button);
      expect(modal?.does, modal?.button).toBe(named?.type);
      for (const { label, formLabel } of actions) {
        const [, deed] = /^Yes, (.+)$/.exec(label) ?? [];
        expect(formLabel?.toLowerCase(), label).toBe(deed?.toLowerCase());
      }
    }
  });

  test('says in the button that pays how much it pays, under whatever name', () => {
    for (const { summary, actions } of found.map((snapshot) => present(flow, snapshot))) {
      const total = summary.find((row) => row.total)?.value;
      const pay = actions.find(({ type }) => type === 'CONFIRM');
      if (total === undefined || pay === undefined) continue;
      expect(pay.label).toContain(total);
      expect(pay.formLabel ?? pay.label).toContain(total);
    }
  });

  test('says in the button of what moves a sum which sum that is', () => {
    const nameless = found.flatMap((snapshot) => {
      const view = present(flow, snapshot);
      const yes = view.actions.find(({ type }) => type === 'CONFIRM');
      const sums = new Set(readBack(view).match(SUM));
      return yes === undefined || sums.size !== 1 || [...sums].some((sum) => yes.label.includes(sum))
        ? []
        : [yes.label];
    });
    expect([...new Set(nameless)]).toEqual(NAMELESS[flow.name] ?? []);
  });

  test('takes the events of every flow and no others', () => {
    const own = states.flatMap((state) => state.ownEvents).filter((name) => !name.startsWith('xstate.'));
    expect(own.filter((name) => !KNOWN_EVENTS.has(name))).toEqual([]);
  });

  test('tells a fault in any of its calls as one of ours with its reference, and reports it once', async () => {
    const calls = callsOf(found);
    expect(new Set(calls.map(([, id]) => id))).toEqual(
      new Set(states.flatMap(({ invoke }) => invoke.map(({ id }) => id))),
    );
    for (const [at, id, snapshot] of calls) {
      const { view, reports } = await rejecting(flow, snapshot, id, FAULT);
      expect([at, view]).toEqual([at, expect.stringContaining(FAULT_SENTENCES.wentWrong(referenceOf(FAULT)))]);
      expect(view, at).not.toContain(MESSAGES.networkFailure);
      expect(reports, at).toEqual([[FAULT, `${flow.name} ${id}`]]);
    }
  });

  test('takes the lack of an answer for no fault, and reports nothing', async () => {
    for (const [at, id, snapshot] of callsOf(found)) {
      const { view, reports } = await rejecting(flow, snapshot, id, new NoAnswer());
      expect(view, at).not.toContain('Something went wrong');
      expect(reports, at).toEqual([]);
    }
  });

  test('says in every state what it is to a person', () => {
    for (const state of states) {
      const meta = state.meta as Step | undefined;
      expect(meta?.kind, state.key).toBeTypeOf('string');
    }
    for (const snapshot of found) {
      const view = present(flow, snapshot);
      const words = [
        ...view.say.map((one) => one.text),
        ...(view.modal ? [view.modal.title, ...view.modal.lines] : []),
        view.busy ?? '',
        ...view.actions.map((action) => action.label),
      ];
      if (snapshot.status === 'active') expect(words.join(''), view.step).not.toBe('');
      for (const field of view.fields) expect(field.label, field.name).not.toBe('');
    }
  });

  test('says what happened wherever trying again is all that there is to do', () => {
    for (const snapshot of found) {
      const { step: at, say, modal, dialog, outcome, result, next, actions } = present(flow, snapshot);
      const forward = actions.filter(({ type }) => type !== 'CANCEL' && type !== 'EDIT').map(({ type }) => type);
      if (next !== null || outcome !== null || result || modal || dialog || `${forward}` !== 'RETRY') continue;
      expect(say.map(({ text }) => text).join(''), at).not.toBe('');
    }
  });

  test('keeps nothing that JSON cannot carry: each snapshot lives on after it', () => {
    for (const snapshot of found) {
      expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
    }
  });

  test('is drawn by the terminal at every step', () => {
    const conversation = talkTo().conversation.getSnapshot();
    for (const snapshot of found) {
      const view = present(flow, snapshot);
      const drawn = drawQuestion({ ...conversation, view });
      for (const action of view.actions) if (view.next === null && !view.widget) expect(drawn).toContain(action.label);
    }
  });

  test('is one of the things a person can start', () => {
    expect(ENTRY_POINTS.map((one) => one.flow)).toContain(flow.name);
  });

  test('shows a possible view at every point that can be reached', () => {
    for (const snapshot of found) expectPossible(flow, snapshot);
  });

  test('never shows an impossible view, whatever happens in whatever order', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        let at = first(flow);
        for (const choice of choices) {
          if (at.status !== 'active') break;
          // Answers come as often as people's events, so that deep states are reached.
          const answers = answersAt(at);
          const pool = answers.length > 0 && choice % 2 === 0 ? answers : PERSON;
          const event = pool[Math.floor(choice / 2) % pool.length];
          if (event) at = step(flow, at, event);
          const holds = heldBy(at);
          if (!seen.has(holds)) expectPossible(flow, at);
          seen.add(holds);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function expectPossible(flow: Flow, at: AnyMachineSnapshot): void {
  const view = present(flow, at);
  for (const action of view.actions.filter((one) => one.enabled)) {
    const after = step(flow, at, action.type === 'EDIT' ? { type: 'EDIT', field: '' } : { type: action.type });
    const next = present(flow, after);
    const asks = view.next !== null && next.fields.some((field) => field.problem !== null);
    // A form in which nothing has to be filled in says once more that nothing was.
    const repeats = action.type === 'NEXT' && next.say.some(({ tone }) => tone === 'danger');
    expect(JSON.stringify(next) !== JSON.stringify(view) || asks || repeats, `${view.step} ${action.type}`).toBe(true);
  }
  const asked = view.fields.find((field) => field.name === view.next);
  expect(view.next === null || asked !== undefined).toBe(true);
  if (asked) {
    expect(asked.readOnly).toBe(false);
    const { reopened } = at.context.answers;
    expect(asked.value === '' || asked.problem !== null || reopened === asked.name).toBe(true);
  }
  expect([view.outcome, view.busy, view.widget, view.next].filter((one) => one !== null).length).toBeLessThanOrEqual(1);
  expect(view.result !== null).toBe(view.outcome === 'success');
  if (view.busy !== null) expect(view.fields.filter(({ problem }) => problem !== null)).toEqual([]);
  // An outcome without a modal is said in the form's message area (S3 section 2.6).
  if (view.modal !== null) expect(view.outcome).not.toBeNull();
  if (view.outcome !== null && view.modal === null) expect(view.say).not.toEqual([]);
  for (const action of view.actions)
    expect(action.enabled || action.reason !== null, `${view.step} ${action.type}`).toBe(true);
  if (view.outcome === 'pending') expect(JSON.stringify(view)).not.toMatch(/failed|Try again/i);
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
}

describe('the machines beside the flows', () => {
  test.each([['session', sessionMachine]])('%s has no invocation and no state without a way in', (_, machine) => {
    const states = leaves(machine.root);
    const targets = [machine.root, ...states].flatMap((node) =>
      [...node.transitions.values(), node.always ?? []]
        .flat()
        .flatMap((each) => each.target?.map((target) => target.key) ?? []),
    );
    const initial = machine.root.initial.target.map((node) => node.key);
    expect(states.flatMap((state) => state.invoke)).toEqual([]);
    expect(states.map((state) => state.key).filter((key) => ![...targets, ...initial].includes(key))).toEqual([]);
  });
});

describe('runs that are kept', () => {
  test('a saved run comes back as it was; one of another version, or a broken one, is left behind', () => {
    const flows = Object.fromEntries(everyFlow().map((flow) => [flow.name, flow]));
    const before = createRuns(flows, createMemory(), () => {});
    before.start('sign-in', 'run-00000001', null, { email: 'a@b.example' });
    const saved = JSON.parse(JSON.stringify(before.save()));
    const after = createRuns(flows, createMemory(), () => {});
    expect(after.restore(saved)).toEqual(['run-00000001']);
    expect(after.view('run-00000001')).toEqual(before.view('run-00000001'));
    const other = createRuns(flows, createMemory(), () => {});
    expect(other.restore([{ ...saved[0], version: 99 }])).toEqual([]);
    expect(other.restore([{ ...saved[0], snapshot: { ...saved[0].snapshot, value: 'gone' } }])).toEqual([]);
    expect(other.restore([{ ...saved[0], snapshot: 'nonsense' }])).toEqual([]);
    expect(other.restore('nonsense')).toEqual([]);
    for (const runs of [before, after, other]) runs.stop();
  });
});
