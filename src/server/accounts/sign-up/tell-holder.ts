import type { AccountDeps } from '../deps.ts';

/**
 * Tell the holder of an address that somebody tried to sign up with it. Only so many of these mails go to one address, so
 * that nobody is flooded with them.
 */
export async function tellHolder(
  { db, mail, config, limits }: Pick<AccountDeps, 'db' | 'mail' | 'config' | 'limits'>,
  email: string,
): Promise<void> {
  const holder = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  // An account has left the address and may take it back: it was told so.
  if (holder === undefined) return;
  if ((await limits.signUpNotices.take(email)) !== null) return;
  const text = [
    'Hello,',
    '',
    'Somebody tried to open a Wattchat account with this e-mail address. You have one already, so nothing was changed.',
    '',
    `Was it you? Please sign in: ${config.publicUrl}/login`,
    `Did you forget your password? Set a new one: ${config.publicUrl}/forgot-password`,
    'If it was not you, you need not do anything.',
  ].join('\n');
  await db.transaction().execute((trx) => mail.queue(trx, { to: email, subject: 'You have an account already', text }));
}
