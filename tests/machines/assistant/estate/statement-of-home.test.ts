import { expect, test } from 'vitest';
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
