/** The page that a query asks for; the first where it asks for none that there could be. */
export function pageIn(page = '1'): number {
  const at = Number(page);
  return Number.isInteger(at) && at >= 1 ? at : 1;
}
