/**
 * What others are asked for, each watched by itself: the payment provider, what vendors sell by product, what they say of themselves,
 * and mail. In the order in which they are shown.
 */
export const PROVIDER_LINES = ['payments', 'power', 'airtime-data', 'cable-internet', 'vendors', 'mail'] as const;

/** One of them. */
export type ProviderLine = (typeof PROVIDER_LINES)[number];

/** What providers answered is shown for so many minutes, the one that runs included. */
export const MINUTES_SHOWN = 30;

/** A paid order without an end is stuck after this, minutes; what is delivered late by a slow vendor comes before. */
export const STUCK_AFTER_MIN = 5;

/** Why a paid order has not found its end, or an order waits for a person. */
export const STUCK_REASONS = [
  'not-sent',
  'not-credited',
  'no-answer',
  'vendor-silent',
  'vendor-waits',
  'vendor-knows-nothing',
  'refused',
  'marked',
  'going-back',
  'step-fails',
  'not-known-paid',
] as const;

/** One of them. */
export type StuckReason = (typeof STUCK_REASONS)[number];

/** How a server stands: it may be sent people, it is about to stop, or nothing was heard of it. */
export const SERVER_STATES = ['ready', 'stopping', 'silent'] as const;
