import type { Advice, Symptom } from './symptom.ts';

/** Something of each product that holds it back although it was delivered. */
export const DELIVERED_STEPS: Readonly<Record<'airtime' | 'data' | 'internet' | 'cable', readonly Advice[]>> = {
  airtime: [
    ({ destination }) =>
      `It went to ${destination ?? 'the number you gave'}. Please check that number, and the balance on the phone (mostly *310#), before you buy again.`,
  ],
  data: [
    ({ destination }) =>
      `It went to ${destination ?? 'the number you gave'}. Please check that number, and the data balance on the phone (mostly *323#), before you buy again.`,
  ],
  internet: [
    'Please switch the modem off and on. That starts the new package.',
    ({ destination }) =>
      `It went to ${destination === null ? 'the account you gave' : `account ${destination}`}. Please compare that with the number on the modem, or in the company's app.`,
  ],
  cable: [
    'Keep the decoder on, on a channel of your package, and wait up to half an hour. Error E16 means it has not heard of the payment yet. Mostly it was off when you paid.',
    ({ destination }) =>
      `It went to ${destination === null ? 'the smartcard you gave' : `smartcard ${destination}`}. Please compare that with the number on the decoder. Then clear the error in the company's app.`,
    'Please check your package. A channel that is not part of it stays dark. If the price has gone up, the old amount no longer pays for it.',
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
      'One of the two may only be a hold. Your bank lifts a hold by itself within a few days. Please look in your bank’s app if both payments went out.',
    ],
    debit: true,
    twins: true,
  },
  {
    value: 'declined',
    label: 'My card was declined',
    says: 'decline*, card reject*, card not accepted, card no work, card not working, otp, insufficient, do not honour, not going through, no go through',
    steps: [
      'Your bank said no, and nothing was taken. Please check the balance, the expiry date and the daily limit. Look in your bank’s app if online payments are switched on.',
      'Did no code (OTP) come? Check which phone number your bank has. Wait two minutes before you ask for another code.',
      'Try another card, or another way to pay in the card window.',
    ],
    debit: true,
  },
  {
    value: 'window',
    label: 'The card window did not open',
    says: 'did not open, not opening, no open, no dey open, window, widget, popup, pop up, blank page, white page, stuck, hang*, loading, link',
    steps: [
      'Nothing was taken while the window did not open. Switch off anything that blocks ads or pop-ups on this page. Then load the page again, and pay.',
      'Try another browser, or another network. Some networks block the payment page.',
    ],
    alone: true,
  },
  {
    value: 'owing',
    label: 'I paid, but I still seem to owe',
    says: 'still owing, still owe, owing, not recorded, not updated, still showing, not reflect*, never reflect, no reflect, not credited',
    steps: [
      ({ owed }) => (owed === null ? null : `${owed} Does that count your payment?`),
      'Load the dashboard again to see what you owe now. Did you pay cash to your administrator? It shows as soon as they have written it down.',
    ],
    debit: true,
  },
];
