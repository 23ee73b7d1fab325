/** A word for a `like` in which no sign stands for another one. */
export function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
