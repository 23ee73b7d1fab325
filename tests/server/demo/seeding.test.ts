import { expect, test } from 'vitest';
import { monthsBefore } from '#src/server/demo/seeding.ts';

test.each([
  ['2026-11-30T22:30:00Z', '2026-10-12T08:30:00.000Z'],
  // In Lagos it is December already.
  ['2026-11-30T23:30:00Z', '2026-11-12T08:30:00.000Z'],
  ['2026-12-31T23:30:00Z', '2026-12-12T08:30:00.000Z'],
])('at %s the month before, as Lagos has it, is that of %s', (now, then) => {
  expect(monthsBefore(new Date(now), 1, 12).toISOString()).toBe(then);
});
