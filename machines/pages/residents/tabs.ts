import { MESSAGES } from '#catalogues/messages.ts';
import {
  MANAGED_LIST,
  RESIDENT_LIST_LABELS,
  RESIDENT_LIST_WORDS,
  RESIDENT_LISTS,
  type ResidentList,
} from '#catalogues/residents.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { Column } from '../listing/column.ts';
import { REFRESHING, type Searching, type Tools } from '../listing/list.ts';
import { EVERYBODY, PEOPLE_COLUMNS, type Resident } from './people.ts';

const { name, meterNumber, since, status } = PEOPLE_COLUMNS;

/** What a tab of the residents shows. */
export interface ResidentTab {
  readonly name: string;
  readonly label: string;
  /** The list that it shows. */
  readonly list: ResidentList | typeof MANAGED_LIST;
  readonly columns: readonly Column<Resident>[];
  readonly nothing: string;
  /** What it is called in a sentence of the chat, and what is said there where nobody is in it. */
  readonly called: string;
  readonly nobody: string;
}

const NOBODY = 'There is nobody in this list yet.';

/** The list in which an administrator takes residents for verified (DECISIONS 31). */
export const UNVERIFIED = 'unverified';

const COLUMNS: Partial<Record<ResidentList, ResidentTab['columns']>> = {
  [UNVERIFIED]: [name, meterNumber, since],
  verified: [name, meterNumber, since, status],
};

/** The list in which an administrator sets who is in (S2 section 2, the manageable list). */
export const MANAGED = 'manage';

/** The tabs of `/registered-residents` (S1 section 2, S2 section 2, DECISIONS 38); the first is what it begins with. */
export const RESIDENT_TABS: readonly [ResidentTab, ...ResidentTab[]] = [
  tabOf('total', MESSAGES.noResidents),
  ...RESIDENT_LISTS.filter((list) => list !== 'total').map((list) => tabOf(list, NOBODY)),
  { ...tabOf('total', MESSAGES.noResidents), name: 'all', label: 'ALL RESIDENTS' },
  { ...tabOf('total', MESSAGES.noResidents), name: MANAGED, label: 'MANAGE', list: MANAGED_LIST },
];

function tabOf(list: ResidentList, nothing: string): ResidentTab {
  const called = RESIDENT_LIST_WORDS[list];
  return {
    name: list,
    label: RESIDENT_LIST_LABELS[list],
    list,
    columns: COLUMNS[list] ?? EVERYBODY,
    nothing,
    called,
    nobody: list === 'total' ? MESSAGES.noResidents : ADMINISTRATION_SENTENCES.nobodyIn(called),
  };
}

/** The tab of that name, else the first. */
export const residentTab = (tab: string): ResidentTab =>
  RESIDENT_TABS.find((one) => one.name === tab) ?? RESIDENT_TABS[0];

/** Searching residents by name or meter number; in the manageable list by meter number alone (S2 section 2). */
export function residentSearch(tab: string): Searching {
  const fields = [
    { name: 'name', label: 'Name' },
    { name: 'meterNumber', label: 'Meter number' },
  ] as const;
  return {
    fields: tab === MANAGED ? fields.slice(1) : fields,
    neither: tab === MANAGED ? MESSAGES.meterRequired : MESSAGES.searchNeedsTerm,
    nothing: MESSAGES.residentNotFound,
    failed: MESSAGES.searchFailed,
    ...(tab === MANAGED && { within: true }),
  };
}

/** Refresh and the resident summary, which the manageable list has (S2 section 2). */
export const MANAGED_TOOLS: Tools = { ...REFRESHING, export: MESSAGES.csvExport };
