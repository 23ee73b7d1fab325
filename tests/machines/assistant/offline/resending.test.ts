import { describe, expect, test } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type ResendingEvent, resendingMachine } from '#machines/assistant/conversation/offline/resending.ts';
import { leaves } from '../../../support/actors/machines.ts';

/** What the chart asks of the world; it changes beneath it. */
const now = { maySend: true, isPending: false, isAllSent: false };

const machine = resendingMachine({
  ready: () => new Promise(() => {}),
  alone: () => new Promise(() => {}),
  maySend: () => now.maySend,
  isPending: () => now.isPending,
  askTurn: () => {},
  hearNext: () => true,
  isAllSent: () => now.isAllSent,
});
type At = SnapshotFrom<typeof machine>;

const nameOf = ({ value }: At): string => (typeof value === 'string' ? value : `going.${value.going}`);
const done = (id: string) => ({ type: `xstate.done.actor.${id}`, output: undefined }) as never;
const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new TypeError('It broke.') }) as never;

/** Where the chart is after these events, whatever the world is like. */
function at(events: readonly ResendingEvent[], world: Partial<typeof now> = {}): At {
  Object.assign(now, { maySend: true, isPending: false, isAllSent: false }, world);
  return events.reduce((snapshot, event) => transition(machine, snapshot, event)[0], initialTransition(machine)[0]);
}

const SURE = { type: 'LINE_SURE' } as const;
const QUEUEING = [SURE, done('ready')];
const WAITING = [...QUEUEING, { type: 'ALONE' }] as const;
const HEARING = [...WAITING, { type: 'TURN' }] as const;
const ANSWERING = [...HEARING, { type: 'HEARD' }] as const;

const STEPS: readonly (readonly [
  what: string,
  events: readonly ResendingEvent[],
  to: string,
  world: Partial<typeof now>,
])[] = [
  ['with a reload nothing is sent before the line is sure', [], 'resting', {}],
  ['a line that is sure: the language is waited for', [SURE], 'preparing', {}],
  ['the language is there', [...QUEUEING], 'going.queueing', {}],
  [
    'the line was lost again, or the tab hidden, before the language was there',
    [...QUEUEING],
    'resting',
    { maySend: false },
  ],
  ['the language could not be loaded', [SURE, failed('ready')], 'resting', {}],
  ['another tab is at it: nothing is asked for', [...QUEUEING, { type: 'TURN' }], 'going.queueing', {}],
  ['no other tab is at it', [...WAITING], 'going.waiting', {}],
  ['something is in progress: it is waited for', [...WAITING, { type: 'IDLE' }], 'going.waiting', {}],
  ['its turn', [...HEARING], 'going.hearing', {}],
  ['the next one is heard, and asks the server', [...ANSWERING], 'going.answering', { isPending: true }],
  ['the next one is heard, and asks nothing', [...ANSWERING], 'going.waiting', {}],
  [
    'none could be taken: the line was lost in the middle, or the person has signed out',
    [...HEARING, { type: 'NONE_HEARD' }],
    'resting',
    {},
  ],
  ['hearing broke', [...HEARING, failed('hear')], 'resting', {}],
  ['the tab lost its hold on the others', [...WAITING, done('alone')], 'resting', {}],
  ['the browser refused to hold the others off', [...QUEUEING, failed('alone')], 'resting', {}],
  ['the line is sure once more while it sends', [...WAITING, SURE], 'going.waiting', {}],
  ['the line is lost while it waits for its turn', [...WAITING, { type: 'LINE_LOST' }], 'going.waiting', {}],
];

describe('sending what was put aside', () => {
  test.each(STEPS)('%s', (_, events, to, world) => {
    expect(nameOf(at(events, world))).toBe(to);
  });

  test('the next one comes after the answer to the first, or after the loss of that', () => {
    const asked = at(ANSWERING, { isPending: true });
    expect(nameOf(transition(machine, asked, { type: 'IDLE' })[0])).toBe('going.answering');
    now.isPending = false;
    expect(nameOf(transition(machine, asked, { type: 'IDLE' })[0])).toBe('going.waiting');
  });

  test('that the line is back is said once, and again where it was lost in between', () => {
    expect(at(ANSWERING).context.greeted).toBe(true);
    expect(at([...ANSWERING, { type: 'LINE_LOST' }]).context.greeted).toBe(false);
    const rests = [...ANSWERING, { type: 'TURN' }, { type: 'NONE_HEARD' }] as const;
    expect(at(rests).context.greeted).toBe(true);
    expect(at(rests, { isAllSent: true }).context.greeted).toBe(false);
  });

  test('asks the outside only under a name, and rests where that breaks', () => {
    const invoked = [...leaves(machine.root), machine.root.states.going].flatMap((node) => node?.invoke ?? []);
    expect(invoked.map(({ id }) => id).sort()).toEqual(['alone', 'hear', 'ready']);
    for (const { id, onError } of invoked) expect(onError, id).toBeDefined();
  });

  test('other tabs are held off exactly as long as it goes', () => {
    for (const step of STEPS) {
      const [, events, to, world] = step;
      const snapshot = at(events, world);
      expect(snapshot.hasTag('busy'), to).toBe(to.startsWith('going'));
      expect('alone' in snapshot.children, to).toBe(to.startsWith('going'));
    }
  });
});
