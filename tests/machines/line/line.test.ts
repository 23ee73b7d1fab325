import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { lineMachine } from '#machines/line/line.ts';

/** A line whose looks and waits end when a test says so. */
function watched() {
  const looks: PromiseWithResolvers<boolean>[] = [];
  const waits: PromiseWithResolvers<void>[] = [];
  const later = <T>(all: PromiseWithResolvers<T>[]) => {
    const one = Promise.withResolvers<T>();
    all.push(one);
    return one.promise;
  };
  const actor = createActor(lineMachine({ ask: () => later(looks), wait: () => later(waits) })).start();
  const turnEnd = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return {
    send: (type: 'LOST' | 'BACK' | 'UNANSWERED' | 'ANSWERED') => actor.send({ type }),
    isDown: () => actor.getSnapshot().hasTag('down'),
    looks,
    found: async (reached: boolean) => {
      looks.at(-1)?.resolve(reached);
      await turnEnd();
    },
    waited: async () => {
      waits.at(-1)?.resolve();
      await turnEnd();
    },
  };
}

test('a device without a line is offline at once, and is not when the portal answers all the same', async () => {
  const line = watched();
  line.send('LOST');
  expect(line.isDown()).toBe(true);
  await line.found(true);
  expect(line.isDown()).toBe(false);
});

test('one call without an answer is a doubt: only a second one makes it offline', async () => {
  const line = watched();
  line.send('UNANSWERED');
  expect(line.isDown()).toBe(false);
  await line.found(true);
  expect(line.isDown()).toBe(false);
  line.send('UNANSWERED');
  await line.found(false);
  expect(line.isDown()).toBe(true);
});

test('without a line the portal is looked for again and again until it answers', async () => {
  const line = watched();
  line.send('LOST');
  await line.found(false);
  await line.waited();
  await line.found(false);
  await line.waited();
  expect([line.isDown(), line.looks.length]).toEqual([true, 3]);
  await line.found(true);
  expect(line.isDown()).toBe(false);
});

test('a device that says the line is back is not waited for, and neither is an answer', async () => {
  const line = watched();
  line.send('LOST');
  await line.found(false);
  line.send('BACK');
  expect(line.looks).toHaveLength(2);
  line.send('ANSWERED');
  expect(line.isDown()).toBe(false);
});
