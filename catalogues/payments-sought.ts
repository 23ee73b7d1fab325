/**
 * By what an administrator finds payments: what an order, a provider or a vendor calls one, a token, a telephone number (of whoever paid or of what was bought for), the
 * meter, smartcard or account it was for, or its amount.
 */
export const PAYMENT_SOUGHT = ['reference', 'token', 'phone', 'account', 'amount'] as const;
export type PaymentSought = (typeof PAYMENT_SOUGHT)[number];

/** So many payments are answered at once, the newest; whoever looks for one of more names its day. */
export const PAYMENTS_FOUND = 50;

/** An amount is common: without a day it is looked for in so many days up to today. */
export const AMOUNT_DAYS = 31;

/** Longest text that is looked for, characters. */
export const SOUGHT_MOST = 64;
