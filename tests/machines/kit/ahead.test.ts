import { expect, test } from 'vitest';
import { ahead } from '#machines/kit/ahead.ts';

/** Something of three pieces, and which of them were made. */
function ofThree() {
  const made: number[] = [];
  const it = ahead(function* () {
    for (const piece of [1, 2, 3]) {
      made.push(piece);
      if (piece < 3) yield;
    }
    return 'whole';
  });
  return { it, made };
}

test('what is made ahead is made a piece a step, and not again when it is asked for', () => {
  const { it, made } = ofThree();
  const steps: number[] = [];
  for (const _ of it.pieces()) steps.push(made.length);
  expect(steps).toEqual([0, 1, 2]);
  expect([it.whole(), it.whole(), made]).toEqual(['whole', 'whole', [1, 2, 3]]);
  expect([...it.pieces()]).toEqual([]);
});

test('what is asked for before it is whole is made whole at once, and nothing of it twice', () => {
  const { it, made } = ofThree();
  const pieces = it.pieces();
  expect(made).toEqual([]);
  pieces.next();
  pieces.next();
  expect(made).toEqual([1]);
  expect([it.whole(), made]).toEqual(['whole', [1, 2, 3]]);
  expect(pieces.next()).toEqual({ done: true, value: undefined });
  expect([it.whole(), made]).toEqual(['whole', [1, 2, 3]]);
});
