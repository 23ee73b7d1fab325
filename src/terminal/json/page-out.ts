import { z } from 'zod';
import { AWAITED } from '#catalogues/residents.ts';
import type { ListingView } from '#machines/pages/listing/view.ts';
import type { TicketView } from '#machines/pages/tickets/view.ts';
import type { DashboardView, PlatformSettingsView, ProfileView } from '#machines/pages/view.ts';
import { action, badge, labelled, leads, values } from './parts-out.ts';
import { columnsOut, tableOut, toneOut } from './view-out.ts';

const card = z.strictObject({
  label: z.string(),
  value: z.string(),
  unit: z.string().optional(),
  exact: z.string().optional(),
  note: z.string().optional(),
  badge: badge.optional(),
  action: action.optional(),
});

const chart = z.strictObject({
  title: z.string(),
  total: z.string(),
  of: z.string(),
  kind: z.enum(['stacked', 'area']),
  unit: z.enum(['naira', 'kWh', 'count']),
  along: z.string().optional(),
  nothing: z.string().optional(),
  said: z.string().optional(),
  labels: z.array(z.string()),
  series: z.array(z.strictObject({ of: z.string().optional(), name: z.string(), points: z.array(z.number()) })),
});

const choice = z.strictObject({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string(), icon: z.string().optional() })),
});

const listRow = z.strictObject({
  id: z.string(),
  cells: z.array(z.string()),
  words: z.array(z.string()).optional(),
  tones: z.record(z.string(), toneOut).optional(),
  notes: values.optional(),
  unread: z.literal(true).optional(),
  values: values.optional(),
  actions: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      busy: z.literal(true).optional(),
      pressed: z.boolean().optional(),
      does: z.enum(['keeps', 'tries again']).optional(),
      leads: z.strictObject(leads).optional(),
      copies: z.string().optional(),
    }),
  ),
});

const listing = z.strictObject({
  title: z.string(),
  icon: z.string(),
  state: z.enum(['loading', 'shown', 'empty', 'failed']),
  menu: choice.nullable(),
  subject: z.string().nullable(),
  columns: columnsOut,
  actionsLabel: z.string().nullable(),
  rows: z.array(listRow),
  tabs: z.array(z.strictObject({ name: z.string(), label: z.string(), selected: z.boolean() })),
  search: z
    .strictObject({
      name: z.string(),
      meterNumber: z.string(),
      fields: z.array(z.strictObject({ name: z.enum(['name', 'meterNumber']), label: z.string() })),
      problem: z.string().nullable(),
    })
    .nullable(),
  toolbar: z
    .strictObject({
      choices: z.array(choice),
      dates: z
        .strictObject({
          from: labelled,
          to: labelled,
          search: z.string(),
          problem: z.string().nullable(),
          clear: z.string().nullable(),
        })
        .nullable(),
      refresh: z.string(),
      asks: z.literal(true).optional(),
      export: z.strictObject({ label: z.string(), busy: z.boolean() }).nullable(),
      exportBeside: z.strictObject({ label: z.string(), busy: z.boolean(), tab: z.string() }).optional(),
    })
    .nullable(),
  places: z.strictObject({ sums: z.int(), pictures: z.int() }),
  cards: z.array(card),
  charts: z.array(chart),
  picturing: z.literal(true).optional(),
  problem: z.string().nullable(),
  first: z.strictObject({ text: z.string(), action: action.optional() }).optional(),
  notice: z.string().nullable(),
  news: z.array(z.strictObject({ tone: toneOut, text: z.string() })),
  page: z
    .strictObject({
      at: z.int(),
      of: z.int(),
      total: z.int(),
      neighbours: z.int(),
      entries: z.literal(true).optional(),
    })
    .nullable(),
  detail: z
    .strictObject({
      title: z.string(),
      rows: z.array(labelled).nullable(),
      charts: z.array(chart),
      actions: z.array(action),
      problem: z.string().nullable(),
    })
    .nullable(),
});

const dashboard = z.strictObject({
  heading: z.string(),
  line: z.string().nullable(),
  badge: badge.nullable(),
  actions: z.array(action),
  cards: z.array(card),
  charts: z.array(chart),
  table: tableOut
    .extend({ title: z.string(), copy: z.string().nullable(), all: action.optional(), nothing: z.string() })
    .nullable(),
});

