import { MESSAGES } from '#catalogues/messages.ts';
import type { MessageRow } from '../row.ts';

/** A message that a screen says by itself, because no flow is behind it: whoever opens this address reads it. */
interface ScreenRow extends Omit<MessageRow, 'bring'> {
  readonly address: `/${string}`;
}

/** They are brought about in tests/portal/words/screen-messages.test.tsx. */
export const SCREEN_ROWS: readonly ScreenRow[] = [
  {
    message: MESSAGES.pageNotFound,
    places: ['S1'],
    when: 'Somebody opens an address that is no page.',
    address: '/no-such-page',
  },
];
