/** How a turn of the conversation began: with a sentence, a button, an answer in a form, a file, or a page that opened. */
export const TURN_WAYS = ['said', 'pressed', 'sent', 'chosen', 'opened'] as const;

/** One of them. */
export type TurnWay = (typeof TURN_WAYS)[number];

/** A turn may last so long, and may have ended so long ago, ms; what is longer is told as no turn. */
export const TURN_MOST_MS = 600_000;
