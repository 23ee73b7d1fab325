import type { Services } from '#catalogues/calls/services.ts';
import { CASE_LISTS, type CaseDeed, type CaseList } from '#catalogues/cases.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { CASES as SAID } from '#catalogues/sentences/platform/cases.ts';
import { DIFFERENCE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, read } from '../answers.ts';
import { oneOfThese } from '../history/query.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type List, type Query, REFRESHING } from '../listing/list.ts';
import type { RowActing } from '../listing/view.ts';
import { inShort } from './operations/ages.ts';

type Case = Good<'cases'>['cases'][number];

/** From this age on it is said in the colour of a warning, ms. */
const OLD_MS = 4 * 3_600_000;

const listOf = ({ tab }: Pick<Query, 'tab'>): CaseList => oneOfThese(CASE_LISTS, tab) ?? 'open';

/** What a person has to look at, the oldest first, with who does: taken, taken over and given back from its row. */
export function caseList(services: Services, now: () => number): List {
  return defineList<Case>({
    title: SAID.title,
    icon: 'flag',
    columns: (query) => (listOf(query) === 'closed' ? CLOSED : openColumns(now())),
    id: ({ id }) => String(id),
    tabs: CASE_LISTS.map((name) => ({ name, label: SAID.tabs[name] })),
    start: ({ of, page }) => ({ page: pageIn(page), ...(oneOfThese(CASE_LISTS, of) && { tab: of }) }),
    actions: actionsOf,
    pages: TRANSACTION_PAGE,
    tools: () => REFRESHING,
    find: async (query, signal) => {
      const came = await read(services.cases({ of: listOf(query), page: query.page }, signal), signal);
      return came.kind === 'good' ? { kind: 'good', data: { items: came.data.cases, total: came.data.total } } : came;
    },
    nothing: (query) => SAID.none[listOf(query)],
    chat: { called: (query) => SAID.tabs[listOf(query)] },
  });
}

const NUMBER: Column<Case> = column('case', SAID.number, 'count', ({ id }) => id);
const WHAT: Column<Case> = column('what', SAID.what, 'words', ({ kind, difference }) =>
  difference === null ? SAID.kinds[kind] : `${SAID.kinds[kind]}: ${DIFFERENCE_WORDS[difference.kind]}`,
);
const ABOUT: Column<Case> = column('about', SAID.about, 'order', ({ about }) => about, {
  note: ({ reason }) => reason,
});
const AMOUNT: Column<Case> = column(
  'amount',
  SAID.amount,
  'money',
  ({ amount }) => (amount === null ? null : koboOf(amount)),
  { wide: true },
);

function openColumns(now: number): readonly Column<Case>[] {
  const ageOf = ({ openedAt }: Case) => Math.max(0, now - Date.parse(openedAt));
  return [
    NUMBER,
    WHAT,
    ABOUT,
    AMOUNT,
    column('age', SAID.age, 'words', (one) => inShort(ageOf(one)), {
      tone: (one) => (ageOf(one) > OLD_MS ? 'warning' : null),
      note: ({ lastTryAt, nextTryAt }) =>
        SAID.probes(lastTryAt && formatWhen(lastTryAt), nextTryAt && formatWhen(nextTryAt)),
    }),
    column('owner', SAID.owner, 'person', ({ owner }) => owner, {
      otherwise: SAID.nobody,
      note: ({ ownedAt }) => ownedAt && SAID.since(formatWhen(ownedAt)),
    }),
  ];
}

const CLOSED: readonly Column<Case>[] = [
  NUMBER,
  WHAT,
  ABOUT,
  AMOUNT,
  column('closed', SAID.closed, 'time', ({ closedAt }) => closedAt),
  column('why', SAID.why, 'text', ({ closedBecause }) => closedBecause, {
    otherwise: SAID.byItself,
    note: ({ closedBy }) => closedBy,
  }),
];

/** Whose it becomes, where it is looked at, and the end of a difference that may stay. */
function actionsOf(one: Case): readonly RowActing[] {
  const look: RowActing = { name: 'look', label: SAID.look, leads: { to: placeOf(one) } };
  if (one.closedAt !== null) return [look];
  const deeds = one.mine ? [owning(one, 'give-back', SAID.giveBack)] : [owning(one, ...deedOf(one))];
  const values = { case: String(one.id) };
  const close: RowActing = { name: 'close', label: SAID.close, leads: { open: 'close-case', values } };
  return [...deeds, look, ...(one.kind === 'difference' ? [close] : [])];
}

const deedOf = ({ owner }: Case): [CaseDeed, string] =>
  owner === null ? ['take', SAID.take] : ['take-over', SAID.takeOver];

function owning({ id }: Case, deed: CaseDeed, label: string): RowActing {
  return { name: deed, label, leads: { open: 'take-case', values: { case: String(id), deed } } };
}

/** The page that has what a case is about. */
function placeOf({ kind, about, difference }: Case): `/${string}` {
  if (difference !== null) return `/reconciliation?from=${difference.day}&to=${difference.day}`;
  return kind === 'arrival' ? '/money-that-came' : `/pending-transactions?reference=${about}`;
}
