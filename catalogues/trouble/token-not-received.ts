import type { Advice } from './symptom.ts';

/** What helps when a token was delivered and somebody still does not have it. */
export const TOKEN_DELIVERED: readonly Advice[] = [
  'We also e-mailed it, with the receipt. Please search your mail for "token", and look in the spam folder too. Say "resend my token", and I e-mail it again.',
  ({ destination }) =>
    destination === null
      ? null
      : `It was made for meter ${destination}. Please compare that with the number on your own meter. A token works in one meter only.`,
];

/** What helps when no payment was found for somebody who paid. */
export const TOKEN_NOT_FOUND: readonly Advice[] = [
  'Please look at the message from your bank. Does it name this portal? If you paid elsewhere, only they can look it up.',
  'Please check the e-mail address you paid with. The receipt went there, with the order number. Did somebody else pay for you? Then they have it.',
  'What can hold a token back? The amount may be too small for the meter. The meter may be postpaid, have a debt, or not be activated yet. Your distribution company can tell you which.',
];
