import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { SETTING_SENTENCES as SAID } from '#catalogues/sentences/platform/settings.ts';
import { SETTING_NAMES, SETTINGS, type SettingKey, type SettingValue, settingOf } from '#catalogues/settings.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { settingWords } from '#machines/kit/writing/setting.ts';
import { type Good, type Read, read } from '../answers.ts';
import { oneOfThese } from '../history/query.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../listing/list.ts';

/** How fees and limits are now, and all their changes. */
const TABS = ['now', 'history'] as const;
type Tab = (typeof TABS)[number];

/** A fee or a limit as it is, or one change of it. */
interface Row extends SettingKey {
  readonly id: string;
  readonly now?: Good<'operatorSettings'>['settings'][number];
  readonly change?: Good<'settingHistory'>['changes'][number];
}

/** A value as calls carry it, in words. */
export function valueWords(key: SettingKey, sent: SettingValue): string {
  return settingWords(key, typeof sent === 'number' && settingOf(key)?.kind === 'money' ? koboOf(sent) : sent);
}

const SETTING: Column<Row> = column('setting', SAID.setting, 'words', ({ name }) => SETTINGS[name].label);
const OF: Column<Row> = column('of', SAID.of, 'words', (row) => settingOf(row)?.of ?? row.scope);
const BY: Column<Row> = {
  ...column<Row, 'words'>('by', SAID.by, 'words', byOf, { otherwise: SAID.byNobody }),
  wide: true,
};

function byOf({ now, change }: Row): string | null {
  return now?.by ?? change?.by ?? null;
}

const COLUMNS: Readonly<Record<Tab, readonly Column<Row>[]>> = {
  now: [
    SETTING,
    OF,
    column('value', SAID.is, 'text', (row) => valueWords(row, row.now?.value ?? null), {
      note: (row) =>
        row.now?.next ? SAID.next(valueWords(row, row.now.next.value), formatDay(row.now.next.since)) : null,
    }),
    column('since', SAID.since, 'day', ({ now }) => now?.since ?? null),
    BY,
  ],
  history: [
    SETTING,
    OF,
    column('value', SAID.is, 'text', (row) => valueWords(row, row.change?.value ?? null)),
    column('since', SAID.since, 'time', ({ change }) => change?.since ?? null, {
      note: ({ change }) => (change?.until == null ? null : untilWords(change.since, change.until)),
    }),
    BY,
    { ...column<Row, 'text'>('reason', SAID.reason, 'text', ({ change }) => change?.reason ?? null), wide: true },
  ],
};

const untilWords = (since: string, until: string): string =>
  since === until ? SAID.neverHeld : SAID.until(formatDay(until));

const tabOf = ({ tab }: Pick<Query, 'tab'>): Tab => oneOfThese(TABS, tab) ?? 'now';

/** The operator's fees and limits as they are, each with a way to change it, and what they were. */
export function operatorSettingList(services: Services): List {
  return defineList<Row>({
    title: SAID.title,
    icon: 'form',
    columns: (query) => COLUMNS[tabOf(query)],
    id: ({ id }) => id,
    tabs: TABS.map((name) => ({ name, label: SAID.tabs[name] })),
    start: ({ of, page, setting = '' }) => ({
      page: pageIn(page),
      ...(oneOfThese(TABS, of) && { tab: of }),
      ...(oneOfThese(SETTING_NAMES, setting) && { chosen: { setting } }),
    }),
    actions: ({ name, scope }, query) =>
      tabOf(query) === 'now'
        ? [
            {
              name: 'change',
              label: SAID.changeIt,
              leads: { open: 'change-setting', values: { setting: settingId({ name, scope }) } },
            },
          ]
        : [],
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, choices: [CHOICE] }),
    find: (query, signal) =>
      tabOf(query) === 'now' ? findNow(services, query, signal) : findPast(services, query, signal),
    nothing: (query) => (tabOf(query) === 'now' ? SAID.none : SAID.noHistory),
  });
}

const CHOICE = {
  name: 'setting',
  label: SAID.setting,
  options: [
    { value: '', label: SAID.all },
    ...SETTING_NAMES.map((name) => ({ value: name, label: SETTINGS[name].label })),
  ],
};

/** What stands for a setting of one thing in a form: `fee:mtn`. */
export const settingId = ({ name, scope }: SettingKey): string => `${name}:${scope}`;

const chosenName = ({ chosen }: Query) => oneOfThese(SETTING_NAMES, chosen.setting ?? '');

async function findNow(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Row>>> {
  const came = await read(services.operatorSettings({}, signal), signal);
  if (came.kind !== 'good') return came;
  const name = chosenName(query);
  const all = came.data.settings.filter((one) => !name || one.name === name);
  const { from, to } = query.span ?? {
    from: (query.page - 1) * TRANSACTION_PAGE.rows,
    to: query.page * TRANSACTION_PAGE.rows,
  };
  const items = all.slice(from, to).map((now) => ({ id: settingId(now), name: now.name, scope: now.scope, now }));
  return { kind: 'good', data: { items, total: all.length } };
}

async function findPast(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Row>>> {
  const name = chosenName(query);
  const came = await read(services.settingHistory({ page: query.page, ...(name && { name }) }, signal), signal);
  if (came.kind !== 'good') return came;
  const { changes, total } = came.data;
  const items = changes.map((change) => ({ id: String(change.id), name: change.name, scope: change.scope, change }));
  return { kind: 'good', data: { items, total } };
}
