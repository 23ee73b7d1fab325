/** What is said of paying with the credit on one's own account number. */
export const CREDIT_SENTENCES = {
  pay: (stands: string) => `Pay with your credit (${stands})`,
  /** Said beside the read-back: what is taken, when it is another sum than by card. */
  takes: (pays: string, stands: string) =>
    `You have ${stands} of credit. If you pay with it there is no convenience fee: ${pays} is taken from it.`,
  paying: 'Buying with your credit',
  notOffered: 'You do not have enough credit for this. You can pay by card.',
  short: (stands: string) => `Your credit is ${stands}, which is not enough for this. Nothing was taken.`,
  owed: 'Your estate has charged something that has to be paid first. Nothing was taken from your credit.',
  otherMeter: (meter: string) =>
    `This was bought for meter ${meter}, which you use now, and not for the one that was shown.`,
  usedKey:
    'You have begun to pay for this in another way. Choose that way again, or change something to begin anew. Nothing was taken now.',
  goesBack: 'The money is your credit again.',
  goesToCard: 'The money is on its way back to your card.',
  mailed: (wanted: string, amount: string) => `We could not ${wanted}, so ${amount} is your credit again.`,
  mailedHow: 'You find it at your account number, and can buy with it at once.',
} as const;
