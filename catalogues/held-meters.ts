/** Meters that one account holds at once. */
export const MOST_HELD_METERS = 10;

/** Letters of the name that somebody gives a meter. */
export const METER_NAME_LENGTH = 30;

/** For so many days a meter that somebody holds no more stands in their list. */
export const ENDED_METER_DAYS = 30;

/** How a meter stands for somebody who holds it or has held it. */
export const METER_STATES = ['verified', 'waits-for-link', 'waits-for-estate', 'refused', 'ended'] as const;

export type MeterState = (typeof METER_STATES)[number];

/** True of a meter that the account holds; what was refused or has ended stands in its list alone. */
export const isHeld = ({ state }: { readonly state: MeterState }): boolean => state !== 'refused' && state !== 'ended';

/** Fewest digits by whose end a meter's number is known. */
export const LEAST_METER_END = 4;
