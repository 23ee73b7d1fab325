import type { Kept } from './kept.ts';

const years = (days: number): string => {
  const whole = days / 365;
  return Number.isInteger(whole) && whole > 1 ? `${whole} years` : `${days} days`;
};

/** How long something is kept, in words. */
export function keptInWords(kept: Kept): string {
  if ('days' in kept) return `${years(kept.days)}${AFTER[kept.after] ?? ''}.`;
  if (kept.until === 'books')
    return `At least ${kept.years} years, as the law asks of books. If you delete your account, without your name, e-mail address and phone number.`;
  return UNTIL[kept.until];
}

const AFTER: Readonly<Record<string, string>> = {
  expires_at: ' after it is over',
  created_at: ' after it was written',
  sent_at: ' after it was sent',
  received_at: ' after it came',
};

const UNTIL: Readonly<Record<Exclude<Extract<Kept, { until: string }>['until'], 'books'>, string>> = {
  account: 'Until you delete your account.',
  house: 'As long as the house is on your estate’s list. If you delete your account, without your name.',
  agreed: 'As long as your profile says, and until you agree no longer.',
  counted: 'A day at most.',
};
