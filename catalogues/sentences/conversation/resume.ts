/** What is said where something that was begun could not be gone on with. */
export const RESUME_SENTENCES = {
  changed: (title: string) =>
    `We changed "${title}" since you began, and could not keep your answers. Please begin again.`,
  changedWhilePaying: (title: string, orderId: string | null) =>
    `We changed "${title}" since you began, so it is no longer open here. Please do not pay again. If your card was charged${orderId === null ? '' : ` for order ${orderId}`}, you get what you bought and a receipt by e-mail, or your money back.`,
  again: (label: string) => `Begin again: ${label}`,
} as const;
