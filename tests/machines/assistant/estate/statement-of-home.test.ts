import { expect, test } from 'vitest';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { chatOf } from '../past/past-chat.ts';

const STATEMENTS = ['statement', 'meterStatement'];

test.each([
  ['statement of House 12', 'House 12'],
  ['account statement for flat 3', 'flat 3'],
  ['abeg give me statement of block c flat 2', 'block c flat 2'],
])('"%s" is not the estate\'s own statement: whose house it is is looked up', async (sentence, house) => {
  const talk = await chatOf('service-admin', {}, sentence);
  expect(talk.calls('searchResidents')).toEqual([{ term: house }]);
  expect([talk.shown().view, STATEMENTS.flatMap(talk.calls)]).toEqual([null, []]);
});

test("the estate's own statement is told as before", async () => {
  const talk = await chatOf('service-admin', {}, 'statement of this month');
  expect(talk.calls('statement')).toHaveLength(1);
});

test('of a house that no words were read of, the meter is asked for, and nobody else is looked up', async () => {
  const talk = await chatOf('service-admin', {}, 'statement of flat one hundred');
  expect(talk.texts().at(-1)).toBe(ADMINISTRATION_SENTENCES.statementByMeter);
  expect(['searchResidents', ...STATEMENTS].flatMap(talk.calls)).toEqual([]);
});
