/** How a turn of the conversation began: with a sentence, a button, an answer in a form, a file, or a page that opened. */
export const TURN_WAYS = ['said', 'pressed', 'sent', 'chosen', 'opened'] as const;

/** One of them. */
export type TurnWay = (typeof TURN_WAYS)[number];

/** A turn may last so long, and may have ended so long ago, ms; what is longer is told as no turn. */
export const TURN_MOST_MS = 600_000;

/** What kind of page somebody came in by. */
export const PAGE_KINDS = ['landing', 'storefront', 'conversation', 'dashboard', 'list', 'page', 'reading'] as const;

/** One of them. */
export type PageKind = (typeof PAGE_KINDS)[number];

/** The most that is believed of a page's web vitals: largest contentful paint and interaction to next paint, ms, and the sum of layout shifts. */
export const VITALS_MOST = { lcpMs: 120_000, inpMs: 120_000, cls: 100 } as const;
