/** The pages a control names, from 1; `null` stands for those left out between two of them. */
export function pagesShown(at: number, of: number, neighbours: number): readonly (number | null)[] {
  // A file of many rows has thousands of pages, so they are not all looked at.
  const near = Array.from({ length: 2 * neighbours + 1 }, (_, index) => at - neighbours + index);
  const named = [...new Set([1, ...near.filter((page) => page >= 1 && page <= of), of])];
  return named.flatMap((page, index) => {
    const before = named[index - 1] ?? page - 1;
    // A gap of one page is that page: naming it takes no more room than leaving it out.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
