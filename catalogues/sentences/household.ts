import { HOUSEHOLD_INVITATION_DAYS, type HouseholdState } from '../households.ts';
import { TITLES } from './estate/titles.ts';

/** How somebody of a household stands, in its list. */
export const HOUSEHOLD_WORDS: Readonly<Record<HouseholdState, string>> = {
  'lives-there': 'Lives there',
  waits: 'Waits to be let in',
  invited: 'Invited',
};

/** What is said of who lives on a meter together. */
export const HOUSEHOLD = {
  title: TITLES.household,
  invited: (email: string) =>
    `An invitation was e-mailed to ${email}. They sign up with your meter number, and see nothing of the house before they are let in.`,
  livesThere: (email: string) => `${email} belongs to somebody who lives in this house already.`,
  tooManyInvited: (most: number) => `${most} invitations to this house are open already. Please take one back first.`,
  withdrawn: (email: string) => `The invitation of ${email} is taken back.`,
  invitationOver: 'This invitation is over: it was taken back, or another took its place.',
  notHead: 'Only whoever leads the household may do this, or an administrator of your estate.',
  notYourself: 'That is you. To leave the house, change your meter number in your profile, or ask your estate.',
  changed: 'Who lives there has changed meanwhile. Please look at it again.',
  leadsAlready: (name: string) => `${name} leads this household already.`,
  leadsNow: (name: string, address: string) => `${name} leads the household of ${address} now.`,
  takenOut: (name: string, address: string) =>
    `${name} is taken out of the household of ${address}, and is signed out. They come again by an invitation alone.`,
  takenOutAlready: (name: string, day: string) => `That has been done: ${name} was taken out on ${day}.`,
  keptOut:
    'You were taken out of the household of this meter. Please ask whoever leads it, or the administrators of the estate, to invite you again.',
  list: {
    name: 'Name',
    email: 'Email',
    state: 'Status',
    since: 'Since',
    leads: 'Leads the household',
    you: 'You',
    until: (day: string) => `Open until ${day}`,
    by: (name: string) => `Invited by ${name}`,
    count: 'People who live there',
    of: (address: string, meter: string) => `${address}, meter ${meter}`,
    told: (people: string) => `People who live there: ${people}.`,
    waiting: (count: string) => `Waiting to be let in: ${count}.`,
    strangers: 'If you do not know who waits, please tell your estate.',
    house: 'Meter number or house',
    whichHouse: 'Please enter a meter number or a house',
    choose: 'Search for a meter or a house, and see who lives there.',
    noHouse: 'No house here has this meter number or address.',
    nobody: 'Nobody who lives there has an account.',
    takeOutLabel: 'Take out',
    leadLabel: 'Let lead',
    withdrawLabel: 'Take back',
  },
  invite: {
    title: TITLES.inviteToHousehold,
    email: { label: 'Email', ask: 'Which e-mail address should the invitation go to?' },
    send: 'Invite',
    looking: 'Looking at your household',
    sending: 'Sending the invitation',
    dialog: (email: string, address: string) => `Invite ${email} to ${address}?`,
    goes: (meter: string) =>
      `They are mailed meter number ${meter} and how to sign up with it. The invitation is open for ${HOUSEHOLD_INVITATION_DAYS} days.`,
    waits:
      'It lets nobody in by itself: they confirm their address, and where your estate verifies its residents, it does so first.',
    sees: 'Once they are in, they buy power for the house, and see what it owes and has paid.',
    yes: (email: string) => ({ label: `Yes, invite ${email}`, formLabel: `Invite ${email}` }),
    no: 'Do not invite',
    kept: 'Nobody was invited.',
  },
  takeOut: {
    title: TITLES.takeOutOfHousehold,
    who: 'Who',
    whoAsk: 'Who is taken out of your household? Give the name.',
    whoExample: 'Name',
    nobody: (name: string) => `Nobody called "${name}" lives in your house by an account.`,
    several: (names: readonly string[]) => `This fits ${names.join(' and ')}. Please give the whole name.`,
    alone: 'Nobody else lives in your house by an account.',
    send: 'Look who it is',
    looking: 'Looking who lives there',
    sending: 'Taking them out',
    dialog: (name: string) => `Take ${name} out of your household?`,
    house: (address: string, meter: string) => `${address}, meter ${meter}.`,
    after:
      'They are signed out on every device and read nothing of the house any more. Their account and own purchases stay theirs.',
    back: 'They come again only if somebody who lives there, or your estate, invites them. They are mailed.',
    yes: (name: string) => ({ label: `Yes, take ${name} out`, formLabel: `Take ${name} out` }),
    no: 'Keep',
    kept: 'Nobody was taken out.',
  },
  head: {
    title: TITLES.nameHead,
    given: 'Resident',
    which: 'Please choose somebody on the page Household first.',
    send: 'Let lead',
    looking: 'Looking',
    sending: 'Writing it down',
    dialog: (name: string) => `Let ${name} lead the household?`,
    may: 'Whoever leads may take others out of it, and take invitations back. There is one at a time.',
    yours: 'You lead it no more then: only they or your estate give it back to you.',
    yes: (name: string) => ({ label: `Yes, let ${name} lead`, formLabel: `Let ${name} lead` }),
    no: 'Leave it',
    kept: 'Who leads has not changed.',
  },
} as const;
