import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROUTES, routeOf } from '#catalogues/routes/index.ts';
import type { ListName } from '#catalogues/routes/route.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import { METERS } from '#catalogues/sentences/estate/meters.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { CASES } from '#catalogues/sentences/platform/cases.ts';
import { UTTERANCE_SENTENCES } from '#catalogues/sentences/platform/utterances.ts';
import { SERVICE_PAYMENT_NAMES, SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { cashNumberOf } from '#machines/kit/reading/cash-number.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { isToken } from '#machines/kit/reading/payment-sought.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { CASH_RECEIPT } from '#machines/pages/cash-lines.ts';
import type { ListRow } from '#machines/pages/listing/view.ts';
import { listNamed } from '#machines/pages/lists.ts';
import { answersTickets } from '#machines/pages/tickets/tickets.ts';
import type { Suggestion } from '../suggestion.ts';
import { listTold } from './list-told.ts';
import type { Asked, Asker, QueryAnswer } from './query.ts';

/** So many rows have a button each. */
const MOST_OFFERED = 3;

const NEW_TICKET: Suggestion = { label: 'Open a ticket', say: 'open a ticket' };
const TAKE_CASE: Suggestion = { label: CASES.takeOne, say: 'what is stuck', starts: { flow: 'take-case', values: {} } };
const UNHELD: Suggestion = { label: METERS.calledWithout, say: METERS.sayWithout };
const UNVERIFIED: Suggestion = { label: 'Unverified residents', say: 'unverified residents' };

/** Whoever waits to be verified is refused by a button: what they read is asked for. */
function refusing({ cells: [name = ''], actions }: ListRow): readonly Suggestion[] {
  const leads = actions.find((one) => one.name === 'refuse')?.leads;
  if (leads === undefined || !('open' in leads)) return [];
  const starts = { flow: leads.open, values: leads.values ?? {} };
  return [{ label: `${REFUSING.label} ${name}`, say: TITLES.sayUnverified, starts }];
}

/** The receipt of a row that has one for cash, whose number it is called by. */
const receiptOf = ({ id, actions }: ListRow): readonly Suggestion[] =>
  actions.some(({ name }) => name === CASH_RECEIPT) ? [{ label: `${CASH.receipt} ${id}`, say: CASH.own.say(id) }] : [];

/** What is done with a payment in cash that was found. */
const ofCash = (row: ListRow): readonly Suggestion[] => [
  ...receiptOf(row),
  ...row.actions.flatMap(({ label, leads }) =>
    leads !== undefined && 'open' in leads
      ? [{ label, say: CASH.own.say(row.id), starts: { flow: leads.open, values: leads.values ?? {} } }]
      : [],
  ),
];

/** What can be done with what some lists show. */
const OFFERS: Partial<
  Readonly<Record<ListName, (rows: readonly ListRow[], asked: Asked, who: Asker['who']) => readonly Suggestion[]>>
> = {
  pending: (rows) => [
    ...rows.slice(0, MOST_OFFERED).map(({ id }) => ({ label: `Retry ${id}`, say: `retry ${id}` })),
    ...(rows.length > 0 ? [TAKE_CASE] : []),
  ],
  approvals: (rows) =>
    rows.slice(0, MOST_OFFERED).flatMap(({ id, actions }) =>
      actions.flatMap(({ label, leads }) =>
        leads !== undefined && 'open' in leads
          ? [
              {
                label: `${label} ${id}`,
                say: APPROVALS.say,
                starts: { flow: leads.open, values: leads.values ?? {} },
              },
            ]
          : [],
      ),
    ),
  stuck: (rows) => (rows.length > 0 ? [TAKE_CASE] : []),
  reconciliation: () => [TAKE_CASE],
  // What was taken for an amount may be a reference, and the other way about.
  'found-payments': (rows, { by, sought = '' }) => {
    if (cashNumberOf(sought) !== null) return rows.flatMap(ofCash);
    if (!/^\d[\d,.]*$/.test(sought) || isToken(sought) || parseNaira(sought) === null) return [];
    if (by === 'amount') return [{ label: FINDING.asReference(sought), say: `find payment with reference ${sought}` }];
    return by === 'reference' ? [{ label: FINDING.asAmount(sought), say: `find payment of ₦${sought}` }] : [];
  },
  'uploaded-meters': (rows, { listed, sought }) => {
    if (listed === undefined) return sought === undefined && rows.length > 0 ? [UNHELD] : [];
    return rows
      .slice(0, MOST_OFFERED)
      .map(({ id }) => ({ label: METERS.yes(id).formLabel, say: METERS.sayDelete(id) }));
  },
  'meter-statement': (rows) => rows.flatMap(receiptOf).slice(-MOST_OFFERED),
  debtors: (rows, { debt, of }) =>
    of === 'runs'
      ? []
      : [
          ...(rows.length > 0 ? [{ label: MESSAGES.csvExport, say: 'export it' }] : []),
          ...SERVICE_PAYMENT_NAMES.map((name) => SERVICE_PAYMENTS[name])
            .filter(({ due }) => due !== debt)
            .map(({ label }) => ({ label: DEBTORS.whoOwes(label), say: DEBTORS.whoOwes(label) })),
        ],
  residents: (rows, { list }) => {
    if (list === 'unverified') return rows.slice(0, MOST_OFFERED).flatMap(refusing);
    return rows.length === 0 ? [] : [UNVERIFIED];
  },
  arrivals: (rows) =>
    rows.slice(0, MOST_OFFERED).flatMap(({ cells, actions }) =>
      actions.flatMap(({ label, leads }) =>
        leads !== undefined && 'open' in leads
          ? [
              {
                label: `${label}: ${cells[2]}`,
                say: 'money that came',
                starts: { flow: leads.open, values: leads.values ?? {} },
              },
            ]
          : [],
      ),
    ),
  utterances: (rows) =>
    rows.slice(0, MOST_OFFERED).flatMap(({ cells: [text = ''], actions }) => {
      const leads = actions[0]?.leads;
      if (leads === undefined || !('open' in leads)) return [];
      const label = UTTERANCE_SENTENCES.giveTo(text);
      return [{ label, say: 'label a sentence', starts: { flow: leads.open, values: leads.values ?? {} } }];
    }),
  tickets: (rows, _, { role }) => [
    ...rows.slice(0, MOST_OFFERED).map(({ id }) => ({ label: id, say: `ticket ${id}` })),
    ...(answersTickets(role) ? [] : [NEW_TICKET]),
  ],
};

/** A page of a list of the portal, as a table of the chat; `asked`: what the address of its page takes. */
export function listAsked(
  services: Services,
  { name, asked, file = false }: { readonly name: ListName; readonly asked: Asked; readonly file?: boolean },
  asker: Asker,
): Promise<QueryAnswer> {
  const { at, who, held = [] } = asker;
  const now = Date.parse(at);
  const { path, lists } = routeOf(name);
  const view = lists?.find((list) => list.name === name)?.view?.name;
  // What is compared, or added up, since some day is so until today.
  const since =
    (name === 'reconciliation' || name === 'statements') && asked.from !== undefined && asked.to === undefined;
  // A token that is looked for stands in no address.
  const { sought, ...others } = asked;
  const hides = name === 'found-payments' && sought !== undefined && isToken(sought);
  const query = {
    ...(view !== undefined && { view }),
    ...(hides ? others : asked),
    ...(since && { to: dayInLagos(now) }),
  };
  return listTold(
    {
      list: listNamed(name, { services, who, now: () => now, held: () => held }),
      path,
      query,
      file,
      ...(hides && { beside: { search: { name: sought, meterNumber: '' } } }),
      offers: (rows) => OFFERS[name]?.(rows, asked, who) ?? [],
    },
    asker,
  );
}

/** Which list stands at an address, as a table of the chat that was told before names it. */
export function listAt({ path, query }: { readonly path: string; readonly query: Asked }): ListName | null {
  const lists = ROUTES.find((route) => route.path === path)?.lists ?? [];
  const named = lists.find(({ view }) => view !== undefined && view.name === query.view);
  return (named ?? lists.find(({ view }) => view === undefined))?.name ?? null;
}
