import { describe, expect, test } from 'vitest';
import { createActor, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type Turn, type TurnQueueEvent, turnQueueMachine } from '#machines/assistant/conversation/turns/turn-queue.ts';

const now = { isBusy: false };
const machine = turnQueueMachine({
  isBusy: () => now.isBusy,
  patience: () => new Promise(() => {}),
  take: () => {},
});
type At = SnapshotFrom<typeof machine>;

const said = (text: string): Turn => ({ said: text, shown: true });
const TAKE: TurnQueueEvent = { type: 'TAKE', turn: said('hello') };
const done = (id: string) => ({ type: `xstate.done.actor.${id}`, output: undefined }) as never;
const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new TypeError('It broke.') }) as never;

type Step = readonly [isBusy: boolean, event: TurnQueueEvent];

/** Where the chart is after these events, each in a world that is busy or not. */
const at = (...steps: readonly Step[]): At =>
  steps.reduce((snapshot, [isBusy, event]) => {
    now.isBusy = isBusy;
    return transition(machine, snapshot, event)[0];
  }, initialTransition(machine)[0]);

const STEPS: readonly (readonly [what: string, steps: readonly Step[], to: string, left: number])[] = [
  ['nothing is said', [], 'free', 0],
  ['something is said while nothing is in progress', [[false, TAKE]], 'taking', 1],
  [
    'it was taken',
    [
      [false, TAKE],
      [false, { type: 'TAKEN' }],
    ],
    'free',
    0,
  ],
  ['something is said while something is in progress', [[true, TAKE]], 'waiting', 1],
  [
    'what was in progress ended: all of it is told first',
    [
      [true, TAKE],
      [false, { type: 'IDLE' }],
    ],
    'gathering',
    1,
  ],
  [
    'and then it is taken',
    [
      [true, TAKE],
      [false, { type: 'IDLE' }],
      [false, done('moment')],
    ],
    'taking',
    1,
  ],
  [
    'unless something else has begun in that moment',
    [
      [true, TAKE],
      [false, { type: 'IDLE' }],
      [true, done('moment')],
    ],
    'waiting',
    1,
  ],
  [
    'nobody should wait any longer',
    [
      [true, TAKE],
      [true, done('patience')],
    ],
    'taking',
    1,
  ],
  [
    'the conversation has ended: nobody is there to hear',
    [
      [true, TAKE],
      [true, failed('patience')],
    ],
    'waiting',
    1,
  ],
  [
    'two are said at once: the second after the first',
    [
      [false, TAKE],
      [false, TAKE],
      [false, { type: 'TAKEN' }],
    ],
    'taking',
    1,
  ],
  [
    'the first has begun something: the second waits for it',
    [
      [false, TAKE],
      [true, TAKE],
      [true, { type: 'TAKEN' }],
    ],
    'waiting',
    1,
  ],
  [
    'one that breaks is passed over',
    [
      [false, TAKE],
      [false, TAKE],
      [false, failed('take')],
    ],
    'taking',
    1,
  ],
];

describe('the queue of turns', () => {
  test.each(STEPS)('%s', (_, steps, to, left) => {
    const { value, context } = at(...steps);
    expect([value, context.turns.length]).toEqual([to, left]);
  });

  test('takes what was said in its order, and one that is said while another is taken after it', () => {
    const taken: Turn[] = [];
    now.isBusy = false;
    const queue = createActor(
      turnQueueMachine({
        isBusy: () => now.isBusy,
        patience: () => new Promise(() => {}),
        take(turn) {
          taken.push(turn);
          if (taken.length === 1) queue.send({ type: 'TAKE', turn: 'put-aside' });
        },
      }),
    ).start();
    queue.send({ type: 'TAKE', turn: said('first') });
    expect(taken).toEqual([said('first'), 'put-aside']);
    now.isBusy = true;
    queue.send({ type: 'TAKE', turn: said('second') });
    expect(taken).toHaveLength(2);
    queue.stop();
  });
});
