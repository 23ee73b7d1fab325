/** Signs that are written by their name in HTML, of those that somebody may type. */
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * The sign of a name; false: it stays as it was written. In place of the package of that name, whose part for browsers has them read the text as HTML,
 * which a page with trusted types refuses.
 */
export const decodeNamedCharacterReference = (name: string): string | false =>
  Object.hasOwn(SIGNS, name) ? (SIGNS[name] ?? false) : false;
