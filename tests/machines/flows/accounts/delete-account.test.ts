import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { DELETION } from '#catalogues/sentences/own-data.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';

test('a yes whose answer was lost has ended the session: what came of it is in the mail', async () => {
  const { fill, press, until, said, asked } = accountRun(
    'delete-account',
    { deletionLost: true },
    { person: RESIDENT },
  );
  fill({ password: DEMO_PASSWORD });
  press('NEXT');
  await until('confirming');
  press('CONFIRM');
  await until('sending');
  await until('asking');
  expect([asked('deleteAccount').length, said()]).toEqual([1, [DELETION.maybe]]);
});
