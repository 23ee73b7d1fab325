/** The pages a control names, from 1; `null` stands for those left out between two of them. */
export function pagesShown(at: number, of: number, neighbours: number): readonly (number | null)[] {
  const all = Array.from({ length: of }, (_, index) => index + 1);
  const named = all.filter((page) => page === 1 || page === of || Math.abs(page - at) <= neighbours);
  return named.flatMap((page, index) => {
    const before = named[index - 1] ?? page - 1;
    // A gap of one page is that page: naming it takes no more room than leaving it out.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
