import type { Route } from '#catalogues/routes/route.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { Listed } from './listed.tsx';
import { MenuPage } from './menu-page.tsx';

const fees = (pages: Pages) => pages.fees();
const providers = (pages: Pages) => pages.providerFees();

/** Convenience fees (S2 section 2): creating one and asking for one, above those of estates and of providers. */
export function FeesPage({ route }: { route: Route }) {
  return (
    <MenuPage
      route={route}
      below={
        <>
          <Listed make={fees} title="Fees of estates" heading />
          <Listed make={providers} title="Convenience fees of providers" heading />
        </>
      }
    />
  );
}
