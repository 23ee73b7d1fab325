/** What buttons and notices of the portal say by themselves, whichever flow or list they stand in. */
export const CONTROLS = {
  fetching: 'Fetching…',
  sending: 'Sending…',
  receiptSent: (to: string) => `Receipt sent to ${to}`,
  receiptCopied: 'Receipt copied',
  tokenCopied: 'Token copied',
  found: (count: string) => `${count} found`,
} as const;
