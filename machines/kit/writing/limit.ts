import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { formatNaira } from './format.ts';

/** From where on two people are needed, kobo: 'above ₦50,000', of 0 'every change', and of null that there is no limit. */
export const aboveSaid = (kobo: number | null): string => {
  if (kobo === null) return APPROVALS.noLimit;
  return kobo === 0 ? APPROVALS.everything : APPROVALS.above(formatNaira(kobo));
};
