import type { Route } from '#catalogues/routes/route.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { Listed } from './listed.tsx';
import { MenuPage } from './menu-page.tsx';

const services = (pages: Pages) => pages.services();

/** Service management (S2 section 2): enabling one and creating one, above those there are. */
export function ServicesPage({ route }: { route: Route }) {
  return <MenuPage route={route} below={<Listed make={services} title="Services of estates" heading />} />;
}
