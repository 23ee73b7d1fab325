import { BOOK_YEARS, GRACE_DAYS } from '#catalogues/personal-data/spans.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import type { Mail } from '../mail/outbox.ts';

interface Config {
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** The mail to somebody whose account is to be deleted on a day, `YYYY-MM-DD`. */
export function deletionAskedLetter(to: string, on: string, { publicUrl, supportEmail }: Config): Mail {
  const text = [
    'Hello,',
    '',
    `You asked us to delete your Wattchat account. It is deleted on ${formatDay(on)}, and signed out on every device until then.`,
    '',
    `Have you changed your mind? Sign in within ${GRACE_DAYS} days, and your account stays: ${publicUrl}/login`,
    `If it was not you, sign in, set a new password and write to ${supportEmail}.`,
  ].join('\n');
  return { to, subject: `Your account is deleted on ${formatDay(on)}`, text };
}

/** The mail to somebody whose account was deleted: the last one to that address. */
export function deletedLetter(to: string, { publicUrl, supportEmail }: Config): Mail {
  const text = [
    'Hello,',
    '',
    'Your Wattchat account is deleted. Nobody can sign in to it or bring it back.',
    '',
    `Your name, e-mail address and phone number are gone, and so are your conversation and what you wrote to us. Orders, payments and the books stay without them for ${BOOK_YEARS} years at least, as the law asks.`,
    '',
    `What we keep and why: ${publicUrl}/privacy`,
    `If you have questions, write to ${supportEmail}.`,
  ].join('\n');
  return { to, subject: 'Your account is deleted', text };
}

/** The mail to somebody whose account should have been deleted by now, with why it was not. */
export function putOffLetter(to: string, reasons: readonly string[], { publicUrl, supportEmail }: Config): Mail {
  const text = [
    'Hello,',
    '',
    'You asked us to delete your Wattchat account. It could not be deleted yet:',
    '',
    ...reasons,
    '',
    'We look again every night, and delete it once nothing is open.',
    `To see to it yourself, sign in: ${publicUrl}/login. Then your account stays until you ask again.`,
    `If you have questions, write to ${supportEmail}.`,
  ].join('\n');
  return { to, subject: 'Your account could not be deleted yet', text };
}

/** The mail to the address that an account had before, while the change of it can be taken back: it may have been taken from them. */
export function formerAddressLetter(to: string, on: string, { supportEmail }: Config): Mail {
  const text = [
    'Hello,',
    '',
    `Your Wattchat account got another e-mail address lately. Now somebody asked with its password to have it deleted, on ${formatDay(on)}.`,
    '',
    'Was it you? Then you need not do anything.',
    'If it was not you, open the link in the mail that told you of the change. It brings this address back, and your account is not deleted.',
    `If there is no such link, write to ${supportEmail}.`,
  ].join('\n');
  return { to, subject: 'Your account is to be deleted', text };
}
