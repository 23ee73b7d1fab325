import { useCallback } from 'react';
import { type Access, allows, type Role } from '#catalogues/roles.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { readAddress } from '#machines/pages/history/address.ts';
import { useConversation } from '../conversation/portal-context.tsx';
import { Listing } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { useSearch } from '../router/location.ts';

/** Whose history is that of others. */
const OTHERS: Access = ['service-admin', 'netplus-admin'];

/** How many pictures stand beside it: what was spent and what was had for it; a home owner has paid for nothing but levies. */
function picturesOf(role: Role | null): number {
  if (allows(OTHERS, role)) return 0;
  return role === 'service-owner' ? 1 : 2;
}

/**
 * The own payments, or those of an administrator's estate (S2 section 2), beginning with what the address asks; its views are a
 * menu and not addresses.
 */
export function HistoryPage() {
  const search = useSearch();
  const pictured = useConversation((v) => picturesOf(v.session.role));
  const make = useCallback((pages: Pages) => pages.history(readAddress(search)), [search]);
  const [view, send] = useListing(make);
  return <Listing view={view} send={send} summed={4} pictured={pictured} />;
}
