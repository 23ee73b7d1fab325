import type { Pages } from '#machines/pages/every-page.ts';
import { Listed } from './parts/listed.tsx';

const begin = (pages: Pages) => pages.residentSearch();

/** The search for a resident of any estate, each with the way to their history. */
export function ResidentSearch() {
  return <Listed begin={begin} title="Residents" />;
}
