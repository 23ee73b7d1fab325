import { useCallback } from 'react';
import type { Route } from '#catalogues/routes/route.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { Listed } from './listed.tsx';
import { MenuPage } from './menu-page.tsx';
import { useAsked } from './use-asked.ts';

/** The request pages (S2 section 2): what was asked for, and asking. */
export function RequestsPage({ route }: { route: Route }) {
  const asked = useAsked();
  const make = useCallback((pages: Pages) => pages.requests(asked), [asked]);
  return <MenuPage route={route} list={<Listed make={make} title="Requests" />} />;
}
