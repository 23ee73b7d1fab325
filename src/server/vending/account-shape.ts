import { MOBILE_NUMBER, PUBLIC_METER_DIGITS } from '#catalogues/limits.ts';
import type { PublicKind } from '#catalogues/orders.ts';

const METER = new RegExp(`^[0-9]{${PUBLIC_METER_DIGITS.least},${PUBLIC_METER_DIGITS.most}}$`);
const ANY = /^[0-9A-Za-z]{4,20}$/;

/** True when a text can be a product's account at all: a meter, a mobile number, a smartcard or an internet account. */
export function looksLikeAccount(kind: PublicKind, account: string): boolean {
  if (kind === 'public-power') return METER.test(account);
  return kind === 'airtime' || kind === 'data' ? MOBILE_NUMBER.test(account) : ANY.test(account);
}
