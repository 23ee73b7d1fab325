import { useCallback } from 'react';
import type { Route } from '#catalogues/routes/route.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { Listed } from './listed.tsx';
import { MenuPage } from './menu-page.tsx';
import { useAsked } from './use-asked.ts';

/** Estates (S2 section 2): those there are, and registering an administrator of one. */
export function EstatesPage({ route }: { route: Route }) {
  const asked = useAsked();
  const make = useCallback((pages: Pages) => pages.estates(asked), [asked]);
  return <MenuPage route={route} list={<Listed make={make} title="VIEW EXISTING ESTATES" summed={3} />} />;
}
