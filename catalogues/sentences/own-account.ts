/** What is said of residents' own account numbers, and of money that comes to them. */
export const OWN_ACCOUNT = {
  title: 'My account number',
  open: 'Get my account number',
  dialog:
    'You get an account number of your own. Whatever is sent to it pays what you owe, the oldest first, and the rest is your credit. The payment provider gets your name, e-mail address and phone number for it.',
  yes: 'Yes, open it',
  no: 'Not now',
  kept: 'No account number was opened.',
  opened: (number: string, bank: string, name: string) =>
    `Your account number is ${number} at ${bank}, in the name of ${name}. Whatever is sent to it is yours.`,
  already: (number: string, bank: string) => `Your account number is ${number} at ${bank}.`,
  impossible: 'The payment provider of this portal opens no account numbers.',
  refused:
    'The bank opened no account number for your name, e-mail address and phone number. Please check your profile.',
  notNow: 'No account number can be opened just now. Please try again later.',
  noMeter: 'Your account has no meter, so that there is nothing to pay.',
  none: 'Nothing has come to your account number yet.',
  first: 'You have no account number of your own yet. With one you can pay from any bank app, at any time.',
  cards: { number: 'Account number', credit: 'Your credit' },
  copy: 'Copy the number',
  states: { waiting: 'Waits', matched: 'Yours', returning: 'Goes back', returned: 'Went back' },
} as const;

/** What an administrator is told of money that came to account numbers of their estate. */
export const ARRIVALS = {
  title: 'Money that came',
  none: 'No money has come to account numbers of your residents.',
  holds: "Transfers to your residents' account numbers, those that wait for you first.",
  gone: 'There is no such transfer.',
  decided: 'That was decided already.',
  match: 'Match',
  matchTitle: 'Match a transfer',
  return: 'Send back',
  returnTitle: 'Send a transfer back',
  meter: { label: 'Meter number', ask: 'Whose is it? Please give the meter number.' },
  strange: 'No resident of your estate has this meter number.',
  matchDialog: (amount: string, name: string) =>
    `${amount} becomes the credit of ${name}, and pays what they owe, the oldest first. It cannot be sent back afterwards.`,
  returnDialog: (amount: string) => `${amount} goes back to the bank account it came from.`,
  matched: (amount: string, name: string) => `${amount} is the credit of ${name}.`,
  returning: (amount: string) => `${amount} goes back. It takes the bank a few days.`,
  yesMatch: 'Yes, match it',
  yesReturn: 'Yes, send it back',
  no: 'Leave it',
  kept: 'It still waits.',
} as const;

/** What is said of the rule of an estate. */
export const ARRIVAL_RULE = {
  title: 'Money to account numbers',
  label: 'When money comes',
  ask: 'What happens when money comes to the account number of a resident?',
  dialog: (rule: string) => `From the next transfer on: ${rule}. What came before stays as it is.`,
  already: (rule: string) => `It is so already: ${rule}.`,
  set: (rule: string) => `When money comes: ${rule}.`,
  change: 'Change what happens',
  line: "What is done with money that comes to your residents' account numbers.",
  yes: 'Yes, change it',
  no: 'Leave it as it is',
  kept: 'It stays as it was.',
} as const;
