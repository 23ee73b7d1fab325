/** What the portal says of an order that somebody asks after: how it stands, and what happens next. */
export const LOOKING_SENTENCES = {
  delivered: {
    token: 'It was paid and delivered. This is the token.',
    sent: (to: string) => `It was paid and delivered to ${to}.`,
    credited: (to: string) => `It was paid, and meter ${to} has been credited.`,
  },
  underWay: 'We have your payment, and the delivery is under way. Please do not pay again.',
  unknown: 'We have your payment, and are waiting for the vendor to confirm the delivery. Please do not pay again.',
  asksAgain: (when: string) => `We ask again by ourselves, next at ${when}, and until it is delivered or paid back.`,
  forAPerson: 'Somebody on our team is looking at it too.',
  busy: 'We are looking at it right now.',
  returning: (amount: string) =>
    `It could not be delivered, so ${amount} is on its way back to your card. Banks usually take a few working days to show it.`,
  returned: (amount: string) =>
    `It could not be delivered, so ${amount} was returned to your card. Banks usually take a few working days to show it.`,
  declined: 'The card payment was not approved, so nothing was delivered.',
  unpaid: 'No payment for this order has reached us so far, so nothing was delivered.',
  debited:
    'If your bank shows a debit, please send us proof of it. Money that reaches us late is delivered or returned.',
  found:
    'If we have an order like that, we have e-mailed how it stands to the address on the order. Please also look in the spam folder.',
  wanted: 'Please give the order id, or the e-mail address and the meter number of the order.',
  keptElsewhere: 'This conversation was continued on another tab or device.',
  keptTooLarge: 'This conversation is too long to be kept.',
} as const;
