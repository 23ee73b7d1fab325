import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTasks, type OpenTasks, type TaskEvent, tasksAfter } from '#machines/assistant/runs/tasks.ts';

const task = fc.constantFrom('asked' as const, 'to-begin' as const, 'unasked' as const);
const event: fc.Arbitrary<TaskEvent> = fc.oneof(
  fc.record({ type: fc.constant('BEGUN' as const), id: fc.nat({ max: 9 }), task }),
  fc.record({ type: fc.constant('ENDED' as const), id: fc.nat({ max: 9 }) }),
  fc.record({ type: fc.constant('CALLED_OFF' as const) }),
);

describe('open questions', () => {
  test('in whatever order they begin, end and are called off: none is left when all have ended, none is meant after that', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const open = events.reduce<OpenTasks>(tasksAfter, new Map());
        expect([...tasksAfter(open, { type: 'CALLED_OFF' }).values()]).not.toContain('to-begin');
        const ended = [...open.keys()].map((id): TaskEvent => ({ type: 'ENDED', id }));
        expect(ended.reduce<OpenTasks>(tasksAfter, open).size).toBe(0);
      }),
    );
  });

  test('calling off leaves them open: their answers are still waited for', () => {
    const open: OpenTasks = new Map([
      [1, 'to-begin'],
      [2, 'asked'],
      [3, 'unasked'],
    ]);
    expect(Object.fromEntries(tasksAfter(open, { type: 'CALLED_OFF' }))).toEqual({
      1: 'called-off',
      2: 'asked',
      3: 'unasked',
    });
  });

  test('what was called off is not meant any more, and counts until its answer is there', async () => {
    const answer = Promise.withResolvers<void>();
    const tasks = createTasks(
      () => {},
      () => {},
    );
    const meant: boolean[] = [];
    tasks.toBegin(async (isMeant) => {
      meant.push(isMeant());
      await answer.promise;
      meant.push(isMeant());
    });
    expect([tasks.isAwaited(), tasks.pending()]).toEqual([true, 1]);
    tasks.callOff();
    expect([tasks.isAwaited(), tasks.pending()]).toEqual([false, 1]);
    answer.resolve();
    await new Promise(setImmediate);
    expect([meant, tasks.pending()]).toEqual([[true, false], 0]);
  });

  test('a fault of ours in one is told with whether anybody waits for it, and the question is over', async () => {
    const told: unknown[] = [];
    const tasks = createTasks(
      () => {},
      (fault, isAwaited) => told.push([fault, isAwaited]),
    );
    tasks.run(() => Promise.reject(new TypeError('asked')));
    tasks.quietly(() => Promise.reject(new TypeError('unasked')));
    await new Promise(setImmediate);
    expect(told).toEqual([
      [new TypeError('asked'), true],
      [new TypeError('unasked'), false],
    ]);
    const settled = tasks.settled();
    tasks.settle();
    await expect(settled).resolves.toBeUndefined();
  });
});
