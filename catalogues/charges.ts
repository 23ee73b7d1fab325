/** Whom the month of a service is charged to: `half-where-empty` charges an empty apartment what it pays for a month. */
export const CHARGE_WHOM = ['all', 'occupied', 'half-where-empty', 'chosen'] as const;
export type ChargeWhom = (typeof CHARGE_WHOM)[number];

/** How a run that charges many meters stands. */
export const RUN_STATES = ['running', 'stopped', 'done', 'taken-back'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** How one line of a run stands. */
export const CHARGE_STATES = ['waiting', 'charged', 'failed', 'taken-back'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** What an administrator charges: the month of a service or of the levy, or something once, with a reason. */
export const CHARGE_KINDS = ['month', 'service-charge', 'dev-levy', 'fine'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** What the calls call the service charge and the development levy where they name what is charged by the month; every other service has an id. */
export const CHARGE_SERVICE = 'service-charge';
export const LEVY_SERVICE = 'dev-levy';

/** Why a meter is not charged for a month. */
export const LEFT_OUT = ['charged', 'empty', 'no-account', 'not-chosen'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Why a line that is to be charged is worth a look before: it is the first of its meter, another than the month before, halved, paid in advance, or charged once as well. */
export const CHARGE_LOOKS = ['first', 'changed', 'half', 'in-advance', 'once'] as const;
export type ChargeLook = (typeof CHARGE_LOOKS)[number];

/** Naira that one meter can be charged at once, and characters of why. */
export const CHARGE_AMOUNT = { least: 1, most: 100_000_000 } as const;
export const CHARGE_REASON = { least: 3, most: 120 } as const;

/** Days from the one of a month on until which it is to be paid, and the days ahead that a charge once may be given. */
export const DAYS_TO_PAY = { least: 0, most: 60 } as const;
export const PAY_BY_WITHIN_DAYS = 366;

/** What stands for every meter of the estate where a form asks whom to charge. */
export const EVERYBODY = 'everybody';

/** Months that can be charged in advance and afterwards, and meters that one form names. */
export const CHARGED_AHEAD_MONTHS = 1;
export const CHARGED_BACK_MONTHS = 12;
export const MOST_NAMED_METERS = 2_000;

/** Houses, and people in their place, that one charge names in words: each is looked for by itself. */
export const MOST_NAMED_HOUSES = 20;
