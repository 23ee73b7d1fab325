import { allows, type Role } from '#catalogues/roles.ts';
import { ROUTES, type Route } from '#catalogues/routes.ts';
import type {
  DashboardView,
  ListingPage,
  ListingView,
  Page,
  PageAction,
  Pages,
  PlatformSettingsView,
  ProfileView,
  Reading,
  ReadingEvent,
} from '#machines/pages/view.ts';

type Query = Readonly<Record<string, string>>;
type BeginList = (pages: Pages, query: Query) => ListingPage;

/** What a page shows at this moment. */
export type Shown =
  | { readonly kind: 'list'; readonly view: ListingView }
  | { readonly kind: 'dashboard'; readonly view: Reading<DashboardView> }
  | { readonly kind: 'profile'; readonly view: Reading<ProfileView> }
  | { readonly kind: 'settings'; readonly view: Reading<PlatformSettingsView> }
  /** An index of other pages. */
  | {
      readonly kind: 'index';
      readonly entries: readonly { readonly path: string; readonly label: string; readonly holds: string }[];
    };

/** A page that is open, with the entries of its menu. */
export interface TerminalPage {
  readonly address: string;
  readonly title: string;
  /** Forms and lists that stand beside it. */
  readonly menu: readonly PageAction[];
  shown(): Shown;
  /** The machine behind it; null for what only stands there. */
  readonly list: ListingPage | null;
  readonly reading: Page<unknown, ReadingEvent> | null;
  stop(): void;
}

/** A page that has more than one list: its others, by `view` in the address. */
interface Lists {
  readonly first: BeginList;
  readonly others?: Readonly<Record<string, { readonly label: string; readonly begin: BeginList }>>;
}

const uploaded = (label: string, begin: BeginList): Lists => ({ first: begin, others: { uploaded: { label, begin } } });

const LISTS: Readonly<Partial<Record<string, Lists>>> = {
  residents: { first: (pages, query) => pages.residents(query) },
  history: { first: (pages, query) => pages.history(query) },
  'audit-log': { first: (pages, query) => pages.auditLog(query) },
  estates: { first: (pages, query) => pages.estates(query) },
  services: { first: (pages) => pages.services() },
  fees: {
    first: (pages) => pages.fees(),
    others: { providers: { label: 'Convenience fees of providers', begin: (pages) => pages.providerFees() } },
  },
  pending: { first: (pages, query) => pages.pending(query) },
  reconciliation: { first: (pages, query) => pages.reconciliation(query) },
  requests: { first: (pages, query) => pages.requests(query) },
};

/** What was uploaded, by the flow of its page (S2 section 2). */
const UPLOADED: Readonly<Record<string, Lists>> = {
  'upload-meters': uploaded('Uploaded Meter Numbers', (pages) => pages.uploadedMeters()),
  'upload-dev-levy': uploaded('Uploaded Development Levy', (pages) => pages.uploadedLevies()),
};

/** The search for residents of every estate, which stands on the platform's dashboard. */
const SEARCH: Lists = { first: (pages) => pages.residentSearch() };

/** Begin the page of a route; null for one that shows nothing a terminal could. */
export function beginPage(pages: Pages, route: Route, query: Query, role: Role): TerminalPage | null {
  const { view: named, ...asked } = query;
  const lists = listsOf(route, named, role);
  const base = {
    address: addressOf(route, query),
    title: route.label,
    menu: menuOf(route, role),
    list: null,
    reading: null,
  };
  if (lists) {
    const list = (lists.others?.[named ?? '']?.begin ?? lists.first)(pages, asked);
    return { ...base, list, shown: () => ({ kind: 'list', view: list.getSnapshot() }), stop: list.stop };
  }
  if (route.page === 'tables')
    return { ...base, shown: () => ({ kind: 'index', entries: tablesOf(role) }), stop: () => {} };
  if (route.page === 'maps') return { ...base, shown: () => ({ kind: 'index', entries: [] }), stop: () => {} };
  if (route.page === 'dashboard') return reads(base, pages.dashboard(), (view) => ({ kind: 'dashboard', view }));
  if (route.page === 'profile') return reads(base, pages.profile(), (view) => ({ kind: 'profile', view }));
  if (route.page === 'platform-settings')
    return reads(base, pages.platformSettings(), (view) => ({ kind: 'settings', view }));
  return null;
}

function reads<V>(
  base: Omit<TerminalPage, 'shown' | 'stop'>,
  page: Page<V, ReadingEvent>,
  shown: (view: V) => Shown,
): TerminalPage {
  return { ...base, reading: page, shown: () => shown(page.getSnapshot()), stop: page.stop };
}

function listsOf(route: Route, named: string | undefined, role: Role): Lists | undefined {
  if (route.page === 'dashboard') return named === 'residents' && role === 'netplus-admin' ? SEARCH : undefined;
  return route.page === 'upload' ? UPLOADED[route.flow ?? ''] : LISTS[route.page ?? ''];
}

/** The forms of a page's menu, and its other lists. */
function menuOf(route: Route, role: Role): readonly PageAction[] {
  const forms = (route.views ?? []).flatMap(({ label, flow, given }) => {
    if (flow === undefined) return [];
    const only = Object.entries(given ?? {}).flatMap(([field, [value, ...more]]) =>
      more.length ? [] : [[field, value]],
    );
    return [{ label, open: flow, values: Object.fromEntries(only) }];
  });
  const upload = route.page === 'upload' && route.flow !== undefined ? [{ label: route.label, open: route.flow }] : [];
  const others = Object.entries((route.page && LISTS[route.page]?.others) || {}).map(([name, { label }]) => ({
    label,
    to: `${route.path}?view=${name}` as const,
  }));
  const residents =
    route.page === 'dashboard' && role === 'netplus-admin'
      ? [{ label: 'Search residents', to: `${route.path}?view=residents` as const }]
      : [];
  return [...forms, ...upload, ...others, ...residents];
}

function tablesOf(role: Role) {
  return ROUTES.filter(({ built, holds, access }) => built && holds !== undefined && allows(access, role)).map(
    ({ path, label, holds = '' }) => ({ path, label, holds }),
  );
}

function addressOf({ path }: Route, query: Query): string {
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? path : `${path}?${asked}`;
}
