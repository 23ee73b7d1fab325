import { afterEach, expect, test } from 'vitest';
import { deviceLine } from '#src/portal/browser/device-line.ts';

const line = () => deviceLine(localStorage, () => Promise.resolve());

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

function locksAre(request: (name: string, work: () => Promise<void>) => Promise<void>): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('what one tab goes through another waits for, where the browser has locks', async () => {
  const names: string[] = [];
  let last = Promise.resolve();
  locksAre((name, work) => {
    names.push(name);
    last = last.then(work);
    return last;
  });
  const done: string[] = [];
  let end = () => {};
  const first = line().alone(async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    done.push('first');
  });
  const second = line().alone(async () => void done.push('second'));
  await Promise.resolve();
  expect(done).toEqual([]);
  end();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
  expect(new Set(names).size).toBe(1);
});

test.each([
  ['has no locks', () => {}],
  ['refuses them', () => locksAre(() => Promise.reject(new DOMException('refused', 'SecurityError')))],
])('where the browser %s, it is done once all the same', async (_, browser) => {
  browser();
  let times = 0;
  await line().alone(async () => {
    times += 1;
  });
  expect(times).toBe(1);
});
