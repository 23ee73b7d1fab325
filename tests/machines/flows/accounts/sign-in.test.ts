import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { DOORS, type DoorName } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { DOTS } from '#machines/kit/present.ts';
import { accountRun } from '../../../support/account-run.ts';
import { bearer, problem } from '../../../support/answers.ts';

const FLOWS = { login: 'sign-in', admin: 'sign-in-admin', modal: 'sign-in-modal' } as const;
const TYPED = { email: 'resident@palmcourt.example', password: 'Demo-Power-2026' };

type SignIn = Services['signIn'];

/** Somebody at a door, whose server answers so. */
function at(door: DoorName, signIn: SignIn) {
  const inputs: unknown[] = [];
  const run = accountRun(
    FLOWS[door],
    {},
    {
      services: {
        signIn: (input, signal) => {
          inputs.push(input);
          return signIn(input, signal);
        },
      },
    },
  );
  run.fill(TYPED);
  return { ...run, inputs };
}

const admitted: SignIn = async () => ({ status: 200, data: { token: bearer() } });

describe.each(Object.keys(FLOWS) as DoorName[])('the door %s', (door) => {
  test('asks for e-mail and masked password under its own title, and lets in whom the server lets in', {
    tags: ['C-039', 'G-043'],
  }, async () => {
    const run = at(door, admitted);
    expect(run.view()).toMatchObject({ title: DOORS[door].title, step: 'asking' });
    expect(run.view().fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['email', 'email'],
      ['password', 'secret'],
    ]);
    run.press('NEXT');
    await run.until('done');
    expect(run.inputs).toEqual([{ ...TYPED, door }]);
    expect([run.came, run.said()]).toEqual([[`signed in: ${door}`], []]);
    expect(run.waited).toEqual([door === 'login' ? 'signInSubmit' : 'adminSignInSubmit']);
  });

  test('shows the words of the server for a wrong password, and only the password is typed again', async () => {
    const run = at(door, async () => ({ status: 400, data: problem(DOORS[door].wrong, 'sign-in-refused') }));
    run.press('NEXT');
    await run.until('sending');
    await run.until('asking');
    expect(run.said()).toEqual([DOORS[door].wrong]);
    expect(run.values()).toEqual({ email: TYPED.email, password: '' });
    expect(run.held('password')).toBeNull();
  });

  test('tells somebody whom it does not admit where their account signs in, and keeps what was typed', {
    tags: ['C-049'],
  }, async () => {
    const run = at(door, async () => ({ status: 400, data: problem(DOORS[door].refuses, 'wrong-door') }));
    run.press('NEXT');
    await run.until('sending');
    await run.until('asking');
    expect(run.said()).toEqual([DOORS[door].refuses, SENTENCES.orSignInAt('/login')]);
    expect(run.values()).toEqual({ email: TYPED.email, password: DOTS });
  });

  test("answers a broken server, or an answer without a token, with 'Opps! Server error'", {
    tags: ['C-041', 'C-044'],
  }, async () => {
    const broken = [
      { status: 500, data: problem('x') },
      { status: 200, data: {} },
    ] as unknown as Awaited<ReturnType<SignIn>>[];
    for (const answer of broken) {
      const run = at(door, async () => answer);
      run.press('NEXT');
      await run.until('sending');
      await run.until('asking');
      expect([run.said(), run.came, run.values().password]).toEqual([[MESSAGES.signInServerError], [], DOTS]);
    }
  });

  test('says when to try again after too many tries', async () => {
    const run = at(door, async () => ({
      status: 429,
      data: { ...problem(SENTENCES.tooManyTries(9), 'too-many'), retryAfter: 540 },
    }));
    run.press('NEXT');
    await run.until('sending');
    await run.until('asking');
    expect(run.said()).toEqual([SENTENCES.tooManyTries(9)]);
  });
});

test.each([
  ['login', { email: 'Email is required', password: 'Password is required' }],
  ['modal', { email: 'Required', password: 'No password provided.' }],
  ['admin', { email: 'Required' }],
] as const)(
  'the empty form of the door %s says what it misses; the admin form checks the e-mail only',
  { tags: ['C-034', 'C-035', 'C-036'] },
  (door, missing) => {
    const run = accountRun(FLOWS[door]);
    run.press('NEXT');
    expect(run.problems()).toEqual(missing);
    run.fill({ email: 'nobody' });
    expect(run.problems().email).toBe('Invalid email address');
  },
);

test('a lost line keeps address and password, and the same can be sent again', async () => {
  let line = false;
  const run = at('login', async () => {
    if (!line) throw new NoAnswer();
    return { status: 200, data: { token: bearer() } };
  });
  run.press('NEXT');
  await run.until('sending');
  await run.until('asking');
  expect([run.said(), run.values()]).toEqual([[MESSAGES.networkFailure], { ...TYPED, password: DOTS }]);
  line = true;
  run.press('NEXT');
  await run.until('done');
  expect(run.inputs.at(-1)).toEqual({ ...TYPED, door: 'login' });
});
