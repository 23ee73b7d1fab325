import { formatDay } from '#machines/kit/writing/format.ts';
import type { Mail } from '../../mail/outbox.ts';

/** What somebody who moved out is told of. `publicUrl`: of the portal, without a slash at the end. */
interface Told {
  readonly email: string;
  readonly estate: string;
  readonly meterNumber: string;
  readonly address: string;
  /** In Lagos, `YYYY-MM-DD`. */
  readonly day: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** The mail to somebody whom an administrator had move out. No figure stands in it: the account may never have seen one. */
export function movedOutLetter({ email, estate, meterNumber, address, day, publicUrl, supportEmail }: Told): Mail {
  const text = [
    'Hello,',
    '',
    `${estate} has noted that you moved out of ${address}, meter ${meterNumber}, on ${formatDay(day)}.`,
    '',
    'Your Wattchat account stays yours, with your purchases, tokens and receipts. The meter is no longer yours: you are asked for nothing on it, and cannot buy for it as its resident. All devices are signed out.',
    '',
    `Sign in as before: ${publicUrl}/login`,
    `Where you live now, add your meter in your profile: ${publicUrl}/user-page`,
    '',
    `If you have not moved out, please ask the administrators of ${estate}, or write to ${supportEmail}.`,
  ].join('\n');
  return { to: email, subject: `You moved out of ${address}`, text };
}
