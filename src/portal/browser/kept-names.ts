/**
 * Under which names of the browser's storage the token and the conversation are kept (S1 section 6), what is put aside for a time
 * without a line, the language, and how often something was bought on the device until it was offered to be installed, and who agreed to messages here.
 */
export const KEPT = {
  token: 'token',
  conversation: 'conversation',
  offline: 'offline',
  language: 'language',
  installing: 'installing',
  pushing: 'pushing',
} as const;

/** True for a browser that somebody has signed in or talked with: its first screen is not a new visitor's. */
export function isKnown(storage: Storage): boolean {
  return storage.getItem(KEPT.token) !== null || storage.getItem(KEPT.conversation) !== null;
}
