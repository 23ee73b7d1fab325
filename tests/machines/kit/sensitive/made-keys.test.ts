import { expect, test } from 'vitest';
import { HIDDEN_CARD } from '#machines/kit/sensitive/hidden.ts';
import { withoutSensitiveInput } from '#machines/kit/sensitive/in-values.ts';

const left = (input: Readonly<Record<string, unknown>>) => withoutSensitiveInput(input, {});

test('the key of a call stays as a program made it, though its digits are formed like those of a card', () => {
  expect(left({ key: 'till-4-1764102600000-2' })).toEqual({ key: 'till-4-1764102600000-2' });
});

test('a card is none, and is hidden in a text beside it as well', () => {
  expect(left({ key: '4242424242424242', note: 'till-4-1764102600000-2' })).toEqual({
    key: HIDDEN_CARD,
    note: `till-4-${HIDDEN_CARD}`,
  });
});
