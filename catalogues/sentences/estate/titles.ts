/** What an estate's month and its people are called where routes and intents name it: the first screen has these, and not all that its pages say. */
export const TITLES = {
  charges: 'Charges',
  holdsCharges: 'What the estate charged its meters, run by run.',
  chargeMeters: 'Charge meters',
  chargingRule: 'How the month is charged',
  takeBack: 'Take a run back',
  say: 'charges of the estate',
  debtors: 'Who owes',
  holdsDebtors: 'What each meter owes, and for how long.',
  administrators: 'Administrators',
  holdsAdministrators: 'Who administers the estate, and who is invited to.',
  inviteAdministrator: 'Invite an administrator',
  removeAdministrator: 'Remove an administrator',
  sayAdministrators: 'administrators of the estate',
  statement: 'Statement of account',
  holdsStatement: 'What a meter was charged and what was paid on it, line by line.',
} as const;