const profile = z.strictObject({
  rows: z.array(labelled),
  verified: z.boolean(),
  awaits: z.enum(AWAITED),
  actions: z.array(action),
  choices: z.array(z.strictObject({ name: z.string(), title: z.string(), badge, line: z.string(), action })),
});

const settings = z.strictObject({
  notice: z.string().nullable(),
  actions: z.array(action),
  operator: z.array(z.strictObject({ label: z.string(), text: z.string().nullable(), actions: z.array(action) })),
  products: z.array(z.strictObject({ label: z.string(), badge, action })),
});

const finding = z.strictObject({ badge, line: z.string(), rows: z.array(labelled) });

const operations = z.strictObject({
  title: z.string(),
  line: z.string(),
  asAt: z.string(),
  stuck: z.boolean(),
  minutes: z.array(z.string()),
  providers: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      note: z.string(),
      bad: z.boolean(),
      minutes: z.array(z.object({ answered: z.int(), failed: z.int() })),
      answered: z.string(),
      median: z.string(),
      last: z.string(),
    }),
  ),
  queue: z.strictObject({ aside: z.string(), facts: z.array(labelled) }),
  servers: z.strictObject({
    aside: z.string(),
    rows: z.array(z.strictObject({ name: z.string(), version: z.string(), up: z.string(), badge })),
  }),
  reconciliation: finding,
  restored: finding.nullable(),
});

/** What a page that reads once has come to. */
const reading = <V extends z.ZodType>(view: V) =>
  z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('loading') }),
    z.strictObject({ state: z.literal('shown'), view }),
    z.strictObject({ state: z.literal('empty') }),
    z.strictObject({ state: z.literal('failed'), problem: z.string() }),
  ]);

const ticket = z.strictObject({
  number: z.string(),
  about: z.string(),
  badge,
  facts: z.array(labelled),
  messages: z.array(
    z.strictObject({
      id: z.int(),
      side: z.enum(['own', 'other', 'portal']),
      by: z.string(),
      when: z.string(),
      text: z.string(),
      files: z.array(z.strictObject({ id: z.string(), name: z.string(), detail: z.string(), picture: z.boolean() })),
    }),
  ),
  note: z.string().nullable(),
  reply: action,
  actions: z.array(action),
});

const ticketOut = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('loading') }),
  z.strictObject({ state: z.literal('failed'), problem: z.string() }),
  z.strictObject({
    state: z.literal('shown'),
    view: ticket,
    fetching: z.string().nullable(),
    notice: z.string().nullable(),
    picture: z.strictObject({ name: z.string(), address: z.string() }).nullable(),
  }),
]);

const page = { address: z.string(), title: z.string(), menu: z.array(action) };

/** The page that is open beside the conversation. */
export const pageOut = z.discriminatedUnion('kind', [
  z.strictObject({ ...page, kind: z.literal('list'), view: listing }),
  z.strictObject({ ...page, kind: z.literal('dashboard'), view: reading(dashboard) }),
  z.strictObject({ ...page, kind: z.literal('profile'), view: reading(profile) }),
  z.strictObject({ ...page, kind: z.literal('operations'), view: reading(operations) }),
  z.strictObject({ ...page, kind: z.literal('settings'), view: reading(settings) }),
  z.strictObject({ ...page, kind: z.literal('ticket'), view: ticketOut }),
  z.strictObject({
    ...page,
    kind: z.literal('index'),
    entries: z.array(z.strictObject({ path: z.string(), label: z.string(), holds: z.string() })),
  }),
]);

/** Fails to compile where a page can show something that the shape does not name. */
type Named<Shape, Shown> = keyof Shown extends keyof Shape ? true : never;
export const PAGE_IS_NAMED: Named<z.output<typeof listing>, ListingView> &
  Named<z.output<typeof dashboard>, DashboardView> &
  Named<z.output<typeof profile>, ProfileView> &
  Named<z.output<typeof settings>, PlatformSettingsView> &
  Named<z.output<typeof ticket>, TicketView> = true;
