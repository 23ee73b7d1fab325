import type { ApprovalKind, ApprovalList, ApprovalState } from '../approvals.ts';

/** What administrators read of deeds that two people do. */
export const APPROVALS = {
  title: 'Approvals',
  say: 'what waits for my approval',
  tabs: { waiting: 'Waiting for approval', over: 'Approvals that are over' } satisfies Record<ApprovalList, string>,
  none: { waiting: 'Nothing waits for approval.', over: 'No approval is over yet.' } satisfies Record<
    ApprovalList,
    string
  >,
  kinds: {
    balance: 'Change of a balance',
    'balance-limit': 'Limit for balances',
    refund: 'Refund by hand',
  } satisfies Record<ApprovalKind, string>,
  states: {
    waiting: 'Waits',
    approved: 'Approved',
    refused: 'Refused',
    'taken-back': 'Taken back',
    outdated: 'Did not fit any more',
    expired: 'Nobody answered in time',
  } satisfies Record<ApprovalState, string>,

  waitsForYou: 'Somebody asked for what two people do.',

  number: 'Approval',
  what: 'What it is',
  about: 'About',
  amount: 'Amount',
  becomes: 'Now and then',
  by: 'Asked by',
  you: 'You',
  gone: 'Somebody whose account is deleted',
  until: 'Waits until',
  reason: 'Reason',
  state: 'State',
  ended: 'Ended',
  paidOn: (when: string) => `paid ${when}`,
  payUntil: (when: string) => `agreed, to be paid until ${when}`,
  change: (before: string, after: string) => `${before}, then ${after}`,
  noLimit: 'no limit',
  everything: 'every change',
  above: (sum: string) => `above ${sum}`,
  limitLabel: 'Two people are needed',
  never: 'Never',
  oneIsEnough: 'One person is enough, whatever the sum.',

  approve: 'Approve',
  refuse: 'Refuse',
  takeBack: 'Take back',
  deciding: 'Decide what waits',
  which: 'Which one is it?',
  select: 'Select one',
  listing: 'Looking at what waits',
  deed: 'Do',
  whichDeed: 'Approve it, refuse it, or take it back?',
  deeds: { approve: 'Approve it', refuse: 'Refuse it', 'take-back': 'Take it back' },
  called: (number: number, what: string) => `Approval ${number}: ${what}`,
  whyRefuse: 'Why is it refused? Whoever asked reads it.',
  whyExample: 'e.g. the receipt is for another house',
  whyNeeded: 'Please say why',
  whyLong: (most: number) => `At most ${most} characters, please`,
  goOn: 'Go on',
  saving: 'Writing it down',
  dialog: {
    approve: (number: number) => `Approve number ${number}?`,
    refuse: (number: number) => `Refuse number ${number}?`,
    'take-back': (number: number) => `Take number ${number} back?`,
  },
  asksFor: (who: string, when: string) => `${who} asked for it on ${when}.`,
  balanceOf: (service: string, meter: string, house: string | null) =>
    house === null ? `${service} of meter ${meter}.` : `${service} of ${house}, meter ${meter}.`,
  fromTo: (before: string, after: string, by: string) => `${before} becomes ${after}, a change of ${by}.`,
  limitOf: (before: string, after: string) => `Two people for a change of a balance. Now: ${before}. Then: ${after}.`,
  refundOf: (sum: string, order: string) => `${sum} for order ${order}, paid back by hand.`,
  goesTo: (account: string) => `It goes to ${account}.`,
  noAccount: 'Its payer has given no account.',
  because: (reason: string) => `Reason: ${reason}`,
  follows: {
    balance: 'The balance changes at once, and the resident sees it.',
    'balance-limit': 'It holds at once.',
    refund: (days: number) => `It may be paid by hand then, once, within ${days} days.`,
  },
  lookTwice: 'You answer for it with whoever asked.',
  yes: {
    approve: { label: 'Yes, approve it', formLabel: 'Approve it' },
    refuse: { label: 'Yes, refuse it', formLabel: 'Refuse it' },
    'take-back': { label: 'Yes, take it back', formLabel: 'Take it back' },
  },
  /** A yes to what moves money says how much. */
  yesRefund: (sum: string) => ({ label: `Yes, approve ${sum} back`, formLabel: `Approve ${sum} back` }),
  yesChange: (sum: string) => ({
    label: `Yes, approve the change of ${sum}`,
    formLabel: `Approve the change of ${sum}`,
  }),
  no: 'No, leave it',
  left: 'It still waits.',

  approved: {
    balance: (now: string) => `Approved. ${now}`,
    'balance-limit': (limit: string) => `Approved. Two people are needed ${limit} now.`,
    limitOff: 'Approved. There is no limit any more.',
    refund: (sum: string, order: string, day: string) =>
      `Approved. ${sum} for ${order} may be paid by hand until ${day}.`,
  },
  refused: (number: number) => `Approval ${number} is refused, and whoever asked is told.`,
  takenBack: (number: number) => `Approval ${number} is taken back.`,

  notFound: 'There is no such approval.',
  over: (number: number, state: string) => `Approval ${number} waits no more: ${state.toLowerCase()}.`,
  own: 'You asked for this yourself. Somebody else has to approve or refuse it; you can take it back.',
  notOwn: 'Only whoever asked for it takes it back. You can refuse it.',
  noReason: 'Please say why it is refused.',
  tooNew: 'You came into this office after it was asked for. Somebody who was there before has to approve it.',
  leaving: 'You have asked to leave this office, so somebody else has to approve it.',
  askerGone: 'Whoever asked for it is not in office any more. It has ended; please ask anew if it is still right.',
  limitMoved: (now: string) => `The limit has changed meanwhile: ${now} now. Please look again.`,
  refundMoved: 'This refund is not to be paid by hand any more, so there is nothing to approve.',
  refundSum: 'The sum of this refund has changed. Please ask anew.',
  accountMoved: 'Its payer has given another account since it was asked for. Please ask anew.',

  needed: (sum: string, limit: string) => `${sum} is more than one person may change here: two are needed ${limit}.`,
  neededRefund: (sum: string, limit: string) =>
    `This refund is ${sum}. Two people are needed ${limit}: ask for it first, before anything is paid, and somebody else approves it.`,
  askFirst: 'Ask a second person',
  notNeeded: 'One person is enough for this. It can be done at once.',
  who: (names: string, day: string) => `${names} can approve it, until ${day}. Nothing changes before that.`,
  orOther: (names: readonly string[]) => {
    if (names.length > 3) return `${names.slice(0, 3).join(', ')} or ${names.length - 3} more`;
    return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');
  },
  nobodyElse: {
    estate:
      'Two people are needed for this, and nobody else administers the estate. Please invite a second administrator first.',
    platform:
      'Two people are needed for this, and nobody else administers the platform. Please have a second platform administrator made first.',
  },
  asked: (number: number, names: string, day: string) =>
    `Asked for as approval ${number}. ${names} can approve it until ${day}. Nothing has changed yet.`,
  askedAlready: (number: number, who: string, when: string) =>
    `This waits already: ${who} asked for it on ${when}, as approval ${number}.`,
  agreedAlready: (number: number, day: string) =>
    `This is agreed already, as approval ${number}: it may be paid until ${day}.`,
  whyAsk: 'Why is it asked for? The second person reads it.',
  reasonNeeded: 'Please say why: the second person reads it',
  yesAsk: { label: 'Yes, ask for it', formLabel: 'Ask for it' },

  limit: {
    title: 'Limit for balances',
    say: 'set the limit for balances',
    label: 'Two people above',
    ask: 'Above which sum should a change of a balance need two people? Say a sum in naira, or none.',
    hint: 'A sum in naira. 0 means every change, none that one person is enough.',
    placeholder: 'e.g. 50000, or none',
    required: 'Please give a sum in naira, or none',
    unclear: 'Please give a sum in naira, e.g. 50000, or none',
    large: 'A limit is at most ₦100,000,000',
    change: 'Change the limit',
    save: 'Save',
    looking: 'Looking at your settings',
    already: (limit: string) => `It is so already: ${limit}.`,
    lower: 'It holds at once. From then on one person cannot raise it or take it away alone.',
    raise: 'A second person has to agree to that, as the limit guards nothing else.',
    yes: { label: 'Yes, set it', formLabel: 'Set it' },
    kept: 'The limit stays as it is.',
    set: (limit: string) => `Saved. Two people are needed ${limit}.`,
    now: (limit: string) => `Two people are needed ${limit}.`,
    none: 'One person changes any balance.',
    badge: { none: 'No limit', set: (above: string) => `Two people ${above}` },
    alone:
      'You are the only administrator. With a limit nobody could approve what you ask for: please invite a second one first.',
    moved: (limit: string) => `The limit has changed meanwhile: ${limit} now. Please look again.`,
  },
} as const;
