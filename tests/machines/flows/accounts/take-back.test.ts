import { expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';

const NEW = { password: 'Kite-Rain-41', confirmPassword: 'Kite-Rain-41' };
const values = { token: 'q7Yb1-mailed-token' };

test('a change is taken back with the mailed link and a new password, without signing in', async () => {
  const run = accountRun('take-back', {}, { values });
  expect(run.view()).toMatchObject({ step: 'asking', next: 'password', say: [{ text: SENTENCES.takeBackAsked }] });
  run.fill(NEW);
  run.press('NEXT');
  await run.until('done');
  expect([run.said(), run.asked('takeBack')]).toEqual([
    ['Taken back.'],
    [{ token: values.token, newpassword: NEW.password }],
  ]);
  expect(JSON.stringify(run.view())).not.toContain('Kite-Rain');
});

test('whoever is signed in is signed out by it where it was their account, and somebody else stays signed in', async () => {
  const own = accountRun('take-back', {}, { values, person: RESIDENT });
  own.fill(NEW);
  own.press('NEXT');
  await own.until('done');
  expect(own.came).toEqual(['signed out']);
  const other = { ...RESIDENT, id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a99' };
  const others = accountRun('take-back', {}, { values, person: other });
  others.fill(NEW);
  others.press('NEXT');
  await others.until('done');
  expect([others.came, others.said()]).toEqual([[], ['Taken back.']]);
});

test('a link that is spent says so and asks for nothing more', async () => {
  const run = accountRun(
    'take-back',
    { account: { refused: SENTENCES.takeBackSpent, code: 'link-spent' } },
    { values },
  );
  run.fill(NEW);
  run.press('NEXT');
  await run.until('sending');
  await run.until('asking');
  expect(run.said()).toEqual([SENTENCES.takeBackSpent]);
  expect(run.view().actions.find(({ type }) => type === 'NEXT')).toMatchObject({ enabled: false });
});

test('without its token the link has to be opened again', () => {
  const run = accountRun('take-back');
  expect(run.said()).toEqual([SENTENCES.takeBackSpent]);
});
