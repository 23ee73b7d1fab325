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
  none: 'Nothing of it is owed. In advance it is paid by the month.',
  nothing: (amount: string) => `Nothing of it is owed, so it is paid by the month. I have not used ${amount}.`,
} as const;
