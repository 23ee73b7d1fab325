/** `[words](/path)` of this portal. */
const LINK = /\[[^\]]*\]\((\/[^)\s]*)\)/g;

/**
 * Markdown of ours as plain text, for where none is read: marks go, a link is its address, the items of a list stay lines. Of the
 * marks it knows those that our sentences use: bold, code, links and lists.
 */
export const plainOf = (markdown: string): string =>
  markdown
    .replace(LINK, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/^- /gm, '')
    .replace(/\n{2,}/g, '\n');
