/** What is said where a part of what is owed to the estate is paid. */
export const PARTS = {
  label: 'A part of what is owed (optional)',
  ask: 'How much of it would you like to pay?',
  example: 'e.g. 5000',
  placeholder: 'Amount in naira, e.g. 5000',
  monthsOrSum: (owed: string) =>
    `How many months would you like to pay for? Or name a sum: ${owed} is owed, and all or a part of it can be paid.`,
  /** Beside the question for months in a form. */
  insteadOfMonths: (owed: string) => `${owed} is owed. All or a part of it can be paid instead: name the sum.`,
  ofFine: (owed: string) => `${owed} is owed, and is paid whole unless a part is named.`,
  all: 'all that is owed',
  most: (owed: string) => `${owed} is owed. Please name that or less of it.`,
  unclear: (owed: string) => `${owed} is owed. Please name the sum in naira, e.g. 5000`,
  none: 'There is no debt of it to pay just now. In advance it is paid by the month.',
  nothing: (amount: string) =>
    `There is no debt of it to pay just now, so it is paid by the month. I have not used ${amount}.`,
  wholeMonths: 'There is no debt of it to pay just now, and a month is paid whole, never in part.',
  notShown: (amount: string) =>
    `What is owed is not shown to you yet, so it is paid by the month. I have not used ${amount}.`,
} as const;
