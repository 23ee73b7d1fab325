import type { Transaction } from 'kysely';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';

type Deps = Pick<AccountDeps, 'mail' | 'clock'> & {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
};

const TOLD = {
  set: {
    subject: 'Your account asks for a code now',
    says: 'A second factor was set up for your Wattchat account: signing in asks for a code of your authenticator app. All other devices are signed out.',
  },
  renewed: {
    subject: 'You have new recovery codes',
    says: 'New recovery codes were made for your Wattchat account. Earlier ones work no more.',
  },
  removed: {
    subject: 'Your account asks for no code any more',
    says: 'The second factor was taken off your Wattchat account: it is signed in to with the password alone. All other devices are signed out.',
  },
  reset: {
    subject: 'Your second factor was reset',
    says: 'An administrator took the second factor off your Wattchat account, as is done for whoever lost it. All devices are signed out. Please sign in and set up a new one. If you asked nobody for it, somebody may know your password and want to get in with it alone.',
  },
} as const;

/** Tell the holder of an account what became of its second factor, in the transaction of the change. */
export async function tellSecondFactor(
  deps: Deps,
  trx: Transaction<Schema>,
  what: keyof typeof TOLD,
  to: string,
): Promise<void> {
  const { subject, says } = TOLD[what];
  await deps.mail.queue(trx, { to, subject, text: letter(deps, says) });
}

/** Tell the holder of an account that a recovery code was used up, and how many are left. */
export async function tellRecoveryCodeUsed(
  deps: Deps,
  trx: Transaction<Schema>,
  { email, left }: { readonly email: string; readonly left: number },
): Promise<void> {
  const have = left === 0 ? 'None is left' : `Left: ${left}`;
  const says = `A recovery code of your Wattchat account was used. ${have}. For new ones write "new recovery codes" in the chat.`;
  await deps.mail.queue(trx, { to: email, subject: 'A recovery code was used', text: letter(deps, says) });
}

/** Tell the holder of an account that many wrong codes were given for it after its password. */
export async function tellCodesGuessed(deps: Deps, trx: Transaction<Schema>, to: string): Promise<void> {
  const says =
    'Many wrong codes were given for your Wattchat account after its right password, so none is taken there for some minutes.';
  await deps.mail.queue(trx, { to, subject: 'Somebody knows your password', text: letter(deps, says) });
}

function letter({ clock, config }: Deps, says: string): string {
  return [
    'Hello,',
    '',
    says,
    `That was on ${formatWhen(clock().toISOString())}.`,
    '',
    'Was it you? Then you need not do anything.',
    `If it was not you, please set a new password at ${config.publicUrl}/forgot-password, and ask an administrator of your estate to reset the second factor, or write to ${config.supportEmail}.`,
  ].join('\n');
}
