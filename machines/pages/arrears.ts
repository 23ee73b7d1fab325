import { STANDINGS_SHOWN, type StandingName } from '#catalogues/arrears.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { DEBTOR_SEARCH_MOST } from '#catalogues/debtors.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { ARREARS, STANDING_WORDS } from '#catalogues/sentences/estate/arrears.ts';
import type { Say, Tone } from '#machines/kit/view.ts';
import { formatCount, formatDay } from '#machines/kit/writing/format.ts';
import { type Good, made, type Read, read } from './answers.ts';
import { type House, ruleSaid, valuesOf, whySaid } from './arrears-said.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';
import type { ListRow, RowActing } from './listing/view.ts';

const SAID = ARREARS.list;

/** Under which name the address says which houses. */
const STANDING = 'standing';
const END = 'end';

const TONES: Readonly<Record<StandingName, Tone>> = {
  ...{ clear: 'success', released: 'success', reminded: 'info' },
  ...{ grace: 'warning', excepted: 'info', blocked: 'danger' },
};

const COLUMNS: readonly Column<House>[] = [
  column('house', SAID.columns.house, 'words', ({ address }) => address),
  column('resident', SAID.columns.resident, 'person', ({ holder }) => holder),
  column('meter', SAID.columns.meter, 'meter', ({ meterNumber }) => meterNumber, { wide: true }),
  column('owed', SAID.columns.owed, 'money', ({ owed }) => koboOf(owed)),
  column('standing', SAID.columns.standing, 'status', ({ name }) => STANDING_WORDS[name], {
    tone: ({ name }) => TONES[name],
    note: untilSaid,
  }),
  column('why', SAID.columns.why, 'words', whySaid, { wide: true }),
];

function untilSaid({ excepted, until }: House): string | null {
  if (excepted !== null) return SAID.because(formatDay(excepted.until), excepted.reason);
  return until === null ? null : SAID.stops(formatDay(until));
}

const shownIn = ({ chosen }: Query) => oneOfThese(STANDINGS_SHOWN, chosen[STANDING] ?? '') ?? 'all';

/** Whom the rule of the own estate touches today, and why; who is excepted, and the way to change the rule. */
export function arrearsList(services: Services): List {
  return defineList<House>({
    title: ARREARS.title,
    icon: 'plug',
    columns: () => COLUMNS,
    id: ({ meterNumber }) => meterNumber,
    pages: RESIDENT_PAGE,
    places: { sums: 2 },
    tools: () => ({
      ...REFRESHING,
      choices: [
        {
          name: STANDING,
          label: SAID.shown,
          options: STANDINGS_SHOWN.map((value) => ({ value, label: SAID.shownAs[value] })),
        },
      ],
    }),
    start: ({ standing = '', page }) => ({
      page: pageIn(page),
      chosen: { [STANDING]: oneOfThese(STANDINGS_SHOWN, standing) ?? 'all' },
    }),
    actions: actionsOf,
    changes: {
      becomes: (row, action) => (action === END ? row : null),
      make: (row, _, signal) => endOf(services, row, signal),
    },
    async find(query, signal) {
      const search = (query.search?.name ?? '').trim().slice(0, DEBTOR_SEARCH_MOST);
      const asked = { standing: shownIn(query), ...(search !== '' && { search }) };
      const { page } = query;
      const came = await read(services.arrearsStandings({ ...asked, page, rows: RESIDENT_PAGE.rows }, signal), signal);
      return came.kind === 'good' ? { kind: 'good', data: foundIn(came.data) } : came;
    },
    nothing: () => SAID.nobody,
    search: () => ({
      fields: [{ name: 'name', label: SAID.search }],
      neither: SAID.whom,
      nothing: SAID.nobodyFound,
      failed: null,
      within: true,
    }),
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
  const came = await made(services.endException({ meter_number: id }, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: { tone: 'success', text: came.data.message } } : came;
}

function foundIn({ houses, counts, total, rule }: Good<'arrearsStandings'>): Found<House> {
  const others = (['excepted', 'grace', 'reminded'] as const).filter((name) => counts[name] > 0);
  const sums = others.map((name) => SAID.others(counts[name], STANDING_WORDS[name]));
  return {
    items: houses,
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
