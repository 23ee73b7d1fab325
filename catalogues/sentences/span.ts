/** Which rows of a list stand there, from 1: '1 to 10 of 14'; all of them are only counted. */
export function spanOf(from: number, to: number, total: number): string {
  if (from === 1 && to === total) return String(total);
  return `${from === to ? from : `${from} to ${to}`} of ${total}`;
}
