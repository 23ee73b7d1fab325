import { STANDINGS_SHOWN, type StandingName } from '#catalogues/arrears.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { DEBTOR_SEARCH_MOST } from '#catalogues/debtors.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { ARREARS, STANDING_WORDS } from '#catalogues/sentences/estate/arrears.ts';
import type { Say, Tone } from '#machines/kit/view.ts';
import { formatCount, formatDay } from '#machines/kit/writing/format.ts';
import { type Good, made, type Read, read, saying } from './answers.ts';
import { type House, ruleSaid, valuesOf, whySaid } from './arrears-said.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING, type Searching } from './listing/list.ts';
import type { ListRow, RowActing } from './listing/view.ts';

const SAID = ARREARS.list;

/** Under which name the address says which houses. */
const STANDING = 'standing';
const END = 'end';

const TONES: Readonly<Record<StandingName, Tone>> = {
  ...{ clear: 'success', released: 'success', reminded: 'info' },
  ...{ grace: 'warning', excepted: 'info', blocked: 'danger' },
};

type Rule = Good<'arrearsPolicy'>['rules'][number];

/** A row: a house that is touched, or a rule that there was. */
interface Row {
  readonly id: string;
  readonly house?: House;
  readonly rule?: Rule;
}

const TABS = ['houses', 'rules'] as const;
const isOfRules = ({ tab }: Query): boolean => tab === 'rules';

const HOUSES: readonly Column<Row>[] = [
  column('house', SAID.columns.house, 'words', ({ house }) => house?.address ?? null),
  column('resident', SAID.columns.resident, 'person', ({ house }) => house?.holder ?? null),
  column('meter', SAID.columns.meter, 'meter', ({ house }) => house?.meterNumber ?? null, { wide: true }),
  column('owed', SAID.columns.owed, 'money', ({ house }) => (house ? koboOf(house.owed) : null)),
  column('standing', SAID.columns.standing, 'status', ({ house }) => (house ? STANDING_WORDS[house.name] : null), {
    tone: ({ house }) => (house ? TONES[house.name] : null),
    note: ({ house }) => (house ? untilSaid(house) : null),
  }),
  column('why', SAID.columns.why, 'words', ({ house }) => (house ? whySaid(house) : null), { wide: true }),
];

const RULES: readonly Column<Row>[] = [
  column('from', SAID.columns.from, 'day', ({ rule }) => rule?.from ?? null),
  column('rule', SAID.rule, 'words', ({ rule }) => (rule ? ruleSaid(rule.terms).join(' ') : null)),
  column('reason', SAID.columns.reason, 'words', ({ rule }) => rule?.reason ?? null),
  column('by', SAID.columns.by, 'person', ({ rule }) => rule?.by ?? null, { wide: true }),
];

function untilSaid({ excepted, until }: House): string | null {
  if (excepted !== null) return SAID.because(formatDay(excepted.until), excepted.reason);
  return until === null ? null : SAID.stops(formatDay(until));
}

const shownIn = ({ chosen }: Query) => oneOfThese(STANDINGS_SHOWN, chosen[STANDING] ?? '') ?? 'all';

const CHOICES = [
  {
    name: STANDING,
    label: SAID.shown,
    options: STANDINGS_SHOWN.map((value) => ({ value, label: SAID.shownAs[value] })),
  },
];

const SEARCH: Searching = {
  fields: [{ name: 'name', label: SAID.search }],
  ...{ neither: SAID.whom, nothing: SAID.nobodyFound, failed: null, within: true as const },
};

/** Whom the rule of the own estate touches today, and why; who is excepted, and the way to change the rule. */
export function arrearsList(services: Services): List {
  return defineList<Row>({
    title: ARREARS.title,
    icon: 'plug',
    columns: (query) => (isOfRules(query) ? RULES : HOUSES),
    id: ({ id }) => id,
    tabs: TABS.map((name) => ({ name, label: SAID.tabs[name] })),
    pages: RESIDENT_PAGE,
    places: { sums: 2 },
    tools: (query) => (isOfRules(query) ? REFRESHING : { ...REFRESHING, choices: CHOICES }),
    start: ({ of, standing = '', page }) => ({
      page: pageIn(page),
      ...(of === 'rules' && { tab: 'rules' }),
      chosen: { [STANDING]: oneOfThese(STANDINGS_SHOWN, standing) ?? 'all' },
    }),
    actions: ({ house }) => (house ? actionsOf(house) : []),
    changes: {
      becomes: (row, action) => (action === END ? row : null),
      make: (row, _, signal) => endOf(services, row, signal),
    },
    async find(query, signal) {
      if (isOfRules(query)) return rulesFound(services, query, signal);
      const search = (query.search?.name ?? '').trim().slice(0, DEBTOR_SEARCH_MOST);
      const asked = { standing: shownIn(query), ...(search !== '' && { search }) };
      const { page } = query;
      const came = await read(services.arrearsStandings({ ...asked, page, rows: RESIDENT_PAGE.rows }, signal), signal);
      return came.kind === 'good' ? { kind: 'good', data: foundIn(came.data) } : came;
    },
    nothing: (query) => (isOfRules(query) ? SAID.noRules : SAID.nobody),
    search: (query) => (isOfRules(query) ? null : SEARCH),
  });
}

function actionsOf({ meterNumber, excepted }: House): readonly RowActing[] {
  const except = {
    name: 'except',
    label: SAID.except,
    leads: { open: 'except-meter', values: { house: meterNumber } },
  };
  return excepted === null ? [except] : [except, { name: END, label: SAID.end }];
}

async function endOf(services: Services, { id }: ListRow, signal: AbortSignal): Promise<Read<Say | null>> {
  return saying(await made(services.endException({ meter_number: id }, signal), signal));
}

function foundIn({ houses, counts, total, rule }: Good<'arrearsStandings'>): Found<Row> {
  const others = (['excepted', 'grace', 'reminded'] as const).filter((name) => counts[name] > 0);
  const sums = others.map((name) => SAID.others(counts[name], STANDING_WORDS[name]));
  return {
    items: houses.map((house) => ({ id: house.meterNumber, house })),
    total,
    cards: [
      { label: SAID.stopped, value: formatCount(counts.blocked), ...(sums.length > 0 && { note: sums.join(' ') }) },
      {
        label: SAID.rule,
        value: rule === null ? SAID.specified : SAID.own,
        note: ruleSaid(rule).join(' '),
        action: { label: ARREARS.form.title, open: 'set-arrears-policy', values: valuesOf(rule) },
      },
    ],
    sums: [SAID.stoppedFor(counts.blocked), ...sums],
  };
}

/** Each rule that there was, the newest first. */
async function rulesFound(services: Services, { page }: Query, signal: AbortSignal): Promise<Read<Found<Row>>> {
  const came = await read(services.arrearsPolicy({}, signal), signal);
  if (came.kind !== 'good') return came;
  const { rules } = came.data;
  const { rows } = RESIDENT_PAGE;
  const items = rules.map((rule) => ({ id: String(rule.version), rule })).slice((page - 1) * rows, page * rows);
  return { kind: 'good', data: { items, total: rules.length } };
}
