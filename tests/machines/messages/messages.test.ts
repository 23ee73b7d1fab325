import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { CATALOGUES } from './catalogues.ts';
import { isRead } from './read.ts';
import type { Place } from './row.ts';
import { ACCOUNT_ROWS } from './rows/accounts.ts';
import { ADMINISTRATION_ROWS } from './rows/administration.ts';
import { ESTATE_MONEY_ROWS } from './rows/estate-money.ts';
import { LIST_ROWS } from './rows/lists.ts';
import { SCREEN_ROWS } from './rows/screens.ts';
import { STOREFRONT_ROWS } from './rows/storefront.ts';
import { UPLOAD_ROWS } from './rows/uploads.ts';

const BROUGHT = [
  ...ACCOUNT_ROWS,
  ...LIST_ROWS,
  ...ESTATE_MONEY_ROWS,
  ...STOREFRONT_ROWS,
  ...ADMINISTRATION_ROWS,
  ...UPLOAD_ROWS,
];
const ROWS = [...BROUGHT, ...SCREEN_ROWS];

describe.each(Object.entries(CATALOGUES) as [Place, readonly string[]][])(
  'the error catalogue of %s',
  (place, texts) => {
    test('stands letter for letter among the messages of the portal', { tags: ['G-025'] }, () => {
      const known: readonly string[] = Object.values(MESSAGES);
      expect(texts.filter((text) => !known.includes(text))).toEqual([]);
    });

    test('has exactly one row for each of its messages, and none for another', () => {
      const rows = ROWS.filter(({ places }) => places.includes(place)).map(({ message }) => message);
      expect([...rows].sort()).toEqual([...texts].sort());
    });
  },
);

test('no message has two rows', () => {
  const messages = ROWS.map(({ message }) => message);
  expect(messages.filter((message, at) => messages.indexOf(message) !== at)).toEqual([]);
});

describe('a person reads', () => {
  test.each(BROUGHT.map((row) => [row.message, row.when, row] as const))('"%s": %s', async (message, _, { bring }) => {
    const lines = await bring();
    expect(isRead(message, lines), lines.join('\n')).toBe(true);
  });
});
