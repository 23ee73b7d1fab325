import type { Advice, Symptom } from './symptom.ts';

/** Something of each product that holds it back although it was delivered. */
export const DELIVERED_STEPS: Readonly<Record<'airtime' | 'data' | 'internet' | 'cable', readonly Advice[]>> = {
  airtime: [
    ({ destination }) =>
      `It went to ${destination ?? 'the number that was given'}. Please check that number, and the balance on the phone (mostly *310#), before you buy again.`,
  ],
  data: [
    ({ destination }) =>
      `It went to ${destination ?? 'the number that was given'}. Please check that number, and the data balance on the phone (mostly *323#), before you buy again.`,
  ],
  internet: [
    'Please switch the modem off and on: a new package begins with the next connection.',
    ({ destination }) =>
      `It went to account ${destination ?? 'that was given'}. Please compare that with the number on the modem or in its application.`,
  ],
  cable: [
    'Keep the decoder switched on, on a channel of the package, and wait up to half an hour. Error E16 means that it does not know of the payment yet, mostly because it was off at the time.',
    ({ destination }) =>
      `It went to smartcard ${destination ?? 'that was given'}. Please compare that with the number on the decoder, and clear the error by the self-service of the company.`,
    'A channel outside the package, or a price that has changed, stays dark too: please check the package.',
  ],
};

/** What can be wrong with a payment (CONVERSATION, Payment Issues), in the order in which it is offered. */
export const PAYMENT_SYMPTOMS: readonly Symptom[] = [
  {
    value: 'debited',
    label: 'I was charged and got nothing',
    says: 'without value, no value, valueless, got nothing, not received, no receive, never enter, no enter, has not entered, not arrived, debited but, charged but, chop my money, failed but',
    vaguely: 'debit*, deduct*, charged, pending, not successful, unsuccessful, refund, money back, failed, reverse*',
    steps: [],
    debit: true,
  },
  {
    value: 'twice',
    label: 'I was charged twice',
    says: 'twice, double, two times, 2 times, 2x, again and again, duplicate*',
    steps: [
      'A bank often shows a reservation beside the payment itself, and takes it back by itself within a few days. Please look whether both are booked.',
    ],
    debit: true,
    twins: true,
  },
  {
    value: 'declined',
    label: 'My card was declined',
    says: 'decline*, card reject*, card not accepted, card no work, card not working, otp, insufficient, do not honour, not going through, no go through',
    steps: [
      'A decline comes from the bank of the card, and nothing is taken. Please check the balance, the expiry date and the daily limit, and that payments on the internet are switched on in the application of the bank.',
      'If no code (OTP) came: check the phone number that your bank has, and wait two minutes before you ask for another one.',
      'Try another card, or another way to pay in the card window.',
    ],
    debit: true,
  },
  {
    value: 'window',
    label: 'The card window did not open',
    says: 'did not open, not opening, no open, no dey open, window, widget, popup, pop up, blank page, white page, stuck, hang*, loading, link',
    steps: [
      'Switch off whatever blocks advertisements or pop-ups for this page, load the page again and pay once more: no money was taken while the window did not open.',
      'Try another browser, or another connection: some networks hold the payment page back.',
    ],
    alone: true,
  },
  {
    value: 'owing',
    label: 'I paid, but I still seem to owe',
    says: 'still owing, still owe, owing, not recorded, not updated, still showing, not reflect*, never reflect, no reflect, not credited',
    steps: [
      ({ owed }) => (owed === null ? null : `${owed} Does that count your payment?`),
      'The dashboard shows what is owed as of its last reading: load it again. What an administrator took in cash stands there as soon as they wrote it down.',
    ],
    debit: true,
  },
];
