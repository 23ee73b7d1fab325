import { expect, test } from 'vitest';
import { idempotencyKey } from '#catalogues/calls/paying/orders.shapes.ts';
import { newId } from '#src/client/new-id.ts';

test('a visitor’s order is opened by 160 bits that nobody guesses, which hold no run of digits and fit where keys go', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids) {
    expect(id).toMatch(/^[a-zA-F]{32}$/);
    expect(idempotencyKey.safeParse(id).success).toBe(true);
  }
  // Each of the 32 letters at each of the 32 places: 5 bits a place.
  const places = Array.from({ length: 32 }, (_, at) => new Set(ids.map((id) => id[at])).size);
  expect(places).toEqual(Array(32).fill(32));
});
