import { type AdministratorState, INVITATION_DAYS } from '../../administrators.ts';
import { TITLES } from './titles.ts';

/** How an administrator or an invitation stands, in a list. */
export const ADMINISTRATOR_WORDS: Readonly<Record<AdministratorState, string>> = {
  active: 'Active',
  invited: 'Invited',
  expired: 'Link expired',
};

/** What is said of who administers an estate. */
export const ADMINISTRATORS = {
  title: TITLES.administrators,
  invited: (email: string) =>
    `An invitation was e-mailed to ${email}. Its link works once, for ${INVITATION_DAYS} days.`,
  already: (email: string) => `${email} belongs to an administrator of this estate already.`,
  resident: (email: string) =>
    `${email} is the address of a resident. An administrator needs an address of their own, so please give another one.`,
  withdrawn: (email: string) => `The invitation of ${email} is taken back. Its link works no more.`,
  noInvitation: 'This invitation is over: it was accepted or taken back.',
  over: 'This invitation works no more: it was accepted, taken back, or has expired. If you cannot sign in, please ask whoever sent it for another one.',
  gone: 'This person does not administer the estate any more.',
  reset: (name: string) => `${name} gets a link by e-mail that sets a new password. The old one works until then.`,
  removed: (name: string, estate: string) => `${name} does not administer ${estate} any more, and is signed out.`,
  left: (estate: string) => `You do not administer ${estate} any more, and are signed out.`,
  last: (estate: string) =>
    `${estate} would have no administrator left. Please invite another one first, and remove this one once that invitation is accepted.`,
  joined: (estate: string) => `Your password is set. You administer ${estate}: please sign in with it.`,
  addressTaken:
    'This e-mail address has an account by now, so it cannot be used. Please ask for an invitation to another address.',
  list: {
    name: 'Name',
    email: 'Email',
    estate: 'Estate',
    since: 'Since',
    state: 'Status',
    you: 'You',
    until: (day: string) => `Link works until ${day}`,
    by: (name: string) => `Invited by ${name}`,
    count: 'Administrators and invited',
    nobody: 'Nobody administers this estate',
    nobodyYet: 'Invite somebody, who then chooses a password.',
    resetLabel: 'Mail reset link',
    removeLabel: 'Remove',
    againLabel: 'Invite again',
    withdrawLabel: 'Take back',
  },
  invite: {
    title: TITLES.inviteAdministrator,
    email: { label: 'Email', ask: 'Which e-mail address should the invitation go to?' },
    firstName: { label: 'First name', ask: 'What is the first name of the new administrator?' },
    lastName: { label: 'Last name', ask: 'And the last name?' },
    send: 'Invite',
    sending: 'Sending the invitation',
    dialog: (name: string, estate: string) => `Invite ${name} to administer ${estate}?`,
    ownEstate: 'your estate',
    goes: (email: string) => `The link goes to ${email}, works once, and for ${INVITATION_DAYS} days.`,
    may: 'Who opens it chooses a password, and may then do everything here that you may do.',
    yes: { label: 'Yes, invite', formLabel: 'Invite' },
    no: 'Do not invite',
    kept: 'Nobody was invited.',
  },
  resetting: {
    title: TITLES.resetAdministrator,
    given: 'Administrator',
    which: 'Please say whose password it is, by name or e-mail address.',
    whose: 'Whose password is it? Say it with a name or an e-mail address, or mail the link from their row.',
    send: 'Mail the link',
    looking: 'Looking',
    sending: 'Mailing the link',
    dialog: (name: string) => `Mail ${name} a link that sets a new password?`,
    goes: (email: string) => `The link goes to ${email}, and to nobody else.`,
    until: 'The old password works until the link is used.',
    yes: (name: string) => ({ label: `Yes, mail ${name} the link`, formLabel: `Mail ${name} the link` }),
    no: 'Mail nothing',
    kept: 'Nothing was mailed.',
    resident: (name: string) =>
      `${name} is a resident, and nobody sets a password for them: Forgot password on the page to sign in mails them a link.`,
    nobody: (term: string) => `Nobody who administers is called ${term}.`,
  },
  remove: {
    title: TITLES.removeAdministrator,
    given: 'Administrator',
    which: 'Please choose an administrator on the page Administrators first.',
    send: 'Remove',
    looking: 'Looking',
    sending: 'Removing the administrator',
    dialog: (name: string) => `Remove ${name}?`,
    signedOut: 'They are signed out on every device at once, and links that they were mailed or sent work no more.',
    yourself: 'That is you: you are signed out at once, and only another administrator can invite you again.',
    stays: 'What they did stays in the activity log.',
    yes: { label: 'Yes, remove', formLabel: 'Remove' },
    no: 'Keep',
    kept: 'Nobody was removed.',
  },
} as const;
