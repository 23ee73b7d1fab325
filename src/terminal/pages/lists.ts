import type { Role } from '#catalogues/roles.ts';
import type { Route } from '#catalogues/routes/route.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import type { ListingPage } from '#machines/pages/listing/view.ts';
import type { PageAction } from '#machines/pages/view.ts';

/** What an address asks. */
export type Query = Readonly<Record<string, string>>;

/** Begins a list with what the address asks of it. */
export type BeginList = (pages: Pages, query: Query) => ListingPage;

/** The lists of a page: the one that it begins with, and others by the `view` of its address. */
interface Lists {
  readonly first?: BeginList;
  readonly others?: Readonly<Record<string, { readonly label: string; readonly begin: BeginList }>>;
}

const LISTS: Readonly<Partial<Record<NonNullable<Route['page']>, Lists>>> = {
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
  tickets: { first: (pages, query) => pages.tickets(query) },
};

/** What was uploaded, by the flow of its page (S2 section 2). */
const UPLOADED: Readonly<Record<string, Lists>> = {
  'upload-meters': {
    others: { uploaded: { label: 'Uploaded Meter Numbers', begin: (pages) => pages.uploadedMeters() } },
  },
  'upload-dev-levy': {
    others: { uploaded: { label: 'Uploaded Development Levy', begin: (pages) => pages.uploadedLevies() } },
  },
};

/** The search for residents of every estate, which stands on the platform's dashboard. */
const SEARCH: Lists = {
  others: { residents: { label: 'Search residents', begin: (pages) => pages.residentSearch() } },
};

function listsOf({ page, flow }: Route, role: Role): Lists {
  if (page === 'dashboard') return role === 'netplus-admin' ? SEARCH : {};
  if (page === 'upload') return UPLOADED[flow ?? ''] ?? {};
  return (page && LISTS[page]) || {};
}

/** The list of a page that an address names by its `view`; null where it names none. */
export function listOf(route: Route, view: string | undefined, role: Role): BeginList | null {
  const { first, others } = listsOf(route, role);
  return others?.[view ?? '']?.begin ?? first ?? null;
}

/** The forms of a page's menu, and its other lists. */
export function menuOf(route: Route, role: Role): readonly PageAction[] {
  const forms = (route.views ?? []).flatMap(({ label, flow, given = {} }) =>
    flow === undefined ? [] : [{ label, open: flow, values: onlyAnswers(given) }],
  );
  const upload = route.page === 'upload' && route.flow !== undefined ? [{ label: route.label, open: route.flow }] : [];
  const others = Object.entries(listsOf(route, role).others ?? {}).map(([name, { label }]) => ({
    label,
    to: `${route.path}?view=${name}` as const,
  }));
  return [...forms, ...upload, ...others];
}

/** Where a form takes one answer of several, it is given. */
function onlyAnswers(given: Readonly<Record<string, readonly string[]>>): Query {
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, [value, ...more]]) =>
      value !== undefined && more.length === 0 ? [[field, value]] : [],
    ),
  );
}
