import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { idleMachine, WARNED_MS } from '#machines/session/idle.ts';

const HOUR_MS = 3_600_000;

/** A session whose time goes as a test says, and what it asked the portal. */
function watched() {
  const clock = new SimulatedClock();
  const asks: PromiseWithResolvers<void>[] = [];
  const ask = () => {
    const one = Promise.withResolvers<void>();
    asks.push(one);
    return one.promise;
  };
  const actor = createActor(idleMachine(ask), { clock }).start();
  return {
    asks,
    pass: (ms: number) => clock.increment(ms),
    lasts: (ms: number) => actor.send({ type: 'LASTS', ms }),
    send: (type: 'STAY' | 'LEFT') => actor.send({ type }),
    isNear: () => actor.getSnapshot().hasTag('near'),
    async answered() {
      asks.at(-1)?.resolve();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    },
  };
}

test('who does nothing is warned two minutes before the end, once the portal was asked whether that is so', async () => {
  const session = watched();
  session.lasts(HOUR_MS);
  session.pass(HOUR_MS - WARNED_MS - 1);
  expect([session.asks.length, session.isNear()]).toEqual([0, false]);
  session.pass(1);
  expect([session.asks.length, session.isNear()]).toEqual([1, false]);
  session.lasts(WARNED_MS);
  await session.answered();
  expect(session.isNear()).toBe(true);
});

test('nobody is warned who works in another tab, or whose session has no such end', async () => {
  const session = watched();
  session.pass(24 * HOUR_MS);
  expect(session.asks).toEqual([]);
  session.lasts(HOUR_MS);
  session.pass(HOUR_MS - WARNED_MS);
  session.lasts(HOUR_MS);
  await session.answered();
  expect(session.isNear()).toBe(false);
  session.pass(HOUR_MS - WARNED_MS);
  expect(session.asks).toHaveLength(2);
});

test('each answer puts the warning off, and what is said of a near end takes none back', async () => {
  const session = watched();
  session.lasts(HOUR_MS);
  session.pass(HOUR_MS / 2);
  session.lasts(HOUR_MS);
  session.pass(HOUR_MS - WARNED_MS - 1);
  expect(session.asks).toEqual([]);
  session.pass(1);
  await session.answered();
  session.lasts(WARNED_MS / 2);
  expect(session.isNear()).toBe(true);
  session.lasts(HOUR_MS);
  expect(session.isNear()).toBe(false);
});

test('who wants to stay asks for that, and stays warned until it is so', async () => {
  const session = watched();
  session.lasts(HOUR_MS);
  session.pass(HOUR_MS - WARNED_MS);
  await session.answered();
  session.send('STAY');
  expect([session.asks.length, session.isNear()]).toEqual([2, true]);
  await session.answered();
  expect(session.isNear()).toBe(true);
  session.send('STAY');
  session.lasts(HOUR_MS);
  expect(session.isNear()).toBe(false);
});

test('who is gone is not warned', async () => {
  const session = watched();
  session.lasts(HOUR_MS);
  session.send('LEFT');
  session.pass(HOUR_MS);
  expect(session.asks).toEqual([]);
  session.lasts(HOUR_MS);
  session.pass(HOUR_MS - WARNED_MS);
  await session.answered();
  session.send('LEFT');
  expect(session.isNear()).toBe(false);
});
