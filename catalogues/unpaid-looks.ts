const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** One stretch of an order's age, ms, and how often it is asked about in it. */
interface Stretch {
  readonly untilMs: number;
  readonly everyMs: number;
  readonly why: string;
}

/**
 * How often an order that nobody is known to have paid is asked about by itself, by its age: since its window was handed out last, its
 * card was declined, or its provider was heard to have something for it. Rarer with each stretch, and over when its provider takes no
 * payment for it any more. `listed`: its provider hands out what was captured of late, which finds a payment that nobody told of; the
 * question alone finds a declined card and what a list has missed. `alone`: there is no such list.
 */
export const UNPAID_LOOKS = {
  listed: [
    { untilMs: 2 * MINUTE_MS, everyMs: 20 * SECOND_MS, why: 'somebody is typing a card, and is told of a decline' },
    { untilMs: 10 * MINUTE_MS, everyMs: 2 * MINUTE_MS, why: 'a code from the bank, or another card' },
    { untilMs: 30 * MINUTE_MS, everyMs: 5 * MINUTE_MS, why: 'the window may still be open' },
    { untilMs: 2 * HOUR_MS, everyMs: 15 * MINUTE_MS, why: 'given up; a bank may be late' },
    { untilMs: 24 * HOUR_MS, everyMs: 2 * HOUR_MS, why: 'a page that was left open' },
    { untilMs: Number.POSITIVE_INFINITY, everyMs: 6 * HOUR_MS, why: 'a provider that takes a payment for days' },
  ],
  alone: [
    { untilMs: 2 * MINUTE_MS, everyMs: 8 * SECOND_MS, why: 'most people pay within two minutes' },
    { untilMs: 10 * MINUTE_MS, everyMs: 15 * SECOND_MS, why: 'a code from the bank, or another card' },
    { untilMs: 30 * MINUTE_MS, everyMs: MINUTE_MS, why: 'the window may still be open' },
    { untilMs: 6 * HOUR_MS, everyMs: 15 * MINUTE_MS, why: 'given up; a bank may be late' },
    { untilMs: 24 * HOUR_MS, everyMs: HOUR_MS, why: 'a page that was left open' },
    { untilMs: Number.POSITIVE_INFINITY, everyMs: 6 * HOUR_MS, why: 'a provider that takes a payment for days' },
  ],
} as const satisfies Readonly<Record<string, readonly Stretch[]>>;

/** How long until an order of an age, ms, is asked about again, ms. */
export function unpaidLookMs(by: keyof typeof UNPAID_LOOKS, ageMs: number): number {
  const stretches: readonly Stretch[] = UNPAID_LOOKS[by];
  return (stretches.find(({ untilMs }) => ageMs < untilMs) ?? stretches.at(-1) ?? { everyMs: HOUR_MS }).everyMs;
}

/**
 * How often a provider's list of captures is read, ms, and how long one page of it counts for, so that a long list is read more rarely
 * and no server asks more of a provider than so many pages a second.
 */
export const CAPTURE_LOOKS = {
  recent: { everyMs: 5 * SECOND_MS, pageMs: 200, why: 'somebody waits for what they have just paid for' },
  old: { everyMs: MINUTE_MS, pageMs: SECOND_MS, why: 'a list by when a payment was begun: some are paid much later' },
} as const;
