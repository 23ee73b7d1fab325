import type { Advice } from './symptom.ts';

/** What helps when a token was delivered and somebody still does not have it. */
export const TOKEN_DELIVERED: readonly Advice[] = [
  'The token is also e-mailed with the receipt. Please look in the spam folder too, and search your mail for "token". Say "resend my token" and I e-mail it again.',
  ({ destination }) =>
    destination === null
      ? null
      : `It was made for meter ${destination}. Please compare that with the number on your own meter: a token works on one meter only.`,
];

/** What helps when no payment was found for somebody who paid. */
export const TOKEN_NOT_FOUND: readonly Advice[] = [
  'Please look at the message of your bank: does it name this portal? A payment made elsewhere can only be looked up there.',
  'Please check the address that you paid with: the receipt went there, and it has the order ID. If you paid through somebody else, they have it.',
  'What most often holds a token back: an amount below the least that the meter takes, a meter that is not activated yet, a postpaid meter, or a debt on the meter. Your distribution company can say whether one of these is so.',
];
