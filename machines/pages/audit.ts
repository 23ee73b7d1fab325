import { AUDIT_LISTS, type AuditList } from '#catalogues/audit.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { ADMINISTRATION_SENTENCES as WORDS } from '#catalogues/sentences/estate/administration.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { formatDays } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from './answers.ts';
import { oneOfThese } from './history/query.ts';
import { failureWords } from './history/read.ts';
import { DAYS, daysIn, pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import {
  type Days,
  type Declaration,
  defineList,
  type Found,
  type List,
  type Query,
  REFRESHING,
} from './listing/list.ts';
import { estateMeant } from './platform/estates.ts';

/** A line of the audit log as its estate's administrator reads it. */
export type Deed = Good<'auditLog'>['deeds'][number];

const DONE: readonly Column<Deed>[] = [
  column('date', 'When', 'time', ({ at }) => at),
  column('actor', 'Who', 'person', ({ actor }) => actor),
  column('action', 'What', 'words', ({ action }) => deedWords(action)),
  column('subject', 'Whom or what', 'words', ({ subject }) => subject),
];
const AFTER: Column<Deed> = column('after', 'After', 'words', ({ after }) => after);
const CHANGED: readonly Column<Deed>[] = [...DONE, column('before', 'Before', 'words', ({ before }) => before), AFTER];
/** What is read, or who signs in, has no before. */
const CAME: readonly Column<Deed>[] = [
  ...DONE,
  column('details', WORDS.details, 'words', ({ after }) => after),
  column('from', WORDS.askedFrom, 'words', ({ from }) => from),
];

const listOf = ({ tab }: Pick<Query, 'tab'>): AuditList => oneOfThese(AUDIT_LISTS, tab) ?? 'changes';
/** The first list is what is asked for by itself. */
const ofList = (query: Query) => (listOf(query) === 'changes' ? {} : { of: listOf(query) });

/** A deed that has no words yet is called by its own name. */
function deedWords(action: string): string {
  const words: Readonly<Record<string, string>> = WORDS.deeds;
  return words[action] ?? action.replaceAll('-', ' ');
}

/** What was changed in the own estate: who, what, when, before and after; the newest first. */
export function auditList(services: Services): List {
  return defineList(auditDeclared(services));
}

/** The log as it is declared, whoever reads it. */
function auditDeclared(services: Services): Declaration<Deed> {
  return {
    title: 'Activity log',
    icon: 'history',
    columns: (query) => (listOf(query) === 'changes' ? CHANGED : CAME),
    tabs: AUDIT_LISTS.map((name) => ({ name, label: WORDS.auditTabs[name] })),
    id: ({ id }) => String(id),
    start: (asked) => ({
      ...{ days: daysIn(asked), page: pageIn(asked.page) },
      ...(oneOfThese(AUDIT_LISTS, asked.of) && { tab: asked.of }),
    }),
    pages: TRANSACTION_PAGE,
    find: (query, signal) => readDeeds(services, query, signal),
    tools: () => ({ ...REFRESHING, days: DAYS }),
    nothing: (query) => WORDS.auditNothing[listOf(query)],
    first: (query) => (listOf(query) === 'changes' ? { text: WORDS.firstChange } : null),
    chat: {
      listed: (query, from, to, total) => {
        const of = listOf(query);
        return of === 'changes'
          ? WORDS.changes(when(query.days), from, to, total)
          : WORDS.listed(`${WORDS.auditTabs[of]}${when(query.days)}`, from, to, total);
      },
      nothing: (query) =>
        listOf(query) === 'changes' ? WORDS.unchanged(when(query.days)) : WORDS.auditNothing[listOf(query)],
    },
  };
}

const when = (days: Days | null): string => formatDays(days?.from ?? '', days?.to ?? '');

/** A page of the log; an end of the days that is empty is open. */
async function readDeeds(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Deed>>> {
  const { days, page } = query;
  const { from = '', to = '' } = days ?? {};
  const sought = { ...ofList(query), ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const came = await read(services.auditLog({ page, ...sought }, signal), signal, failureWords({ from, to }));
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.deeds, total: came.data.total } } : came;
}

/** What was changed anywhere, or in one estate that is searched by its name; the newest first. */
export function platformAuditList(services: Services): List {
  return defineList<Deed>({
    ...auditDeclared(services),
    find: (query, signal) => findDeeds(services, query, signal),
    search: () => ({
      fields: [{ name: 'name', label: 'Estate name' }],
      neither: PLATFORM_PAGES.estateNeeded,
      nothing: PLATFORM_SENTENCES.noEstates,
      failed: null,
      within: true,
    }),
  });
}

async function findDeeds(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Deed>>> {
  const { search, days, page } = query;
  const term = search?.name.trim() ?? '';
  const { from = '', to = '' } = days ?? {};
  const sought = { page, ...ofList(query), ...(from !== '' && { from }), ...(to !== '' && { to }) };
  if (term === '') return readAllDeeds(services, sought, signal);
  const estate = await estateMeant(services, term, signal);
  if (estate.kind !== 'good') return estate;
  if (estate.data === null) return { kind: 'empty' };
  const { id, name } = estate.data;
  const came = await readAllDeeds(services, { ...sought, estate: id }, signal);
  const subject = PLATFORM_PAGES.ofEstate(name);
  if (came.kind === 'empty') return { kind: 'good', data: { items: [], total: 0, subject } };
  return came.kind === 'good' ? { kind: 'good', data: { ...came.data, subject } } : came;
}

/** A page of the log of all estates, or of one. */
async function readAllDeeds(
  services: Services,
  sought: Parameters<Services['platformAuditLog']>[0],
  signal: AbortSignal,
): Promise<Read<Found<Deed>>> {
  const { from = '', to = '' } = sought;
  const came = await read(services.platformAuditLog(sought, signal), signal, failureWords({ from, to }));
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.deeds, total: came.data.total } } : came;
}
