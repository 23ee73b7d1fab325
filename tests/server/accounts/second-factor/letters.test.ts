import { expect, test } from 'vitest';
import { tellRecoveryCodeUsed, tellSecondFactor } from '#src/server/accounts/second-factor/letters.ts';

type Trx = Parameters<typeof tellSecondFactor>[1];

/** What the letter says to do where it was not oneself. */
async function saidUnless(tell: (deps: Parameters<typeof tellSecondFactor>[0], trx: Trx) => Promise<void>) {
  const texts: string[] = [];
  const mail = {
    async queue(_trx: Trx, { text }: { readonly text: string }) {
      texts.push(text);
      return '';
    },
  };
  const config = { publicUrl: 'https://portal.example', supportEmail: 'support@portal.example' };
  await tell({ mail, config, clock: () => new Date('2026-03-02T09:00:00Z') }, {} as Trx);
  return texts.map((text) => text.split('\n').at(-1));
}

test.each([
  [
    'set',
    "If it was not you, please set a new password at https://portal.example/forgot-password and write to support@portal.example: the code that your account asks for is somebody else's.",
  ],
  [
    'renewed',
    'If it was not you, please set a new password at https://portal.example/forgot-password, make new recovery codes yourself, and write to support@portal.example.',
  ],
  [
    'removed',
    'If it was not you, please set a new password at https://portal.example/forgot-password at once, sign in and set up a second factor again, and write to support@portal.example.',
  ],
  [
    'reset',
    'If it was not you, please set a new password at https://portal.example/forgot-password at once, sign in and set up a new second factor, and write to support@portal.example.',
  ],
  // The second factor is the only guard that is left: nobody is sent to have it taken off.
  [
    'guessed',
    'If it was not you, please set a new password at https://portal.example/forgot-password, and keep your second factor.',
  ],
] as const)('the letter "%s" says what helps then', async (what, unless) => {
  const said = await saidUnless((deps, trx) => tellSecondFactor(deps, trx, what, 'somebody@portal.example'));
  expect(said).toEqual([unless]);
});

test('so does the letter of a recovery code that was used', async () => {
  const used = { email: 'somebody@portal.example', left: 9 };
  expect(await saidUnless((deps, trx) => tellRecoveryCodeUsed(deps, trx, used))).toEqual([
    'If it was not you, please set a new password at https://portal.example/forgot-password, make new recovery codes, and write to support@portal.example.',
  ]);
});
