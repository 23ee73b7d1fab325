/** What is said of how a house stands, where its estate has a rule of its own. */
export const ARREARS_SAID = {
  /** Of a purchase that is too large for a house that is stopped. */
  upTo: (amount: string) => `Until what is owed is paid, you can buy up to ${amount} once a day.`,
  grace: (day: string) => `You can still buy power. If nothing is paid, it stops on ${day}.`,
  excepted: (day: string) => `Your estate lets you buy power until ${day}. Please pay what is owed by then.`,
  /** The estate's own words. */
  own: (words: string) => `Your estate says: ${words}`,
} as const;
