import type { Transaction } from 'kysely';
import { LINK_HOURS, SIGN_UP_CODE, TAKE_BACK_DAYS } from '#catalogues/limits.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { AccountDeps } from './deps.ts';
import type { LinkHolder } from './mailed-links.ts';

/** A mail that tells the holder of an account what was done with it; `unless`: what to do where that was not them. */
export function notice(says: string, unless: string): string {
  return [
    'Hello,',
    '',
    says,
    '',
    'Was it you? Then you need not do anything.',
    `If it was not you, please ${unless}`,
  ].join('\n');
}

/**
 * Tell the holder of an account that its password was changed, in the transaction that changes it. It holds nothing that
 * somebody typed, and no link that does something: whoever took an account over could use both.
 */
export async function queueNotice(
  { mail, clock, config }: Pick<AccountDeps, 'mail' | 'clock' | 'config'>,
  trx: Transaction<Schema>,
  to: string,
): Promise<void> {
  const text = notice(
    `The password of your Wattchat account was changed on ${formatWhen(clock().toISOString())}. All other devices are signed out.`,
    `set a new password at ${config.publicUrl}/forgot-password and write to ${config.supportEmail}.`,
  );
  await mail.queue(trx, { to, subject: 'Your password was changed', text });
}

/** What the holder of an account is told of a change, and how the mail's first sentence says it; `when` is a date and a time. */
const CHANGES = {
  asked: {
    subject: 'Your e-mail address is about to change',
    says: (when: string) =>
      `On ${when} somebody gave the password of your Wattchat account and asked for another e-mail address. It changes as soon as the new address is confirmed. Until then you sign in with this one.`,
  },
  email: {
    subject: 'Your e-mail address was changed',
    says: (when: string) =>
      `Your Wattchat account got another e-mail address on ${when}. We no longer use this one. All other devices are signed out.`,
  },
  meter: {
    subject: 'Your meter number was changed',
    says: (when: string) =>
      `The meter number of your Wattchat account was changed on ${when}. All devices are signed out.`,
  },
} as const;

/**
 * Tell the address that an account had before of a change, with a link that takes it back without signing in. It holds nothing
 * that somebody typed. An address that nobody has ever proven to be theirs gets no link: it may be a stranger's.
 */
