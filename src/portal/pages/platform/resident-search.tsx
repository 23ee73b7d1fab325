import type { Pages } from '#machines/pages/every-page.ts';
import { Listed } from './listed.tsx';

const make = (pages: Pages) => pages.residentSearch();

/** The search for a resident of any estate, each with the way to their history. */
export function ResidentSearch() {
  return <Listed make={make} title="Residents" />;
}
