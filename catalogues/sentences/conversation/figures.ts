import { METER_DIGITS, PHONE_DIGITS, SMARTCARD_DIGITS } from '#catalogues/limits.ts';

const many = (digits: number): string => `${digits} digit${digits === 1 ? '' : 's'}`;
const phone = `A phone number has ${PHONE_DIGITS}`;
const meter = `${METER_DIGITS.least} to ${METER_DIGITS.most}`;
const smartcard = `${SMARTCARD_DIGITS.least} to ${SMARTCARD_DIGITS.most}`;

/** What is said of numbers that no question took. `said` is the number as it was typed. */
export const FIGURES = {
  phoneLength: (said: string, digits: number) => `${said} has ${many(digits)}. ${phone}.`,
  phoneBegin: (said: string) => `${said} is no mobile number. It should begin with 070, 080, 081, 090 or 091.`,
  meterLength: (said: string, digits: number) => `${said} has ${many(digits)}. A meter number has ${meter}.`,
  smartcardLength: (said: string, digits: number) =>
    `${said} has ${many(digits)}. A smartcard number has ${smartcard}.`,
  nothingKnown: (said: string, digits: number) =>
    `${said} has ${many(digits)}. ${phone}, a meter number ${meter}. I have not used it.`,
  /** What may be a card stands nowhere again. */
  tooLong: (digits: number) =>
    `A number with ${many(digits)} is too long for a phone, a meter or a smartcard. I have not used it.`,
  amountUnclear: (said: string) => `I could not read "${said}" as an amount. Please write it like 5000.`,
  instead: (left: string, taken: string) => `I take ${taken}, not ${left}.`,
  notUsed: (said: string) => `I have not used ${said}, because there is no place for it here.`,
  unclear: (said: string) => `I cannot tell where one number ends in "${said}". Please write each number in one piece.`,
  units: 'I count in naira, not in units. Please give the amount in naira.',
  whichAmount: (amounts: readonly string[]) =>
    `You named ${amounts.slice(0, -1).join(', ')} and ${amounts.at(-1)}. Please say only the one that you mean.`,
  monthly: (amount: string) => `It is paid by the month, so I have not used ${amount}.`,
  changedTo: (number: string) => `It is for ${number} now.`,
  token: 'I have not used the token number, because there is no place for it here.',
  secret:
    'I have not used what looks like a card number, CVV, PIN or code. Please type these only in the card window, never here.',
  oneOf: (times: number) =>
    `I buy one at a time, so this is one purchase and not ${times}. When it is paid, say it again for the next.`,
  /** Of what begins now all the same. */
  doneNow: (said: string) =>
    `This is done at once, and not "${said}". Leave it now and ask again then, if you want it then.`,
  doneOnce: (said: string) => `I do nothing by myself, so this is once, and not "${said}".`,
  /** Of what does not begin. */
  notThen: (said: string) => `I buy at once, and only when you ask: I can neither do it nor remind you "${said}".`,
  notByMyself: (said: string) => `I do nothing by myself, so I cannot buy "${said}". I can buy it now, once.`,
  oneMore: (number: string) => `${number} is a purchase of its own.`,
  separately: (numbers: readonly string[]) =>
    `${numbers.length === 2 ? 'Two numbers are two purchases' : `${numbers.length} numbers are ${numbers.length} purchases`}. The first is for ${numbers[0]}.`,
} as const;
