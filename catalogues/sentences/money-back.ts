/**
 * Where the money goes of an order that is not delivered. Said alike in a history, on a receipt and in the chat, where nobody has asked how it was
 * paid: by card, by a transfer or from credit.
 */
export const MONEY_BACK = {
  /** In a history. */
  returning: 'Not delivered. The money is on its way back to where it came from.',
  returned: 'Not delivered. The money was returned to where it came from.',
  /** Beside its facts. */
  ofLast: 'It was not delivered, and the money goes back to where it came from.',
  /** Under its card. */
  ofThis: 'This was not delivered. The money goes back to where it came from.',
  /** On a receipt, behind what was not delivered. */
  taken: 'What was taken goes back to where it came from.',
} as const;