export async function tellChange(
  { links, mail, clock, config }: Pick<AccountDeps, 'links' | 'mail' | 'clock' | 'config'>,
  trx: Transaction<Schema>,
  about: keyof typeof CHANGES,
  told: { readonly userId: string; readonly email: string; readonly changeId: number; readonly linked: boolean },
): Promise<void> {
  const { subject, says } = CHANGES[about];
  const done = says(formatWhen(clock().toISOString()));
  if (!told.linked) {
    const text = notice(done, `write to ${config.supportEmail}.`);
    await mail.queue(trx, { to: told.email, subject, text });
    return;
  }
  const link = await links.issue(trx, 'take-back', told);
  const text = [
    notice(
      done,
      `open this link within ${TAKE_BACK_DAYS} days. It takes the change back, signs out every device and asks you for a new password:`,
    ),
    '',
    link,
    '',
    `The link works once, and you need not sign in. If you have questions, please write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to: told.email, subject, text, secret: true });
}

/** Holders that are told at most, those who have the meter longest. */
const TOLD = 5;

/**
 * Tell those who have a meter that another account has it now. A house has accounts of several people, and its number is
 * all that one takes (S3 section 4.7), so only they can say whether the newcomer belongs there. So many mails a day and no more.
 */
export async function tellMeterHolders(
  { db, clock, mail, config, limits }: Pick<AccountDeps, 'db' | 'clock' | 'mail' | 'config' | 'limits'>,
  { meterNumber, newcomer }: { readonly meterNumber: string; readonly newcomer: string },
): Promise<void> {
  const holders = await db
    .selectFrom('residences')
    .select(['id', 'email'])
    .where('meter_number', '=', meterNumber)
    .where('email', '<>', newcomer)
    .where('disabled', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .limit(TOLD)
    .execute();
  const text = [
    'Hello,',
    '',
    `On ${formatWhen(clock().toISOString())} another Wattchat account got the same meter number as yours.`,
    'It cannot see your account, your password or your tokens.',
    '',
    'Does it belong to somebody in your house? Then you need not do anything.',
    `If you do not know whose it is: once it was let in, the one who leads your household can take it out, on the page Household. Your estate can do so at any time, and you can write to ${config.supportEmail}.`,
  ].join('\n');
  for (const { id, email: to } of holders) {
    if ((await limits.meterNotices.take(id)) !== null) continue;
    await db.transaction().execute((trx) => mail.queue(trx, { to, subject: 'Another account has your meter', text }));
  }
}

/**
 * Tell those who administer an estate that somebody waits for them. It holds nothing that the newcomer typed, and there is one mail an hour and no
 * more: the list has them all.
 */
export async function tellAdministrators(
  { db, mail, config, limits }: Pick<AccountDeps, 'db' | 'mail' | 'config' | 'limits'>,
  { estate_id, meter_number }: { readonly estate_id: number | null; readonly meter_number: string | null },
): Promise<void> {
  if (estate_id === null || meter_number === null) return;
  const administrators = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('estate_id', '=', estate_id)
    .where('role', '=', 'service-admin')
    .where('disabled', '=', false)
    .where('locked_at', 'is', null)
    .orderBy('id')
    .execute();
  const text = [
    'Hello,',
    '',
    `Somebody has an account on meter ${meter_number} of your estate now, and waits for you to verify or refuse them.`,
    '',
    `Who waits, and for which meter, is listed here: ${config.publicUrl}/registered-residents?list=unverified`,
  ].join('\n');
  for (const { id, email: to } of administrators) {
    if ((await limits.waitingNotices.take(id)) !== null) continue;
    await db.transaction().execute((trx) => mail.queue(trx, { to, subject: 'A resident waits to be verified', text }));
  }
}

/**
 * Mail a link that confirms an address, in the caller's transaction; earlier links end. It holds nothing that somebody
 * typed: whoever signs up with a stranger's address cannot write to them.
 */
export async function mailConfirmation(
  { links, mail }: Pick<AccountDeps, 'links' | 'mail'>,
  trx: Transaction<Schema>,
  holder: LinkHolder,
): Promise<void> {
  const link = await links.issue(trx, 'confirm-email', holder);
  const text = [
    'Hello,',
    '',
    'Please open this link to confirm that this e-mail address is yours. It was given for a Wattchat account:',
    '',
    link,
    '',
    `The link works once, for ${LINK_HOURS.confirmEmail} hours. If you did not expect this e-mail, please ignore it.`,
  ].join('\n');
  await mail.queue(trx, { to: holder.email, subject: 'Please confirm your e-mail address', text, secret: true });
}

/**
 * Mail the code that opens an account, in the caller's transaction. It holds nothing that somebody typed, and stands in the text alone: a subject is read
 * on a locked screen.
 */
export async function mailSignUpCode(
  { mail }: Pick<AccountDeps, 'mail'>,
  trx: Transaction<Schema>,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<void> {
  const text = [
    'Hello,',
    '',
    'Somebody opens a Wattchat account with this e-mail address. If that is you, give this code where you were asked for it:',
    '',
    code,
    '',
    `It works for ${SIGN_UP_CODE.minutes} minutes from when it was asked for. Do not tell it to anybody: nobody at Wattchat asks for it.`,
    'If you did not expect this e-mail, please ignore it. Without the code no account is opened.',
  ].join('\n');
  await mail.queue(trx, { to: email, subject: 'Your code for a new account', text, secret: true });
}

/** Tell an address that an account has left lately that nothing is opened with it: that account may take it back. */
export async function tellReserved(
  { mail, config }: Pick<AccountDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  email: string,
): Promise<void> {
  const text = [
    'Hello,',
    '',
    'Somebody tried to open a Wattchat account with this e-mail address. An account had it until lately and can take it back, so none was opened.',
    '',
    `Was it you? Please use another address, or try again in ${TAKE_BACK_DAYS} days. If you have questions, please write to ${config.supportEmail}.`,
    'If it was not you, you need not do anything.',
  ].join('\n');
  await mail.queue(trx, { to: email, subject: 'No account was opened', text });
}

/** What somebody wanted an address for that has an account already. */
const WANTED = {
  'sign-up': 'Somebody tried to open a Wattchat account with this e-mail address.',
  change: 'Somebody wants to use this e-mail address for another Wattchat account.',
} as const;

/** Whether the holder of an address may be told that somebody wants it: there is one, and they were not told too often. */
export async function mayTellHolder(
  { db, limits }: Pick<AccountDeps, 'db' | 'limits'>,
  email: string,
): Promise<boolean> {
  const holder = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  // An account has left the address and may take it back: it was told so.
  return holder !== undefined && (await limits.signUpNotices.take(email)) === null;
}

/** Tell the holder of an address that somebody wants it: whoever asked is told nothing of them. */
export async function tellHolder(
  { mail, config }: Pick<AccountDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  wanted: keyof typeof WANTED,
  email: string,
): Promise<void> {
  const text = [
    'Hello,',
    '',
    `${WANTED[wanted]} You have one already, so nothing was changed.`,
    '',
    `Was it you? Please sign in: ${config.publicUrl}/login`,
    `Did you forget your password? Set a new one: ${config.publicUrl}/forgot-password`,
    'If it was not you, you need not do anything.',
  ].join('\n');
  await mail.queue(trx, { to: email, subject: 'You have an account already', text });
}
