import { useCallback } from 'react';
import type { Pages } from '#machines/pages/every-page.ts';
import { Listing } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { useSearch } from '../router/location.ts';

/** The registered residents of the own estate (S1 section 2); it begins with the list and page that the address asks. */
export function ResidentsPage() {
  const search = useSearch();
  const make = useCallback(
    (pages: Pages) => pages.residents(Object.fromEntries(new URLSearchParams(search))),
    [search],
  );
  const [view, send] = useListing(make);
  return <Listing view={view} send={send} />;
}
