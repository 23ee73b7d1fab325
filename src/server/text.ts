/**
 * Text of somebody else's as one line. A line break would begin a mail header, or a line of a mail, of the sender's
 * choice; U+2028 and U+2029 break lines too, though they are no control signs.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A word for a `like` in which no sign stands for another one. */
export function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
