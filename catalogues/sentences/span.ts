/** Which rows of a list stand there, from 1: '1 to 10 of 14'; all of them are only counted. */
export function spanOf(from: number, to: number, total: number): string {
  if (from === 1 && to === total) return String(total);
  return `${from === to ? from : `${from} to ${to}`} of ${total}`;
}

/** On which days, behind what is told of them: `, Oct 1, 2026`, ` since Oct 1, 2026`. Days as they are written; empty where that end is open. */
export function onDays(from: string, to: string): string {
  if (from !== '' && from === to) return `, ${from}`;
  if (from !== '' && to !== '') return `, ${from} to ${to}`;
  if (from !== '') return ` since ${from}`;
  return to === '' ? '' : ` until ${to}`;
}
