/** Why nobody need fear to write a secret into the conversation; it stands alone, for the first screen carries it. */
export const MASKED = 'Nobody can see it, and it stays out of the conversation.';
