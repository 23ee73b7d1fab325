import type { MeterState } from '../held-meters.ts';
import { TITLES } from './estate/titles.ts';

/** How a meter stands for whoever holds it, in their list. */
export const METER_WORDS: Readonly<Record<MeterState, string>> = {
  verified: 'Verified',
  'waits-for-link': 'Waits for the link in your mail',
  'waits-for-estate': 'Waits for the estate',
  refused: 'Refused',
  ended: 'No longer yours',
};

const LOOKING = 'Looking at your meters';

/** What is said of the several meters of one person. */
export const METERS = {
  title: TITLES.myMeters,
  /** A meter as its holder calls it. */
  called: (meter: string, name: string | null) => (name === null ? meter : `${meter} (${name})`),
  /** Before a yes to power, where another meter may have been meant. */
  notThat: (said: string, meter: string) =>
    `No meter of yours is “${said}”. This is for meter ${meter}. For another one of yours, say "for" and its name or its whole number.`,
  /** Dues, where another meter than the one in use was named. */
  duesInUse: (meter: string) => `Dues are paid for the meter in use. To pay for ${meter}, use that one first.`,
  /** Where words name none of several meters, and what is owed is that of the one in use. */
  inUseInstead: (said: string, meter: string) =>
    `No meter of yours is “${said}”. This is of meter ${meter}, which is in use.`,
  toUse: (meter: string) => `Use ${meter}`,
  /** Ahead of what is told of one that is not in use. */
  ofMeter: (meter: string) => `This is of meter ${meter}.`,
  heldAlready: 'This meter is on your account already.',
  tooMany: (most: number) => `An account holds ${most} meters at most. Please give one up first.`,
  added: (meter: string) =>
    `Meter ${meter} is added. Please open the link that we have e-mailed to you. An estate that verifies its residents itself then lets you in. Until then you see nothing of it.`,
  addedInUse: (meter: string) =>
    `Meter ${meter} is added, and in use. Please open the link that we have e-mailed to you. An estate that verifies its residents itself then lets you in.`,
  nameTaken: 'Another meter of yours has this name. Please choose another.',
  nameLong: (most: number) => `Please use ${most} letters at most.`,
  nameLetters: 'Please use a word, as shop or mother. A number would be taken for a meter number.',
  notYours: 'This is no meter of your account.',
  notNamed:
    'You have more than one meter, and this page does not say which one this is for. Nothing was charged. Please reload the page and begin anew.',
  inUseNow: (meter: string, estate: string) =>
    `You use meter ${meter} of ${estate} now. What you buy and pay from here on is for it.`,
  inUseAlready: (meter: string) => `You use meter ${meter} already.`,
  estateInactive: (estate: string) => `${estate} cannot be paid here at the moment.`,
  named: (meter: string, name: string) => `Meter ${meter} is called ${name} now.`,
  unnamed: (meter: string) => `Meter ${meter} has no name any more.`,
  givenUp: (meter: string) =>
    `Meter ${meter} is no longer on your account. What you bought for it stays yours, and what it owes stays with it.`,
  givenUpAlready: (meter: string) => `That has been done: meter ${meter} is no longer on your account.`,
  giveUpInUse: 'You use this meter. Please use another one of yours first, and then give this one up.',
  giveUpLast: 'This is your only meter. To have another one in its place, change your meter number in your profile.',
  list: {
    meter: 'Meter',
    name: 'Name',
    place: 'Estate',
    state: 'Status',
    since: 'Since',
    inUse: 'In use',
    count: 'Meters',
    heldNow: (count: string) => `Yours now: ${count}.`,
    using: (meter: string) => `In use: ${meter}.`,
    none: 'There is no meter on your account. Please add one.',
    useLabel: 'Use',
    nameLabel: 'Name',
    giveUpLabel: 'Give up',
  },
  which: {
    label: 'Which meter',
    example: 'e.g. shop',
    looking: LOOKING,
    none: (said: string) => `No meter of yours is “${said}”.`,
    forAsk: 'Which of your meters is it for?',
    several: (said: string) => `“${said}” fits more than one.`,
    unsure: (said: string) => `Which one “${said}” means is not clear.`,
    yours: (meters: readonly string[]) => `Yours are: ${meters.join('; ')}. Which one?`,
  },
  add: {
    title: TITLES.addMeter,
    meterAsk: 'What is the number of the meter?',
    name: 'Name',
    nameAsk: 'What do you call it?',
    nameHint: 'You alone see the name.',
    send: 'Add the meter',
    checking: 'Checking the meter number',
    sending: 'Adding the meter',
    belongs: (meter: string, estate: string) => `Meter ${meter} belongs to ${estate}. Add it to your account?`,
    after: 'The meter that you use stays in use.',
    lines:
      'This meter is verified separately: you open the link that we e-mail to you, and its estate verifies you where it does so.',
    no: 'Do not add',
    kept: 'No meter was added.',
    failed: 'The meter could not be added. Please try again.',
  },
  use: {
    title: TITLES.useMeter,
    ask: 'Which of your meters do you want to use?',
    send: 'Use the meter',
    sending: 'Changing to the meter',
  },
  call: {
    title: TITLES.nameMeter,
    ask: 'Which of your meters do you want to name?',
    send: 'Save the name',
    sending: 'Saving the name',
  },
  giveUp: {
    title: TITLES.giveUpMeter,
    ask: 'Which of your meters do you want to give up?',
    send: 'Give up the meter',
    looking: LOOKING,
    sending: 'Giving up the meter',
    dialog: (meter: string) => `Give up meter ${meter}?`,
    stays: 'Your purchases, tokens and receipts stay yours. What it owes stays with the house.',
    after: 'You see nothing of it any more, and its estate has to let you in again if you add it once more.',
    yes: (meter: string) => ({ label: `Yes, give up ${meter}`, formLabel: `Give up ${meter}` }),
    no: 'No',
    kept: 'Nothing was given up.',
  },
} as const;
