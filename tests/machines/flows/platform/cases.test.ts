import { expect, test } from 'vitest';
import { CASES as SAID } from '#catalogues/sentences/platform/cases.ts';
import { OPEN_CASES } from '../../../support/calls/cases.ts';
import { platformRun, runTo } from './platform-run.ts';

const given = { cases: OPEN_CASES };

test('a case is taken at once from its row, and the answer is said', async () => {
  const run = await runTo('done', 'take-case', { case: '4', deed: 'take' }, given);
  expect(run.asked('takeCase')).toEqual([{ id: 4, deed: 'take' }]);
  expect(run.came).toEqual(['changed: rows']);
});

test('without a row the open cases are to choose from, each with what it is and who has it', async () => {
  const run = await runTo('asking', 'take-case', {}, given);
  const field = run.view().fields.find(({ name }) => name === 'case');
  expect(field?.choices?.map(({ label, detail }) => [label, detail])).toEqual([
    [SAID.called(4, SAID.kinds.refund), `POWER-00000004, ${SAID.nobody}`],
    [SAID.called(7, SAID.kinds.arrival), 'IN-00000007, Ngozi Adeyemi'],
    [SAID.called(9, 'Vended twice'), 'POWER-00000009, Ifeanyi Okonkwo'],
  ]);
});

test('a refusal says why, and nothing is lost', async () => {
  const run = platformRun(
    'take-case',
    { ...given, administered: { refused: SAID.isOthers(7, 'Ngozi Adeyemi') } },
    { case: '7', deed: 'take' },
  );
  await run.until('asking');
  expect(run.view().say.map(({ text }) => text)).toContain(SAID.isOthers(7, 'Ngozi Adeyemi'));
});

test('only a difference is closed by hand, and why is needed', async () => {
  const run = await runTo('asking', 'close-case', { case: '9' }, given);
  run.press('NEXT');
  expect(run.problems()).toMatchObject({ reason: SAID.reasonNeeded });
  const other = await runTo('asking', 'close-case', { case: '4', reason: 'It may stay' }, given);
  expect(other.problems()).toMatchObject({ case: SAID.gone });
  const done = await runTo('done', 'close-case', { case: '9', reason: 'Both books are right' }, given);
  expect(done.asked('closeCase')).toEqual([{ id: 9, reason: 'Both books are right' }]);
});
