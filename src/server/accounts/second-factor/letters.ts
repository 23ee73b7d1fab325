import type { Transaction } from 'kysely';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';
import { notice } from '../letters.ts';

interface Deps extends Pick<AccountDeps, 'mail' | 'clock'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
}

/** What somebody can do whose account it is and who did not do it: where a password is set, and who helps. */
interface Ways {
  readonly password: string;
  readonly support: string;
}

interface Letter {
  readonly subject: string;
  readonly says: string;
  readonly unless: (ways: Ways) => string;
}

const TOLD = {
  set: {
    subject: 'Your account asks for a code now',
    says: 'A second factor was set up for your Wattchat account: signing in asks for a code of your authenticator app. All other devices are signed out.',
    unless: ({ password, support }) =>
      `set a new password at ${password} and write to ${support}: the code that your account asks for is somebody else's.`,
  },
  passkeySet: {
    subject: 'Your account asks for a passkey now',
    says: 'A passkey was added to your Wattchat account: signing in asks for it after the password. All other devices are signed out.',
    unless: ({ password, support }) =>
      `set a new password at ${password} and write to ${support}: the passkey that your account asks for is somebody else's.`,
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    says: 'Another passkey was added to your Wattchat account. Whoever has it and your password can sign in.',
    unless: ({ password, support }) =>
      `set a new password at ${password}, remove the passkey on the page Passkeys, and write to ${support}.`,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    says: 'A passkey was removed from your Wattchat account: it signs nobody in any more. All other devices are signed out.',
    unless: ({ password, support }) =>
      `set a new password at ${password}, look at what is left on the page Passkeys, and write to ${support}.`,
  },
  renewed: {
    subject: 'You have new recovery codes',
    says: 'New recovery codes were made for your Wattchat account. Earlier ones work no more.',
    unless: ({ password, support }) =>
      `set a new password at ${password}, make new recovery codes yourself, and write to ${support}.`,
  },
  removed: {
    subject: 'Your account asks for no code any more',
    says: 'The second factor was taken off your Wattchat account: it is signed in to with the password alone. All other devices are signed out.',
    unless: ({ password, support }) =>
      `set a new password at ${password} at once, sign in and set up a second factor again, and write to ${support}.`,
  },
  reset: {
    subject: 'Your second factor was reset',
    says: 'An administrator took the second factor off your Wattchat account, as is done for whoever lost it. All devices are signed out. Please sign in and set up a new one. If you asked nobody for it, somebody may know your password and want to get in with it alone.',
    unless: ({ password, support }) =>
      `set a new password at ${password} at once, sign in and set up a new second factor, and write to ${support}.`,
  },
  guessed: {
    subject: 'Somebody knows your password',
    says: 'Many wrong codes were given for your Wattchat account after its right password, so none is taken there now: for some minutes, or for up to a day after very many. Your second factor still guards the account.',
    unless: ({ password }) => `set a new password at ${password}, and keep your second factor.`,
  },
} as const satisfies Record<string, Letter>;

/** Tell the holder of an account what became of its second factor, in the transaction of the change; or that its codes are guessed. */
export function tellSecondFactor(
  deps: Deps,
  trx: Transaction<Schema>,
  what: keyof typeof TOLD,
  to: string,
): Promise<void> {
  return send(deps, trx, to, TOLD[what]);
}

/** Tell the holder of an account that a recovery code was used up, and how many are left. */
export function tellRecoveryCodeUsed(
  deps: Deps,
  trx: Transaction<Schema>,
  { email, left }: { readonly email: string; readonly left: number },
): Promise<void> {
  const have = left === 0 ? 'None is left' : `Left: ${left}`;
  return send(deps, trx, email, {
    subject: 'A recovery code was used',
    says: `A recovery code of your Wattchat account was used. ${have}. For new ones write "new recovery codes" in the chat.`,
    unless: ({ password, support }) =>
      `set a new password at ${password}, make new recovery codes, and write to ${support}.`,
  });
}

async function send(
  { mail, clock, config }: Deps,
  trx: Transaction<Schema>,
  to: string,
  { subject, says, unless }: Letter,
): Promise<void> {
  const when = `${says}\nThat was on ${formatWhen(clock().toISOString())}.`;
  const ways = { password: `${config.publicUrl}/forgot-password`, support: config.supportEmail };
  await mail.queue(trx, { to, subject, text: notice(when, unless(ways)) });
}
