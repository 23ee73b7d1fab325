import type { EstateDetail, OfficeDetail } from '../../platform.ts';

/** What is said of an estate's name, its address, and how its office is reached. */
export const ESTATE_DETAIL = {
  title: 'How residents reach your estate',
  /** The same flow for the platform, which gives names too. */
  ofAny: 'Name and office of an estate',
  /** What a person says to come to them. */
  sayOffice: 'change our office details',
  sayRename: 'rename an estate',
  called: { name: 'Name', address: 'Address', phone: 'Office phone', email: 'Office e-mail' } satisfies Record<
    EstateDetail,
    string
  >,
  label: 'What to change',
  which: 'What do you want to change: the address, the office phone or the office e-mail?',
  whichOfAny: 'What do you want to change: the name, the address, the office phone or the office e-mail?',
  fillOrNot: 'Write it down, or take it away?',
  fill: 'Write it down',
  takeAway: 'Take it away',
  askName: 'What is the estate called from now on?',
  exampleName: 'e.g. Palm Court Gardens',
  ask: {
    address: 'What is the address of the estate?',
    phone: 'Which phone number has the office of the estate?',
    email: 'Which e-mail address has the office of the estate?',
  } satisfies Record<OfficeDetail, string>,
  example: {
    address: 'e.g. 12 Palm Avenue, Lekki',
    phone: 'e.g. 08031234567',
    email: 'e.g. office@example.com',
  } satisfies Record<OfficeDetail, string>,
  looking: 'Looking at the estate',
  rename: (before: string, after: string) => `Rename ${before} to ${after}?`,
  renaming:
    'Everybody of the estate reads the new name, and the estate is found by it. Receipts of payments that were made before keep the old one.',
  write: (called: string, estate: string) => `${called} of ${estate}: tell its residents this?`,
  takes: (called: string, estate: string) => `${called} of ${estate}: tell its residents none any more?`,
  from: (before: string) => `Until now: ${before}.`,
  fromNone: 'Until now none was written down.',
  after: (after: string) => `From now on: ${after}`,
  yes: { label: 'Yes, save it', formLabel: 'Save it' },
  no: 'Leave it as it is',
  kept: 'It stays as it is.',
  already: (called: string, text: string) => `${called}: it is “${text}” already. Nothing was changed.`,
  noneAlready: (called: string) => `${called}: none is written down anyway. Nothing was changed.`,
  renamed: (before: string, after: string) => `${before} is called ${after} now.`,
  saved: (called: string, text: string) => `Residents who ask are told this now. ${called}: ${text}`,
  gone: (called: string) => `Residents are told this no more: ${called}.`,
  nameTaken: (name: string) => `Another estate is called ${name} already. Each estate has a name of its own.`,
  nameStays: 'An estate always has a name. Give it another one instead.',
  changedMeanwhile: 'Somebody has changed this meanwhile. Please look at it again.',
  /** To whoever changes none of it. */
  byOffice: 'Where an estate is and how its office is reached is written down by its own administrators.',
  byPlatform: 'The platform gives estates their names. Please write to support, and say which name it should have.',
  nameSigns: 'A name has letters and digits, and between them spaces, dots, hyphens, apostrophes and &.',
  /** Whether something is told, as the form names it. */
  page: 'What residents are told',
  /** On the settings page. */
  stands: {
    all: 'Residents who ask how to reach your estate are told this.',
    some: 'Residents who ask are told what is written down, and the way to support for the rest.',
    none: 'Residents who ask how to reach your estate hear that nothing is written down, and the way to support.',
  },
  badge: { all: 'Written down', some: 'Partly written down', none: 'Not written down' },
  change: (called: string) => `Change: ${called}`,
  /** In the platform's list of estates, and to the estate's own administrator. */
  row: 'Change details',
  /** What a resident is told who asks. */
  told: {
    address: (estate: string, text: string) => `${estate} is at ${text}.`,
    phone: (text: string) => `The phone number of its office is ${text}.`,
    email: (text: string) => `The e-mail address of its office is ${text}.`,
    none: (estate: string) => `How the office of ${estate} is reached was not written down here.`,
    missing: {
      address: 'Its address was not written down here.',
      phone: 'No phone number of its office was written down here.',
      email: 'No e-mail address of its office was written down here.',
    },
    inCharge: (estate: string) => `${estate} is run by its estate administrators.`,
    support: (contact: string) => `Our support helps with the portal: ${contact}`,
    ownOffice: 'You can write it down, and residents who ask are told it.',
    writeDown: 'Write it down',
    noEstate: 'Your account belongs to no estate.',
  },
} as const;
