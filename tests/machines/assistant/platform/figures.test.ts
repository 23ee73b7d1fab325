import { expect, test } from 'vitest';
import { cardWords } from '#machines/assistant/queries/list-told.ts';

test.each([
  [{ label: 'Estates', value: '2' }, 'Estates: 2.'],
  [
    { label: 'Last transaction', value: '₦1.5M', exact: '₦1,505,000', note: '21 Oct 2026' },
    'Last transaction: ₦1,505,000, 21 Oct 2026.',
  ],
  [{ label: 'Fine', value: '₦0', note: 'No fine on this meter.' }, 'Fine: ₦0. No fine on this meter.'],
])('the figure %o is told in whole sentences', (card, said) => {
  expect(cardWords(card)).toBe(said);
});
