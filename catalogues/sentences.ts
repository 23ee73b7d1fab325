/** Sentences of our own that flows say. The specification's messages stand in `messages.ts`. */
export const SENTENCES = {
  confirmPower: 'This is what I will buy. Nothing is charged until you say yes.',
  declined: 'Nothing was charged. Give another amount, pay this one after all, or cancel.',
  cardOpen: 'Your card window is open. Finish there, I am waiting.',
  closed: 'The card window was closed before the payment went through. Nothing was charged.',
  slow: 'This takes longer than usual. Your payment is safe: please do not pay again.',
  powerToken: 'Power token',
  delivered: 'Paid. Here is your token. I have also e-mailed it to you.',
  cancelled: 'Cancelled. Nothing was charged.',
  pendingWatch: 'Please do not pay again. I keep checking and will tell you as soon as it is settled.',
  moneyReturns: 'Anything that was taken from your card is being returned to it.',
  amountUnclear: 'Please give the amount in naira, e.g. 5000',
  amountKobo: 'Please give whole naira, without kobo',
  amountLarge: 'The most you can buy at once is ₦100,000,000',
  serverBusy: 'The portal could not prepare this payment just now. Nothing was charged. Please try again.',
  copyFailed: 'This browser did not let me copy. Please select the text and copy it yourself.',
  robotNotProven: 'We could not tell that you are not a robot. Please tick the box and send your message again.',
  robotUnticked: 'Please tick that you are not a robot',
  nameLong: 'Please shorten your name',
  phoneLong: 'Please give the phone number without anything else',
  messageLong: 'Please keep your message within 4,000 characters',
  supportAnswers: 'Somebody answers you by e-mail within one working day.',
  signInAgain: 'Your session has ended. Please sign in again; what you typed is kept.',
  declinedPurchase: 'Nothing was charged. Change what you like, pay it after all, or cancel.',
  deliveredPurchase: 'Paid. Your purchase has been delivered.',
  deliveredToken: 'Paid. Here is your token.',
  alsoMailed: 'I have also e-mailed the receipt to you.',
  noReceiptAddress: 'You gave no e-mail address, so no receipt was sent. You can save the receipt here.',
  pendingMoney: 'We do not know yet whether your payment went through: it is delivered, or your money is returned.',
  totalChanged: 'The fee has changed since it was shown. Nothing was charged. Please look at the new total.',
  accountUnchecked: 'The number could not be checked, so it cannot be paid yet. Please check again in a moment.',
  severalFit: 'Several fit that. Please choose one of them.',
  noneFits: 'Please choose one of these.',
  accountUnclear: 'Please give 4 to 20 letters and digits, as your provider shows them',
  travelNotOffered:
    'Travel bills are not offered yet. Please tell us on the contact page (/contact) what you would like to pay.',
  otherNetwork: (usual: string, chosen: string) =>
    `This number looks like ${usual}. It is bought from ${chosen}, as you chose; if the number was moved there, that is right.`,
} as const;

/** What every outcome modal asks of a complaint (S2 section 8). */
export const COMPLAINT =
  'For a complaint, include your registered name, your registered email, the amount paid and a screenshot.';
