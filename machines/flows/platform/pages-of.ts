/** Largest number of pages that are read to have a whole list. */
const MOST_PAGES = 100;

interface Part<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** Every row of a list that is answered page by page; null where a page was refused. Rejects when there was no answer. */
export async function everyRow<T>(page: (at: number) => Promise<Part<T> | null>): Promise<readonly T[] | null> {
  const all: T[] = [];
  for (let at = 1; at <= MOST_PAGES; at++) {
    const part = await page(at);
    if (part === null) return null;
    all.push(...part.rows);
    if (part.rows.length === 0 || all.length >= part.total) break;
  }
  return all;
}
