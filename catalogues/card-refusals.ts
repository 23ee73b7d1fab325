/** Why a bank did not approve a card, as far as the payment provider says. */
export const CARD_REFUSALS = ['insufficient-funds', 'declined'] as const;

/** One of these reasons. */
export type CardRefusal = (typeof CARD_REFUSALS)[number];
