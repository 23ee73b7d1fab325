import { many } from './count.ts';

/** Words about all that is kept of somebody, as a file of theirs. */
export const OWN_DATA = {
  title: 'Download my data',
  card: {
    title: 'What we keep of you',
    badge: 'Yours',
    line: 'Everything that is kept of your account, in one file: your details, orders, payments, tokens, tickets and what you wrote here.',
  },
  dialog: {
    title: 'Make a file of everything we keep of you?',
    lines: ['Your tokens and what you wrote here stand in it. Keep it where nobody else reads it.'],
  },
  yes: { label: 'Yes, make the file', formLabel: 'Make the file' },
  no: 'No file',
  none: 'No file was made.',
  sending: 'Making your file',
  ready: 'Your file is ready.',
  file: 'Download the file',
  confirmFirst:
    'Please confirm your e-mail address first, with the link that we e-mailed to you. Then we make the file of what we keep of you.',
  again: 'Make it again',
  leave: 'Done',
  /** What stands at the head of the file. */
  fileOf: (when: string) => `Everything that Wattchat keeps of you, as of ${when}.`,
  fileReads:
    'Each kind says what it is, why and how long it is kept, then what there is of it. Sums are in kobo (100 kobo are a naira), times in UTC.',
  fileWithout:
    'It has no passwords and no names of others. The files of a ticket are had at the ticket. What you bought as a visitor, without signing in, is not in it.',
} as const;

/** Words about deleting the own account. */
export const DELETION = {
  title: 'Delete my account',
  card: {
    title: 'Delete your account',
    badge: 'For good',
    line: (days: number) =>
      `Your name, e-mail address, phone number, conversation and messages go. For ${many(days, 'day', 'days')} you can take it back.`,
  },
  signOut: 'Sign out',
  orSignOut: 'Do you want to sign out on this device, or delete your account for good?',
  password: 'What is your password? Without it nothing is deleted.',
  dialog: {
    title: 'Delete your account?',
    goes: 'What goes: your name, e-mail address and phone number, your conversation, what you wrote to support, where you signed in, and your reminders.',
    stays: (years: number) =>
      `What stays, without your name: orders, payments, tokens and the books, because the law asks for them for ${many(years, 'year', 'years')}, and the activity log. The meter stays with your estate, and so does what the house owes.`,
    grace: (days: number) =>
      `You are signed out everywhere now. For ${many(days, 'day', 'days')} signing in takes it back. After that nobody can.`,
  },
  yes: { label: 'Yes, delete my account', formLabel: 'Delete my account' },
  no: 'Keep my account',
  kept: 'Your account stays as it is.',
  checking: 'Looking at what is open',
  sending: 'Saying that your account goes',
  asked: (day: string) =>
    `Your account is deleted on ${day}. Until then signing in takes it back. We have e-mailed you this.`,
  maybe:
    'You are signed out, so your account may be on its way to be deleted already. Look in your e-mail: if it is, we have written to you. Signing in takes it back.',
  signedOut: 'You are signed out. Until your account is deleted, signing in takes it back.',
  already: (day: string) => `Your account is to be deleted on ${day} already.`,
  /** Why an account cannot go yet. */
  notYet: (reasons: readonly string[]) => `Your account cannot be deleted yet. ${reasons.join(' ')}`,
  reasons: {
    orders: (count: number) =>
      `${many(count, 'order is', 'orders are')} still open. Wait until each is delivered or paid back.`,
    refunds: (count: number) =>
      `${many(count, 'refund is', 'refunds are')} on the way to you. Wait until it has arrived.`,
    disputes: (count: number) => `Your bank still disputes ${many(count, 'payment', 'payments')}.`,
    arrivals: (count: number) =>
      `A decision is still to come on ${many(count, 'transfer', 'transfers')} to your account number.`,
    credit: (sum: string) => `You have ${sum} of credit. Spend it first, or write to support to have it paid out.`,
    lastAdministrator: (estate: string) =>
      `You are the last administrator of ${estate}. Invite another one first: "invite an administrator".`,
    lastOfPlatform: 'You are the last administrator of the platform.',
  },
} as const;
