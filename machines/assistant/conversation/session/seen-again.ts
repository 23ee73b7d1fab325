import { DELAYS, type DelayName } from '#catalogues/delays.ts';

const SEEN_AGAIN: DelayName = 'newsAsked';

/** A face that somebody looks at tells of the moment `back` again after so many ms: what came meanwhile is asked for then. */
export const SEEN_AGAIN_MS = DELAYS[SEEN_AGAIN].swift;
