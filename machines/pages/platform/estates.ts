import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ESTATE_LISTS, type EstateList } from '#catalogues/platform.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../answers.ts';
import { oneOfThese } from '../history/query.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../listing/list.ts';
import type { RowActing } from '../listing/view.ts';
import type { Card } from '../view.ts';

const COLUMNS: readonly Column<Estate>[] = [
  column('name', 'Estate', 'words', ({ name }) => name),
  column('administrators', 'Administrators', 'text', administeredBy, {
    note: ({ administrators, invited }) => emailsOf(administrators.length > 0 ? administrators : invited) || null,
  }),
  column('residents', 'Residents', 'count', ({ residents }) => residents),
  column('meters', 'Meters', 'count', ({ meters }) => meters),
  column('services', 'Services', 'count', ({ services }) => services),
  column('status', 'Status', 'status', ({ active }) => (active ? 'Active' : 'Inactive'), {
    tone: ({ active }) => (active ? 'success' : 'warning'),
  }),
];

/** Who administers an estate; where nobody does yet, who is invited to. */
function administeredBy({ administrators, invited }: Estate): string {
  if (administrators.length > 0 || invited.length === 0) return namesOf(administrators);
  const open = invited.filter(({ expired }) => !expired);
  return open.length > 0 ? PLATFORM_PAGES.invited(namesOf(open)) : PLATFORM_PAGES.invitedInVain(namesOf(invited));
}

const namesOf = (people: Estate['administrators']): string => people.map(({ name }) => name).join(', ');
const emailsOf = (people: Estate['administrators']): string => people.map(({ email }) => email).join(', ');

const LIST = 'list';
const LABELS: Readonly<Record<EstateList, string>> = { all: 'All', active: 'Active', inactive: 'Inactive' };
const CHOICES = [
  { name: LIST, label: 'STATUS', options: ESTATE_LISTS.map((value) => ({ value, label: LABELS[value] })) },
];

const NOTHING: Readonly<Record<EstateList, string>> = {
  all: PLATFORM_PAGES.noEstatesYet,
  active: PLATFORM_PAGES.noneActive,
  inactive: PLATFORM_PAGES.noneInactive,
};

/** Every estate (S2 section 2, VIEW EXISTING ESTATES): three cards of real totals, a search by name, and pages. */
export function estateList(services: Services): List {
  return defineList<Estate>({
    title: MESSAGES.viewEstates,
    icon: 'table',
    columns: () => COLUMNS,
    id: ({ id }) => String(id),
    actions: actionsOf,
    places: { sums: 3 },
    start: estatesStart,
    chat: { called: () => 'Estates' },
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, choices: CHOICES }),
    find: (query, signal) => readEstates(services, query, signal),
    nothing: (query) => NOTHING[listOf(query)],
    first: (query) => (listOf(query) === 'all' ? { text: PLATFORM_PAGES.firstEstate } : null),
    search: () => ({
      fields: [{ name: 'name', label: 'Estate name' }],
      neither: PLATFORM_PAGES.estateNeeded,
      nothing: PLATFORM_SENTENCES.noEstates,
      failed: null,
      within: true,
    }),
  });
}

/** Where the list begins that was opened with a query: list, name, page. */
function estatesStart({ list, name = '', page }: Readonly<Record<string, string>>): Partial<Query> {
  const chosen = oneOfThese(ESTATE_LISTS, list);
  return {
    page: pageIn(page),
    ...(chosen && { chosen: { [LIST]: chosen } }),
    ...(name !== '' && { search: { name, meterNumber: '' } }),
  };
}

const listOf = ({ chosen }: Query): EstateList => oneOfThese(ESTATE_LISTS, chosen[LIST]) ?? 'all';

async function readEstates(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Estate>>> {
  const term = query.search?.name.trim() ?? '';
  const sought = { list: listOf(query), ...(term !== '' && { term }) };
  const came = await read(services.estates({ ...sought, page: query.page }, signal), signal);
  if (came.kind !== 'good') return came;
  const { estates, total, totals } = came.data;
  return { kind: 'good', data: { items: estates, total, cards: cardsOf(totals) } };
}

function cardsOf({ total, active, inactive }: Good<'estates'>['totals']): readonly Card[] {
  return [
    { label: 'Total estates', value: formatCount(total) },
    { label: 'Active estates', value: formatCount(active) },
    { label: 'Inactive estates', value: formatCount(inactive) },
  ];
}

function actionsOf({ id, name, active }: Estate): readonly RowActing[] {
  return [
    {
      name: 'register',
      label: 'Add admin',
      leads: { open: 'register-estate', values: { estate: name } },
    },
    {
      name: 'administrators',
      label: TITLES.administrators,
      leads: { to: `/administrators?estate=${encodeURIComponent(name)}` },
    },
    {
      name: 'details',
      label: ESTATE_DETAIL.row,
      leads: { open: 'estate-details', values: { estate: String(id) } },
    },
    {
      name: 'active',
      label: active ? 'Deactivate' : 'Activate',
      leads: { open: 'set-estate-active', values: { estate: String(id), active: String(!active) } },
    },
  ];
}

/** An estate as the platform's administrator sees it. */
export type Estate = Good<'estates'>['estates'][number];

/** The estate that some words mean: the one called so, else the first that fits; null where none does. */
export async function estateMeant(services: Services, term: string, signal: AbortSignal): Promise<Read<Estate | null>> {
  const came = await read(services.estates({ term }, signal), signal);
  if (came.kind === 'empty') return { kind: 'good', data: null };
  if (came.kind !== 'good') return came;
  const { estates } = came.data;
  const called = estates.find(({ name }) => name.toLowerCase() === term.trim().toLowerCase());
  return { kind: 'good', data: called ?? estates[0] ?? null };
}
