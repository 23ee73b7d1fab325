/** What is said step by step while a purchase that was said yes to is waited for. */
export const WAITING = {
  /** The first step, while nobody knows yet whether it was paid, and what of. */
  asking: 'Asking your bank',
  whether: (sum: string) => `Whether ${sum} was paid`,
  /** The first step once it is paid, by how that was done. */
  paid: { card: 'Card charged', transfer: 'Transfer arrived', credit: 'Paid from your credit' },
  /** The second step, by what is bought. */
  token: 'Buying your token',
  airtime: 'Sending the airtime',
  data: 'Sending the data',
  internet: 'Buying the internet package',
  cable: 'Paying the subscription',
  bill: 'Paying the bill',
  due: 'Telling your estate',
  /** How the second step stands. */
  onceItIsPaid: 'As soon as it is paid',
  usual: 'Usually within a minute',
  slow: 'Slower than usual, I keep asking',
  late: 'It is late, and I keep asking',
  /** The last step is what is bought: where it will be. */
  receipt: 'Receipt',
  hereAndMailed: 'Here and in your mail',
  here: 'Here',
  /** How the receipt stands meanwhile. */
  onItsWay: 'On its way',
  digitsHere: 'Your digits will stand here',
  mayLeave: 'You may leave.',
  mails: (email: string) => `I mail it to ${email} once it is there.`,
  mailsYou: 'I mail it to you once it is there.',
  goesOn: 'It goes on without you.',
  notAgain: 'Please do not pay again.',
} as const;
