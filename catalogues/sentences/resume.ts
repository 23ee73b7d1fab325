/** What is said where something that was begun could not be gone on with. */
export const RESUME_SENTENCES = {
  changed: (title: string) =>
    `"${title}" has changed since you began it, so what you had filled in is gone: please begin it again.`,
  changedWhilePaying: (title: string, orderId: string | null) =>
    `"${title}" has changed since you began it and is no longer open here, but please do not pay again: if your card was charged${orderId === null ? '' : ` for order ${orderId}`}, what you bought is delivered and the receipt e-mailed to you, or the money goes back to your card.`,
  again: (label: string) => `Begin again: ${label}`,
} as const;
