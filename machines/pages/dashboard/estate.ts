import type { Services } from '#catalogues/calls/services.ts';
import { DASHBOARD_DEBTORS } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { ResidentList } from '#catalogues/residents.ts';
import { ESTATE_DASHBOARD as SAID } from '#catalogues/sentences/estate/dashboard.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { formatCount, formatNaira } from '#machines/kit/writing/format.ts';
import type { SessionView } from '#machines/session/session.ts';
import { type Good, type Read, read } from '../answers.ts';
import { ESTATE_SERIES, moneyChart } from '../charts.ts';
import { linked } from '../links.ts';
import type { Card, DashboardView } from '../view.ts';
import { approvalCards } from './approvals.ts';
import { chargeCard, runNeeds } from './charging.ts';
import { agesChart, debtorTable } from './owing.ts';
import { paidChart } from './paid.ts';

type Own = Good<'estateDashboard'>;

/** What else stands on an estate's dashboard; null where it could not be had, and the dashboard stands without it. */
export interface Beside {
  readonly debts: Good<'debtors'> | null;
  readonly rule: Good<'chargingRule'> | null;
  readonly runs: Good<'chargeRuns'> | null;
  readonly approvals: Good<'approvals'> | null;
}

const ALL_DEBTS = { debt: 'all', over: 'any', page: 1, rows: DASHBOARD_DEBTORS } as const;
const NEWEST = { page: 1, rows: 1 } as const;

/** Read what an estate's dashboard is drawn from, all of it at once. */
export async function readEstate(
  services: Services,
  who: SessionView,
  signal: AbortSignal,
): Promise<Read<DashboardView>> {
  const [own, debts, rule, runs, approvals] = await Promise.all([
    read(services.estateDashboard({}, signal), signal),
    read(services.debtors(ALL_DEBTS, signal), signal),
    read(services.chargingRule({}, signal), signal),
    read(services.chargeRuns(NEWEST, signal), signal),
    read(services.approvals({ of: 'waiting' }, signal), signal),
  ]);
  if (own.kind !== 'good') return own;
  const beside = { debts: goodOf(debts), rule: goodOf(rule), runs: goodOf(runs), approvals: goodOf(approvals) };
  return { kind: 'good', data: estateDashboard(own.data, beside, who) };
}

const goodOf = <T>(came: Read<T>): T | null => (came.kind === 'good' ? came.data : null);

/** Where the View buttons lead (S1 section 2). */
const RESIDENTS = '/#registered-residents';

/** An estate administrator's dashboard: what waits for them, the residents in totals, and what was charged and collected (S1 section 2). */
export function estateDashboard(data: Own, { debts, rule, runs, approvals }: Beside, who: SessionView): DashboardView {
  const run = runs?.runs[0] ?? null;
  const owed = Math.abs(koboOf(data.owed));
  const waiting = approvalCards(approvals);
  const needs = [data.unverified_residents > 0, owed > 0, run !== null && runNeeds(run), waiting.length > 0];
  const charging = chargeCard(rule, run);
  return {
    heading: SAID.needs[needs.filter(Boolean).length] ?? SAID.needs[0],
    line: SAID.place(who.estate ?? who.firstName ?? '', data.total_meter_number),
    badge: null,
    actions: [],
    cards: [
      ...waiting,
      total('Unverified residents', data.unverified_residents, 'unverified'),
      owedCard(owed, debts),
      ...(charging === null ? [] : [charging]),
      total('Registered residents', data.total_registered_residents, 'total'),
      total('Active residents', data.active_residents, 'active'),
      total('Inactive residents', data.inactive_residents, 'inactive'),
      total('Registered meters', data.total_meter_number, 'registered-meters'),
    ],
    charts: [
      paidChart(data.months),
      ...(debts === null ? [] : [agesChart(debts)]),
      moneyChart('Collections', data.months, ESTATE_SERIES, ''),
    ],
    table: debts === null ? null : debtorTable(debts),
  };
}

/** A figure, and the list that it counts. */
const total = (label: string, of: number, list: ResidentList): Card => ({
  label,
  value: formatCount(of),
  ...linked('View', list === 'total' ? RESIDENTS : `${RESIDENTS}?list=${list}`),
});

function owedCard(kobo: number, debts: Beside['debts']): Card {
  const card = { label: SAID.owed, value: formatNaira(kobo) };
  if (kobo === 0) return { ...card, note: DEBTORS.nobody };
  return { ...card, note: debts === null ? SAID.together : owedBy(debts), ...linked(SAID.whoOwes, '/who-owes') };
}

function owedBy({ total: meters, sums: { ages } }: Good<'debtors'>): string {
  const long = koboOf(ages.over90);
  return long === 0 ? SAID.owedBy(meters) : SAID.owedLong(meters, formatNaira(long));
}
