/** What a platform administrator is told of an order that was paid and has not found its end. */
export const STUCK_ORDER_SENTENCES = {
  delivered: 'It was delivered.',
  creditedNot: 'Not credited yet',
  sentNot: 'Not sent yet',
  goingBack: 'Money going back',
  returning: (reason: string) => `Nothing was delivered, and the money is on its way back: ${reason}.`,
  forAPerson: (reason: string) => `For somebody to look at: ${reason}.`,
  disputed: 'Paid, but not as the order says',
  notKnownPaid: 'Not known to be paid',
  withTheProvider: (reason: string) =>
    `Nothing is delivered or paid back from here: ${reason}. Please settle it with the payment provider. It leaves this list once the provider says that the money went back.`,
  nothingCaptured: 'No payment was taken for this order, so there is nothing to deliver and nothing to pay back.',
  refunded: 'The money is paid back.',
  tooManyDays: (days: number) => `Please choose ${days} days at most.`,
  wrongWay: 'The first day is after the last one.',
  tooManyRows: (rows: number) => `There are more than ${rows} top-ups. Please choose fewer days, or take the file.`,
} as const;

/** What one side's books say of an order. */
export const BOOK_SENTENCES = {
  nothing: 'Nothing',
  noOrder: 'No such order',
  order: (state: string) => `An order that is ${state}`,
  captured: (amount: string, when: string, reference: string) =>
    `${amount} captured on ${when}, reference ${reference}`,
  refunded: (amount: string, when: string) => `${amount} paid back on ${when}`,
  notRefunded: 'Not paid back',
  delivered: (amount: string, when: string) => `${amount} delivered on ${when}`,
  notDelivered: (state: string) => `Not delivered, the order is ${state}`,
  vended: (amount: string, when: string) => `${amount} vended on ${when}`,
  vendedTimes: (times: number, amount: string, when: string) => `Vended ${times} times ${amount}, first on ${when}`,
  holds: (provider: string, payer: string) => `${provider} held by the provider, ${payer} owed to the payer`,
  holdsOf: (amount: string) => `${amount} by our books`,
  paidOut: (amount: string, when: string, payout: string) => `${amount} paid out on ${when}, payout ${payout}`,
  posting: (amount: string, narration: string) => `${amount} posted as '${narration}'`,
  noPayment: 'No payment that it belongs to',
  notCompared: 'Not compared',
} as const;
