import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { standStill } from '../../../tools/shots/still/stand-still.ts';

const BEGIN = Date.parse('2026-11-24T09:00:00Z');

/** The time that it is on a page so many seconds after it was opened, as `09:00:07`. */
function timeAfter(seconds: number): string {
  const inPage = `(${standStill.toString()})(${BEGIN}, () => ${seconds * 1000}); new Date().toISOString().slice(11, 19)`;
  return String(runInNewContext(inPage));
}

test('a clock that stands still goes on for what follows at once, and stays within its minute for what takes long', () => {
  expect([0, 7, 45, 90, 600].map(timeAfter)).toEqual(['09:00:00', '09:00:07', '09:00:45', '09:00:46', '09:00:58']);
});

test('what a page draws by chance comes out alike each time', () => {
  const drawn = () => runInNewContext(`(${standStill.toString()})(${BEGIN}, () => 0); [Math.random(), Math.random()]`);
  expect(drawn()).toEqual(drawn());
});
