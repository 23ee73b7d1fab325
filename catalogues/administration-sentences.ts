/** Sentences of our own that flows and pages say to administrators of estates. */
export const ADMINISTRATION_SENTENCES = {
  confirmMeter: 'Confirm Meter',
  holder: (name: string) => `Its holder is ${name}.`,
  noHolder: 'Nobody has an account on it yet.',
  balance: (what: string, now: string, then: string) => `${what} now: ${now}. It becomes: ${then}.`,
  balanceKept: 'The balance stays as it is.',
  balanceSet: (what: string, balance: string) => `${what} of the meter is set: ${balance}.`,
  balanceHint: 'Below 0 is owed, e.g. -15000. Above 0 is paid in advance.',
  fineHint: 'Above 0 is owed. 0 clears it.',
  balanceRequired: 'Please give the new balance in naira',
  balanceUnclear: 'Please give the balance in naira, e.g. -15000, 0 or 5000',
  balanceLarge: 'A balance is at most ₦100,000,000',
  whichResident: 'Which resident is it? Give the name or the meter number.',
  severalResidents: (who: readonly string[], more: number) =>
    `This fits ${who.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Please give the meter number.`,
  noMeterYet: (name: string) => `${name} has no meter yet.`,
  statusRequired: 'Please say whether it is occupied or unoccupied',
  selectEstate: 'Please select an estate',
  imageRequired: 'Please choose an image',
  imageEmpty: 'This file is empty. Please choose an image.',
  residentGone: 'Open a resident to verify one.',
  found: (count: number) => (count === 1 ? 'I found one resident.' : `I found ${count} residents.`),
} as const;
