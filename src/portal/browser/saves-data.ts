/** What a browser may tell of the person's wish to save data; not every browser does. */
interface Connection {
  readonly saveData?: boolean;
}

/** True for somebody who asked their browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true;
}
