/** By what a top-up is divided; kobo. */
export interface SplitRule {
  /** Percent of each top-up that goes to what is owed. */
  readonly share: number;
  /** All that is owed and can be paid just now. */
  readonly owed: number;
  /** Less power than that is not sold. */
  readonly least: number;
}

/** A top-up without its fee, kobo: both parts together are what was asked for. */
export interface Split {
  readonly power: number;
  readonly debt: number;
}

const NAIRA = 100;

/**
 * What of a top-up is power, and what goes to the debt (decision 208): the share in whole naira, never more than is owed, and never so
 * much that less power is left than is sold at once. The server charges by it, and every face reads it back before anything is paid.
 */
export function splitOf(asked: number, { share, owed, least }: SplitRule): Split {
  const part = Math.min((asked * share) / 100, owed, asked - least);
  const debt = Math.max(0, Math.floor(part / NAIRA) * NAIRA);
  return { power: asked - debt, debt };
}
