/** What is said of paying by transfer. */
export const TRANSFER_SENTENCES = {
  pay: 'Pay by transfer',
  assigning: 'Getting an account number',
  looking: 'Asking the bank',
  how: 'You can pay by transfer: say "pay by transfer", and I show an account number, the exact sum and until when it can be sent. That alone costs nothing.',
  ofWhat:
    'What is it for? Choose it first. Where a transfer can pay it, say "pay by transfer" at the price, and I show an account number.',
  ofWhatOrOwn:
    'What is it for? Choose it first. Where a transfer can pay it, say "pay by transfer" at the price, and I show an account number. For what you owe your estate there is "my account number", too.',
  atPrice:
    'Where a transfer can pay it, say "pay by transfer" when the price is read back, and I show an account number.',
  means:
    'You pay by card, or from any bank app by transfer: where a transfer can pay it, say "pay by transfer" when the price is read back, and I show an account number. Cash is not taken here.',
  noneYet:
    'No account number was given for this purchase, so no transfer can pay it yet. Say "pay by transfer" for one, "my account number" for the credit of your own, or "payment issues" about money that you sent.',
  send: 'Send this from your bank app. I notice it by myself, mostly within a minute.',
  sendAgain: (exact: string) => `Please send exactly ${exact} to the same account number.`,
  expired: 'This account number has expired: send nothing to it any more. What you sent before is still noticed.',
  less: (came: string, missing: string) =>
    `${came} came, ${missing} is missing. It goes back to your bank account by itself.`,
  more: (came: string, over: string) => `${came} came, ${over} too much. It goes back to your bank account by itself.`,
  notYet: 'Not here yet. Banks need up to 10 minutes. I keep looking, and you may leave.',
  sent: 'I have sent it',
  card: 'Pay by card',
  anew: 'New number',
  notNow: 'There is no account number to be had just now. Pay by card, or try again in a minute.',
  none: 'There is no account number for this payment.',
  cancelled: 'Cancelled. If you have already sent the money, it is still noticed: you get what you paid for.',
  notOffered: 'Transfers cannot be taken here just now. You can pay by card.',
  only: (exact: string, said: string) =>
    `Only exactly ${exact} is taken: ${said} goes back to your bank account by itself. Please send ${exact} to the same account number.`,
  placeholder: 'e.g. I sent 5000 only',
  /** Of the card. */
  accountNumber: 'Account number',
  exactly: 'Send exactly',
  madeOf: (amount: string, fee: string) => `${amount} and ${fee} fee. `,
  otherSums: 'Another sum goes back to you.',
  waiting: (exact: string) => `Waiting for your ${exact}. You may leave, we mail what you buy.`,
  ended: 'This number has expired',
  minutesLeft: (minutes: number) => `${minutes} min left`,
  copyNumber: 'Copy account number',
  copyAmount: 'Copy',
  copied: 'Copied',
  bank: 'Bank',
  left: 'Time',
  testBank: (address: string) => `The bank of the demonstration: ${address}`,
  bankPage: 'Open the test bank',
} as const;
