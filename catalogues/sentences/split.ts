/** What is said of a top-up of which a part goes to what is owed (decision 208). */
export const SPLIT = {
  /** Of an amount: what of it buys power, and what goes there. */
  power: 'For power',
  row: 'To what you owe',
  rule: (share: string, owed: string) =>
    `You owe ${owed}. Your estate takes ${share} percent of each top-up for it, the oldest first, until it is paid.`,
  /** Before a yes. */
  said: (amount: string, power: string, paid: string) => `${amount}: ${power} for power, ${paid}.`,
  to: (amount: string, what: string) => `${amount} to ${what}`,
  named: (what: string, reason: string) => `${what} (${reason})`,
  others: 'what else you owe',
  fromCredit: 'If you pay from your credit, all of it buys power.',
  /** What is owed was paid, charged or ruled otherwise since it was shown. */
  moved: 'What of your top-up goes to what you owe has changed. Please look at it again before you pay.',
  /** On a receipt: what that has paid, and what of it was too much. */
  paidTo: (what: string) => `Paid: ${what}`,
  byOrder: (amount: string, orderId: string) => `${amount}, order ${orderId}`,
  leftAs: 'Left as your credit',
  /** Why a part was taken: of the last top-up, and by the rule of now. */
  lastDivided: (amount: string, day: string, power: string, debt: string) =>
    `Of your top-up of ${amount} on ${day}, ${power} bought power, and ${debt} went to what you owe your estate.`,
  lastWhole: (amount: string, day: string, fee: string) =>
    `All of your top-up of ${amount} on ${day} bought power. The convenience fee of ${fee} came on top.`,
  allForPower: (amount: string, day: string) => `All of your top-up of ${amount} on ${day} bought power.`,
  noneNow: 'Just now nothing of a top-up is taken for what you owe.',
  seen: 'You see both parts before you say yes, and on the receipt.',
  someEstates:
    'Some estates take a part of each top-up from whoever owes them, until it is paid. Whoever buys sees both parts before the yes, and on the receipt.',
  rows: (power: string, debt: string, fee: string) =>
    `${power} of it was for power, ${debt} for what you owe, and ${fee} the convenience fee.`,
  twoRows: (power: string, debt: string) => `${power} of it was for power, and ${debt} for what you owe.`,
} as const;
