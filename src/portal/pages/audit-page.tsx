import { useCallback } from 'react';
import type { Pages } from '#machines/pages/every-page.ts';
import { readAddress } from '#machines/pages/history/address.ts';
import { Listing } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { useSearch } from '../router/location.ts';

/** What was changed in the own estate, by whom, before and after; it begins with the days that the address asks. */
export function AuditPage() {
  const search = useSearch();
  const make = useCallback((pages: Pages) => pages.auditLog(readAddress(search)), [search]);
  const [view, send] = useListing(make);
  return <Listing view={view} send={send} />;
}
