import { expect, test } from 'vitest';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { RESIDENTS } from '../../../support/calls/dashboards.ts';
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

test('of the one house that fits it is told, of the days that are named', async () => {
  const talk = await chatOf('service-admin', { housed: { 'House 12': 1 } }, 'statement of House 12 for october');
  const [first] = RESIDENTS;
  expect(talk.calls('meterStatement')).toEqual([
    { meter_number: first?.meterNo, from: '2026-10-01', to: '2026-10-31' },
  ]);
  expect(talk.table()?.page?.path).toBe('/statement-of-account');
});

test('of several that fit, and of somebody by a name, it is offered', async () => {
  const several = await chatOf('service-admin', { housed: { 'block c': 2 } }, 'statement of block c');
  expect([several.table()?.rows.length, several.calls('meterStatement')]).toEqual([2, []]);
});

test.each(['statement of account of Amaka Eze', 'Amaka Eze statement of account', 'statement of Amaka Eze'])(
  '"%s" is not that of the estate: who that is is looked up, and theirs is offered',
  async (sentence) => {
    const talk = await chatOf('service-admin', {}, sentence);
    expect(talk.calls('searchResidents')).toEqual([{ term: 'Amaka Eze' }]);
    expect(STATEMENTS.flatMap(talk.calls)).toEqual([]);
  },
);

test("the estate's own statement is told as before", async () => {
  const talk = await chatOf('service-admin', {}, 'statement of this month');
  expect(talk.calls('statement')).toHaveLength(1);
});

test('of a house that no words were read of, the meter is asked for, and nobody else is looked up', async () => {
  const talk = await chatOf('service-admin', {}, 'statement of flat one hundred');
  expect(talk.texts().at(-1)).toBe(ADMINISTRATION_SENTENCES.statementByMeter);
  expect(['searchResidents', ...STATEMENTS].flatMap(talk.calls)).toEqual([]);
});

test('as a file it is handed out, of the house and the days that are named', async () => {
  const talk = await chatOf('service-admin', { housed: { 'House 12': 1 } }, 'statement of House 12 for october as pdf');
  const [first] = RESIDENTS;
  expect(talk.calls('exportMeterStatement')).toEqual([
    { meter_number: first?.meterNo, from: '2026-10-01', to: '2026-10-31', as: 'pdf' },
  ]);
  expect([talk.files.map(({ name }) => name), talk.calls('meterStatement')]).toEqual([['statement.pdf'], []]);
});

test.each([
  ['as pdf', 'pdf'],
  ['download it', 'pdf'],
  ['abeg print it', 'pdf'],
  ['give me the pdf', 'pdf'],
  ['export', 'csv'],
  ['export it as pdf', 'pdf'],
  ['put it in excel please', 'csv'],
])('"%s" right behind a statement hands out that one, and no payments', async (sentence, as) => {
  const talk = await chatOf('service-admin', {}, 'statement of 45701124518 since october', sentence);
  expect(talk.calls('exportMeterStatement')).toMatchObject([{ meter_number: '45701124518', from: '2026-10-01', as }]);
  expect([talk.files.map(({ name }) => name), talk.calls('estateHistory')]).toEqual([[`statement.${as}`], []]);
});

test.each([
  ['my statement as pdf', { as: 'pdf' }],
  ['download my statement of account', { as: 'pdf' }],
  ['export my statement since october', { as: 'csv', from: '2026-10-01' }],
])('a resident has the own one: "%s"', async (sentence, asked) => {
  const talk = await chatOf('service-user', {}, sentence);
  expect(talk.calls('exportMeterStatement')).toMatchObject([asked]);
  expect(talk.files).toHaveLength(1);
});

test('what is had as CSV alone is handed out so, and said', async () => {
  const talk = await chatOf('service-admin', {}, 'who owes', 'as pdf');
  expect([talk.files.map(({ name }) => name), talk.texts().includes(PAST_SENTENCES.onlyCsv)]).toEqual([
    ['who_owes.csv'],
    true,
  ]);
  await talk.say('download it');
  expect(talk.files).toHaveLength(1);
});
