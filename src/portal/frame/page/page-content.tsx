import type { Route } from '#catalogues/routes/route.ts';
import { type Part, part } from '../../router/part.tsx';
import { showFace } from './use-page-face.ts';

type Page = NonNullable<Route['page']>;

interface Shown {
  readonly route: Route;
  /** True: a form stands beside the page. */
  readonly beside: boolean;
}

/** What the pages are made of. Google Maps is an empty page (S1 section 2). */
const PAGES: Readonly<Record<Exclude<Page, 'maps'>, Part<Shown>>> = {
  dashboard: part(() => import('../../pages/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage)),
  profile: part(async () => {
    const { ProfilePage } = await import('../../pages/profile-page.tsx');
    return ({ beside }) => <ProfilePage beside={beside} onOpen={() => showFace('form', { replace: false })} />;
  }),
  list: part(() => import('../../listing/listed.tsx').then((module) => module.ListPage)),
  menu: part(() => import('../../pages/platform/menu-page.tsx').then((module) => module.MenuPage)),
  upload: part(() => import('../../pages/uploads/upload-page.tsx').then((module) => module.UploadPage)),
  settings: part(async () => {
    const { SettingsPage } = await import('../../pages/settings-page.tsx');
    return ({ route }) => <SettingsPage flow={route.flow ?? ''} />;
  }),
  'platform-settings': part(() =>
    import('../../pages/platform/settings-page.tsx').then((module) => module.PlatformSettingsPage),
  ),
  operations: part(() =>
    import('../../pages/platform/operations/operations-page.tsx').then((module) => module.OperationsPage),
  ),
  tickets: part(() => import('../../pages/tickets/tickets-page.tsx').then((module) => module.TicketsPage)),
  tables: part(() => import('../../pages/platform/tables-page.tsx').then((module) => module.TablesPage)),
};

const partOf = (page: Page | undefined): Part<Shown> | null => (page && page !== 'maps' ? PAGES[page] : null);

/** Fetches a page before it is drawn. */
export const fetchPage = async (page: Page): Promise<unknown> => partOf(page)?.fetch();

/** What a route's page is made of, fetched when it is first shown. */
export function PageContent(shown: Shown) {
  const Content = partOf(shown.route.page);
  return Content && <Content {...shown} />;
}
