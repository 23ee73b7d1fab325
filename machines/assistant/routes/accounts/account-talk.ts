import { administers, ROLE_LABELS, type Role } from '#catalogues/roles.ts';
import type { SessionView } from '#machines/session/session.ts';

/** What the assistant itself says of accounts. */
export const ACCOUNT_TALK = {
  alreadyMember: 'You have an account, and you are signed in. To open another one, sign out first.',
  changeInstead:
    'You are signed in, so you can change your password here. Did you forget the old one? Sign out, and ask for a link to set a new one.',
  passwordHidden:
    'I hid the password you typed, and did not keep it. Please type it only when I ask for it. Then nobody can see it.',
  whichName: (name: string) => `Is ${name} your first name or your last name?`,
  whichNameChanges: 'Which name would you like to change?',
  bothNames: (first: string, last: string) => `I take ${first} as your first name and ${last} as your last name.`,
  administrator: (role: Role | null) =>
    administers(role)
      ? 'I cannot change that here. Please write to support. You can change your name, e-mail address and phone number yourself.'
      : `Your estate's administrator changes that. You can change your name, e-mail address${role === 'service-owner' ? ' and phone number' : ', phone number and meter'} yourself.`,
  nobody: 'You are not signed in.',
  signedInAs: ({ firstName, email, role }: SessionView) =>
    `You are signed in as ${firstName ?? ''} (${email ?? ''}), ${role === null ? '' : ROLE_LABELS[role].toLowerCase()}.`,
  lives: ({ estate, address, status, meterNumber }: SessionView) =>
    [
      estate && `Estate: ${estate}`,
      address && `Address: ${address}`,
      meterNumber && status && `Apartment: ${status}`,
      meterNumber && `Meter number: ${meterNumber}`,
    ]
      .filter(Boolean)
      .join('\n'),
  confirmed: 'Your e-mail address is confirmed.',
} as const;
