import { expect, test } from 'vitest';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { chatOf } from '../past/past-chat.ts';

const STATEMENTS = ['statement', 'meterStatement'];

test.each(['statement of House 12', 'account statement for flat 3', 'abeg give me statement of block c'])(
  '"%s" is not the estate\'s own statement: the number of the meter is asked for',
  async (sentence) => {
    const talk = await chatOf('service-admin', {}, sentence);
    expect(talk.last()?.text).toBe(ADMINISTRATION_SENTENCES.statementByMeter);
    expect([talk.shown().view, STATEMENTS.flatMap(talk.calls)]).toEqual([null, []]);
  },
);

test("the estate's own statement is told as before", async () => {
  const talk = await chatOf('service-admin', {}, 'statement of this month');
  expect(talk.calls('statement')).toHaveLength(1);
});
