import { formatNaira } from '#machines/kit/writing/format.ts';

/** A price in the log: `₦2,500 a month`. */
export const monthly = (kobo: number): string => `${formatNaira(kobo)} a month`;

/** Whether a service is sold, in the log. */
export const soldOrNot = (enabled: boolean): string => (enabled ? 'enabled' : 'disabled');
