import { expect, test } from 'vitest';
import { scoreTalk } from '#src/terminal/understand/talk.ts';

const TODAY = '2026-11-24';
const lines = (...texts: readonly string[]): string => texts.map((text) => JSON.stringify({ text })).join('\n');

test('what begins a purchase is counted, with whoever would begin it by saying that', () => {
  expect(scoreTalk(lines('play a song', 'buy airtime 500'), TODAY)).toEqual({
    state: 'scored',
    report: [
      'begin a purchase 1 of 2',
      '  "buy airtime 500"  visitor: airtime, service-user: airtime, service-owner: airtime, service-admin: airtime, netplus-admin: airtime',
    ],
    opened: 1,
  });
});

test('a line that cannot be read is named', () => {
  expect(scoreTalk(`${lines('play a song')}\n{"said": 1}`, TODAY)).toMatchObject({ state: 'unread', line: 2 });
});
