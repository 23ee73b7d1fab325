import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { routeOf } from '#catalogues/routes/index.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { many } from '#catalogues/sentences/count.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { SERVICE_PAYMENT_NAMES, SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import type { TableView } from '#machines/kit/view.ts';
import { type Due, owedWords } from '#machines/kit/writing/balances.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, read } from '#machines/pages/answers.ts';
import { findPeople, hasAccount } from '#machines/pages/residents/people.ts';
import { readSummary } from '#machines/pages/residents/summary-file.ts';
import { MANAGED } from '#machines/pages/residents/tabs.ts';
import { plain } from '../lines.ts';
import type { Asker, QueryAnswer } from './query.ts';

type Summed = Good<'residentSummary'>[number];

/** So many are listed; the file has them all. */
const MOST_LISTED = 30;

const DUES = SERVICE_PAYMENT_NAMES.map((name) => SERVICE_PAYMENTS[name]);

interface OwedAsked {
  /** Only this one. */
  readonly service: string | null;
  /** Only of this resident. */
  readonly whom: string | null;
  /** All of it, to keep. */
  readonly file: boolean;
}

/** What residents owe to the own estate, the most first, or what one of them owes (S2 section 7, resident summary). */
export async function owedTold(
  services: Services,
  { service, whom, file }: OwedAsked,
  { signal }: Asker,
): Promise<QueryAnswer> {
  if (whom !== null) return owedBy(services, whom, signal);
  if (file) {
    const came = await readSummary(services, signal);
    if (came.kind === 'good') return { lines: [plain(PAST_SENTENCES.file(came.data.name))], file: came.data };
    return { lines: [plain(came.kind === 'failed' ? came.problem : MESSAGES.searchFailedBanner)] };
  }
  const came = await read(services.residentSummary({}, signal), signal);
  if (came.kind === 'failed') return { lines: [plain(came.problem)] };
  const meant = DUES.filter(({ due }) => service === null || due === service);
  const dues = meant.length > 0 ? meant : DUES;
  const debts = (came.kind === 'good' ? onceAMeter(came.data) : [])
    .map((one) => ({ one, owed: dues.map(({ due }) => owedOf(one, due)) }))
    .filter(({ owed }) => owed.some((kobo) => kobo > 0))
    .map((debt) => ({ ...debt, sum: debt.owed.reduce((all, kobo) => all + Math.max(0, kobo), 0) }))
    .toSorted((a, b) => b.sum - a.sum);
  const [only] = meant;
  const what = meant.length === 1 && only ? only.label : 'All that is owed';
  if (debts.length === 0) {
    const nobody = only && meant.length === 1 ? ADMINISTRATION_SENTENCES.nobodyOwes(only.label.toLowerCase()) : null;
    return { lines: [plain(nobody ?? ADMINISTRATION_SENTENCES.nobodyOwesAnything)] };
  }
  const sum = formatNaira(debts.reduce((all, debt) => all + debt.sum, 0));
  const text = ADMINISTRATION_SENTENCES.owing(what, many(debts.length, 'meter', 'meters'), sum);
  const shown = debts.slice(0, MOST_LISTED);
  const table: TableView = {
    columns: [
      { name: 'name', label: 'Name', align: 'start' },
      { name: 'meterNumber', label: 'Meter number', align: 'start' },
      ...dues.map(({ due, label }) => ({ name: due, label, align: 'end' as const })),
    ],
    rows: shown.map(({ one, owed }) => [nameOf(one), one.meterNo ?? '', ...owed.map(owedCell)]),
  };
  return {
    lines: [{ ...plain(text), table: { ...table, page: PAGE } }],
    suggestions: [
      { label: MESSAGES.csvExport, say: 'export who owes' },
      ...DUES.filter(({ due }) => due !== service).map(({ label }) => ({
        label: `Who owes ${label.toLowerCase()}`,
        say: `who owes ${label.toLowerCase()}`,
      })),
    ],
  };
}

/** Where the residents stand as a page, with the file of what they owe. */
const PAGE = { label: 'Show as table', path: routeOf('residents').path, query: { list: MANAGED } } as const;

/** What one resident owes, or who it could be. */
async function owedBy(services: Services, whom: string, signal: AbortSignal): Promise<QueryAnswer> {
  const found = await findPeople(services, whom, signal);
  if (found.kind === 'failed') return { lines: [plain(MESSAGES.searchFailed)] };
  const people = found.kind === 'good' ? found.data : [];
  const [first, ...others] = people;
  if (first === undefined) return { lines: [plain(MESSAGES.residentNotFound)] };
  if (others.length > 0) {
    const names = people.slice(0, 3).map(({ name, meterNumber }) => `${name} (${meterNumber ?? 'no meter'})`);
    return { lines: [plain(ADMINISTRATION_SENTENCES.severalResidents(names, people.length - names.length))] };
  }
  const { meterNumber } = first;
  const name = hasAccount(first) ? first.name : ADMINISTRATION_SENTENCES.landlordOwes(first.name, first.address ?? '');
  if (meterNumber === null) return { lines: [plain(ADMINISTRATION_SENTENCES.noMeterYet(name))] };
  const came = await read(services.meterName({ meter_number: meterNumber }, signal), signal);
  if (came.kind !== 'good') return { lines: [plain(MESSAGES.searchFailed)] };
  const { data } = came;
  const words = SERVICE_PAYMENT_NAMES.map((payment) => {
    const { due, label } = SERVICE_PAYMENTS[payment];
    return `${label}: ${owedWords(due, koboOf(balanceOf(data, due)), dayOf(data.payBy, due))}.`;
  });
  return {
    lines: [plain([ADMINISTRATION_SENTENCES.owedBy(name, meterNumber), ...words].join(' '))],
    suggestions: [
      { label: MESSAGES.updateServicePayments, say: `update payment of ${meterNumber}` },
      ...(hasAccount(first) ? [{ label: 'Payments', say: `payments of ${meterNumber}` }] : []),
    ],
  };
}

type Balances = Pick<Summed, 'serviceCharge' | 'devLevy' | 'fine'>;

const balanceOf = ({ serviceCharge, devLevy, fine }: Balances, due: Due): number =>
  ({ 'service-charge': serviceCharge, 'dev-levy': devLevy, fine })[due];

/** The day by which the first of a due is to be paid. */
const dayOf = (payBy: Good<'meterName'>['payBy'], due: Due): string | null | undefined =>
  payBy && { 'service-charge': payBy.serviceCharge, 'dev-levy': payBy.devLevy, fine: payBy.fine }[due];

/** Kobo that are owed, above 0; below 0 is in credit. */
const owedOf = (one: Balances, due: Due): number => koboOf(due === 'fine' ? one.fine : -balanceOf(one, due));

const owedCell = (kobo: number): string => (kobo > 0 ? formatNaira(kobo) : '');

/** Who owes: a resident, or the landlord of a meter that nobody has an account on, with the house. */
const nameOf = ({ firstName, lastName, held, houseAddress }: Summed): string =>
  held ? `${firstName} ${lastName}` : ADMINISTRATION_SENTENCES.landlordOwes(firstName, houseAddress ?? '');

/** What a meter owes is owed once, however many people have an account on it. */
function onceAMeter(residents: readonly Summed[]): readonly Summed[] {
  const seen = new Set<string>();
  return residents.filter(({ meterNo }) => meterNo !== null && !seen.has(meterNo) && seen.add(meterNo));
}
