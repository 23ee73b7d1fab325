import type { ArrivalState, WaitingReason } from '#catalogues/arrivals.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Role } from '#catalogues/roles.ts';
import { ARRIVAL_RULE, ARRIVALS, OWN_ACCOUNT, RULE_WORDS, WAITING_WORDS } from '#catalogues/sentences/own-account.ts';
import type { Tone } from '#machines/kit/view.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from './answers.ts';
import { pageIn } from './listing/asked.ts';
import { column } from './listing/column.ts';
import { defineList, type Found, type List, REFRESHING } from './listing/list.ts';
import type { Card } from './view.ts';

type Own = Good<'ownAccount'>['arrivals'][number];
type Arrival = Good<'arrivals'>['arrivals'][number];

const TONES: Readonly<Record<ArrivalState, Tone>> = {
  waiting: 'warning',
  matched: 'success',
  returning: 'info',
  returned: 'info',
};

const reasonOf = (reason: string): string | null =>
  Object.hasOwn(WAITING_WORDS, reason) ? WAITING_WORDS[reason as WaitingReason] : null;

/** Why it waits, or who decided; of what does not go back by itself since when, for the platform also why, and who pays it. */
function noteOf({ reason, decidedBy, stuck }: Arrival, platform: boolean): string | null {
  if (stuck === null) return decidedBy === null ? reasonOf(reason) : ARRIVALS.by(decidedBy);
  const since = formatWhen(stuck.since);
  if (!platform) return ARRIVALS.stuck(since);
  return stuck.byHand === null ? ARRIVALS.stuckWith(since, stuck.reason) : ARRIVALS.paidBy(stuck.byHand);
}

/** A resident's own account number, their credit, and what came to it. */
export function ownAccountList(services: Services): List {
  return defineList<Own>({
    title: OWN_ACCOUNT.title,
    icon: 'bank',
    columns: () => [
      column('date', 'Date', 'day', ({ at }) => at),
      column('amount', 'Amount', 'money', ({ amount }) => koboOf(amount)),
      column('state', 'State', 'status', ({ state }) => OWN_ACCOUNT.states[state], {
        tone: ({ state }) => TONES[state],
        note: ({ reason }) => reasonOf(reason),
      }),
    ],
    pages: null,
    places: { sums: 2 },
    tools: () => REFRESHING,
    id: ({ id }) => id,
    find: (_, signal) => readOwn(services, signal),
    nothing: () => OWN_ACCOUNT.none,
  });
}

async function readOwn(services: Services, signal: AbortSignal): Promise<Read<Found<Own>>> {
  const came = await read(services.ownAccount({}, signal), signal);
  if (came.kind !== 'good') return came;
  const { account, possible, credit, arrivals: items } = came.data;
  const { cards: labels, open, first, impossible } = OWN_ACCOUNT;
  const number: Card =
    account === null
      ? { label: labels.number, value: '-', ...(possible && { action: { label: open, open: 'open-account' } }) }
      : { label: labels.number, value: account.accountNumber, note: `${account.bank}, ${account.accountName}` };
  const cards = [number, { label: labels.credit, value: formatNaira(koboOf(credit)) }];
  const sums =
    account === null
      ? []
      : [
          OWN_ACCOUNT.opened(account.accountNumber, account.bank, account.accountName),
          OWN_ACCOUNT.credit(formatNaira(koboOf(credit))),
        ];
  const nothing = account === null ? { nothing: possible ? first : impossible } : {};
  return { kind: 'good', data: { items, total: items.length, cards, sums, ...nothing } };
}

/**
 * Money that came, for who decides about it: to account numbers of the own estate, or for the platform to those that no estate has. What
 * waits stands first.
 */
export function arrivalList(services: Services, role: Role | null): List {
  const platform = role === 'netplus-admin';
  return defineList<Arrival>({
    title: ARRIVALS.title,
    icon: 'bank',
    columns: () => [
      column('date', 'Date', 'day', ({ at }) => at),
      column('resident', 'Resident', 'person', ({ resident }) => resident, { note: ({ meterNumber }) => meterNumber }),
      column('amount', 'Amount', 'money', ({ amount }) => koboOf(amount)),
      column('sender', 'From', 'person', ({ sender }) => sender),
      column('number', 'Account number', 'reference', ({ accountNumber }) => accountNumber, { wide: true }),
      column('state', 'State', 'status', ({ state }) => ARRIVALS.states[state], {
        tone: ({ state, stuck }) => (stuck === null ? TONES[state] : 'danger'),
        note: (arrival) => noteOf(arrival, platform),
      }),
    ],
    pages: TRANSACTION_PAGE,
    ...(!platform && { places: { sums: 1 } }),
    tools: () => REFRESHING,
    id: ({ id }) => id,
    start: ({ page }) => ({ page: pageIn(page) }),
    actions: ({ id, amount, state, stuck }) => {
      const values = { transfer: id, sum: formatNaira(koboOf(amount)) };
      const { take, paid } = ARRIVALS.byHand;
      if (stuck !== null && platform)
        return [
          stuck.byHand === null
            ? { name: 'by-hand', label: take, leads: { open: 'take-arrival-over', values } }
            : { name: 'paid', label: paid, leads: { open: 'arrival-paid', values } },
        ];
      if (state !== 'waiting') return [];
      return [
        { name: 'match', label: ARRIVALS.match, leads: { open: 'match-arrival', values } },
        { name: 'return', label: ARRIVALS.return, leads: { open: 'return-arrival', values } },
      ];
    },
    find: ({ page }, signal) => (platform ? readArrivals : readWithRule)(services, page, signal),
    nothing: () => (platform ? ARRIVALS.noneOfNobody : ARRIVALS.none),
  });
}

async function readArrivals(services: Services, page: number, signal: AbortSignal): Promise<Read<Found<Arrival>>> {
  const came = await read(services.arrivals({ page }, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.arrivals, total: came.data.total } } : came;
}

/** With the rule of the own estate, which the page changes. */
async function readWithRule(services: Services, page: number, signal: AbortSignal): Promise<Read<Found<Arrival>>> {
  const [came, ruled] = await Promise.all([
    readArrivals(services, page, signal),
    read(services.arrivalRule({}, signal), signal),
  ]);
  if (came.kind !== 'good') return came;
  const { items, total } = came.data;
  if (ruled.kind !== 'good') return { kind: 'good', data: { items, total } };
  const label = RULE_WORDS[ruled.data.rule];
  const card: Card = {
    label: ARRIVAL_RULE.label,
    value: label,
    action: { label: ARRIVAL_RULE.change, open: 'arrival-rule' },
  };
  return { kind: 'good', data: { items, total, cards: [card], sums: [ARRIVAL_RULE.set(label)] } };
}
