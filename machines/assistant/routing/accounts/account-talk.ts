import { ROLE_LABELS, type Role } from '#catalogues/roles.ts';
import type { SessionView } from '../../conversation/conversation-view.ts';

/** What the assistant itself says of accounts. */
export const ACCOUNT_TALK = {
  alreadyMember: 'You have an account, and you are signed in. To open another one, sign out first.',
  changeInstead:
    'You are signed in, so you can change your password here. If you do not know the old one, sign out and ask for a link that sets a new one.',
  passwordHidden:
    'I have hidden the password in what you typed, and did not keep it. Please type it only where I ask for it: there it is masked.',
  whichName: (name: string) => `Is ${name} your first name or your last name?`,
  whichNameChanges: 'Which name should be changed?',
  bothNames: (first: string, last: string) => `I take ${first} as your first name and ${last} as your last name.`,
  administrator: (role: Role | null) =>
    role === 'service-admin' || role === 'netplus-admin'
      ? 'That is not changed here. Please write to support. Your name, e-mail address and phone number you can change yourself.'
      : `Your estate's administrator changes that. Your name, e-mail address${role === 'service-owner' ? ' and phone number' : ', phone number and meter'} you can change yourself.`,
  leaving: 'A person closes accounts. Please write to support from the address of your account.',
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
