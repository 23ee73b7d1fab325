import type { CardRefusal } from '../card-refusals.ts';

/** What the portal says of an order that somebody asks after: how it stands, and what happens next. */
export const LOOKUP_SENTENCES = {
  delivered: {
    token: 'It was paid and delivered. This is the token.',
    sent: (to: string) => `It was paid and delivered to ${to}.`,
    credited: (to: string) => `It was paid, and counts for meter ${to}.`,
  },
  underWay: 'We have your payment, and it is being delivered. Please do not pay again.',
  unknown: 'We have your payment. We are waiting to hear from the company that delivers it. Please do not pay again.',
  asksAgain: (when: string) => `You need not do anything. We ask again at ${when}, until it is delivered or paid back.`,
  forAPerson: 'Somebody on our team is looking at it too.',
  busy: 'We are looking at it right now.',
  returning: (amount: string) =>
    `It could not be delivered, so ${amount} is on its way back to your card. Banks usually take a few working days to show it.`,
  returned: (amount: string) =>
    `It could not be delivered, so ${amount} was returned to your card. Banks usually take a few working days to show it.`,
  /** Of what was paid from credit. */
  creditAgain: (amount: string) => `It could not be delivered, so ${amount} is your credit again.`,
  paidTwice: (amount: string) => `You paid twice; the second ${amount} is going back.`,
  paidTwiceReturned: (amount: string) => `You paid twice; the second ${amount} was returned to you.`,
  /** Of a card; `refusal` is why, where the provider says. */
  notApproved: (refusal: CardRefusal | null) =>
    refusal === 'insufficient-funds'
      ? 'The bank did not approve the payment: it says there is not enough money for it on the card.'
      : 'The bank did not approve the payment.',
  notCaptured: (refusal: CardRefusal | null) =>
    refusal === 'insufficient-funds'
      ? 'The bank did not approve the payment: it says there is not enough money for it on the card. Nothing was taken from your card.'
      : 'The bank did not approve the payment. Nothing was taken from your card.',
  /** Where a bank says no more than no. */
  noReason:
    'It does not tell us why. Often online payments are switched off for the card, its daily limit is reached, or it has expired: your bank’s app shows it.',
  nothingTaken: 'Nothing was taken, and nothing was delivered. You can try again, also with another card.',
  disputed:
    'The payment provider reports a payment that does not match this order, so nothing was delivered so far. Please do not pay again.',
  unpaid: 'No payment for this order has reached us so far, so nothing was delivered.',
  unheard: 'We have not heard of a payment for this order, and cannot see from here whether there was one.',
  debited:
    'Does your bank show a debit? Please send us proof. If the money still reaches us, we deliver, or pay it back.',
  found:
    'If we have such an order, the answer is on its way to its e-mail address. Please also look in the spam folder.',
  wanted: 'Please give the order number. Or give the e-mail address and the meter number of the order.',
  keptElsewhere: 'You went on with this conversation on another tab or device.',
  keptTooLarge: 'This conversation has become too long to keep.',
} as const;
