import { describe, expect, test } from 'vitest';
import { PURCHASE_INTENTS } from '#catalogues/intents/index.ts';
import type { TalkContext } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';
import { DUES_AND_PAST } from './dues-and-past.ts';
import {
  ACCOUNT,
  ADMINISTRATION,
  ANSWERS,
  COMMANDS,
  CORRECTIONS,
  PURCHASES,
  type Row,
  SMALL_TALK,
  TROUBLE,
} from './sentences.ts';

const TODAY = '2026-11-21';

function meaning([text, , , role = null, open]: Row) {
  const context: TalkContext = open ? { role, today: TODAY, open } : { role, today: TODAY };
  const { intent, slots } = understand(text, context);
  return { intent, slots };
}

const groups: [string, readonly Row[]][] = [
  ['a wish to buy is understood with what it says', PURCHASES],
  ['accounts, balances and records can be asked for', ACCOUNT],
  ['trouble is told from a wish to buy', TROUBLE],
  ['administrators reach their work by typing', ADMINISTRATION],
  ['commands work whatever is open', COMMANDS],
  ['an answer to the open question is taken', ANSWERS],
  ['an earlier answer can be put right', CORRECTIONS],
  ["an estate's dues and payments made before are told apart", DUES_AND_PAST],
];

for (const [title, rows] of groups) {
  describe(title, () => {
    for (const row of rows) {
      const [text, intent, slots = {}, , open] = row;
      test(open ? `${open.flow}/${open.field}: ${text}` : text, () => {
        expect(meaning(row)).toEqual({ intent, slots });
      });
    }
  });
}

describe('small talk never begins a purchase', () => {
  for (const text of SMALL_TALK) {
    test(text, () => {
      for (const role of [null, 'service-user', 'service-owner', 'service-admin', 'netplus-admin'] as const) {
        expect(PURCHASE_INTENTS.has(understand(text, { role, today: TODAY }).intent)).toBe(false);
      }
    });
  }
});
