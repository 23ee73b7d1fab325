import type { CallInput } from '#catalogues/calls/services.ts';
import {
  CHARGE_AMOUNT,
  CHARGE_KINDS,
  CHARGE_REASON,
  CHARGE_SERVICE,
  CHARGED_AHEAD_MONTHS,
  CHARGED_BACK_MONTHS,
  EVERYBODY,
} from '#catalogues/charges.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { CHARGE_LOOK } from '#catalogues/sentences/estate/charge-looks.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { monthInWords, monthsAfter } from '#machines/kit/months.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import type { TablePage, TableView } from '#machines/kit/view.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from './answers.ts';
import { oneOfThese } from './history/query.ts';
import { chatTable, column } from './listing/column.ts';
import type { Choosing, Query } from './listing/list.ts';

/** What is to be charged, as the calls take it. */
export type Charge = Pick<
  CallInput<'previewCharges'>,
  'what' | 'service' | 'month' | 'amount' | 'reason' | 'meters' | 'houses' | 'payBy'
>;

/** What would be charged, as the call tells it; naira. */
export type Preview = Good<'previewCharges'>;

/** A line of what is to be charged, or what would be left out of it. */
export type PreviewLine = Preview['rows'][number];

const SAID = CHARGES.list;

/** The names under which an address says of what the lines are. */
const WHAT = 'what';
const SERVICE = 'service';
const MONTH = 'month';

/** An address names so many meters: more of them make one that no server takes. */
const MOST_IN_ADDRESS = 300;

/** So many lines stand at a read-back whose lines have no page of their own. */
const MOST_LINES = 100;

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;
const ID = /^(?:\d{1,9}|dev-levy)$/;
const METERS = /^\d{11,14}(?:,\d{11,14})*$/;

/** The month in Lagos of a moment, ms. */
export const thisMonth = (now: number): string => dayInLagos(now).slice(0, 'yyyy-mm'.length);

/** The months that can be charged, the one in advance first. */
const chargeable = (now: number): readonly string[] =>
  Array.from({ length: CHARGED_AHEAD_MONTHS + CHARGED_BACK_MONTHS + 1 }, (_, back) =>
    monthsAfter(thisMonth(now), CHARGED_AHEAD_MONTHS - back),
  );

/** What an address or the choices say is to be charged; this month where they say nothing that can be. */
export function chargeIn(asked: Readonly<Record<string, string>>, now: number): Charge {
  const { service = '', month = '', amount = '', reason = '', meters = '' } = asked;
  const what = oneOfThese(CHARGE_KINDS, asked[WHAT] ?? '');
  const naira = AMOUNT.test(amount) ? Number(amount) : 0;
  const isReason = reason.length >= CHARGE_REASON.least && reason.length <= CHARGE_REASON.most;
  if (what && what !== 'month' && naira >= CHARGE_AMOUNT.least && naira <= CHARGE_AMOUNT.most && isReason)
    return { what, amount: naira, reason, ...(METERS.test(meters) && { meters: meters.split(',') }) };
  const of = ID.test(service) ? service : CHARGE_SERVICE;
  return { what: 'month', service: of, month: chargeable(now).includes(month) ? month : thisMonth(now) };
}

/** The same as an address has it; null where it names more meters than one can, or houses. */
export function chargeAddress({
  what,
  service,
  month,
  amount,
  reason,
  meters,
  houses,
}: Charge): TablePage['query'] | null {
  if ((meters?.length ?? 0) > MOST_IN_ADDRESS || houses !== undefined) return null;
  if (what === 'month') return { of: 'lines', ...(service !== undefined && { service }), month: month ?? '' };
  return {
    ...{ of: 'lines', what, amount: String(amount ?? ''), reason: reason ?? '' },
    ...(meters && { meters: meters.join(',') }),
  };
}

/** What the form that charges is filled in with for it. */
export function chargeValues({
  what,
  service,
  month,
  amount,
  reason,
  meters,
}: Charge): Readonly<Record<string, string>> {
  if (what === 'month') return { what, service: service ?? CHARGE_SERVICE, month: month ?? '' };
  return { what, amount: String(amount ?? ''), reason: reason ?? '', meters: meters?.join(', ') ?? EVERYBODY };
}

/** So many of its lines are asked for to be read back; all that stand there where they have no page. */
export const linesShown = (charge: Charge): number =>
  chargeAddress(charge) === null ? MOST_LINES : TRANSACTION_PAGE.rows;

/** Why a line is worth a look, in words. */
export function lookSaid({ looks = [], before }: PreviewLine): string {
  const was = before == null ? '' : formatNaira(koboOf(before));
  return looks.map((look) => CHARGE_LOOK.why[look](was)).join('. ');
}

/** Lines of a charge as they are read back, with the page that has every one of them. */
export function linesTable(rows: readonly PreviewLine[], charge: Charge): TableView {
  const query = chargeAddress(charge);
  return {
    ...chatTable(columnsOf(rows), rows),
    ...(query && { page: { label: SAID.everyLine, path: '/charges', query } }),
  };
}

const COLUMNS = [
  column<PreviewLine, 'words'>('house', SAID.house, 'words', ({ address }) => address),
  column<PreviewLine, 'meter'>('meter', SAID.meter, 'meter', ({ meterNumber }) => meterNumber),
  column<PreviewLine, 'person'>('resident', SAID.resident, 'person', ({ holder }) => holder),
  column<PreviewLine, 'money'>('charge', SAID.charge, 'money', ({ amount }) => koboOf(amount)),
];

/** The same with what was charged once, where some of it was. */
const columnsOf = (rows: readonly PreviewLine[]) =>
  rows.some(({ once = 0 }) => once > 0)
    ? [
        ...COLUMNS,
        column<PreviewLine, 'money'>('once', SAID.once, 'money', ({ once = 0 }) => (once > 0 ? koboOf(once) : null)),
      ]
    : COLUMNS;

/** Who is charged for the month by its run besides, and who was charged once of it; a sentence each. */
export function besideNotes({ beside, once }: Pick<Preview, 'beside' | 'once'>): readonly string[] {
  const said = CHARGES.form;
  const naira = (amount: number) => formatNaira(koboOf(amount));
  const notes: string[] = [];
  if (beside) {
    const month = monthInWords(beside.month);
    const { charged, coming } = beside;
    const who = ({ house, lines }: typeof charged) => house ?? said.ofThese(lines);
    const were = charged.lines === 1 ? said.charged : said.chargedMany;
    if (charged.lines > 0) notes.push(were(who(charged), naira(charged.total), month));
    if (coming.lines > 0) notes.push(said.coming(who(coming), naira(coming.total), month));
  }
  if (once !== undefined && once.lines > 0) notes.push(said.once(once.lines, naira(once.total)));
  return notes;
}

/** What of an address names the month and the service, as it was said: whether there is such a one is known once the services are. */
export const previewSaid = ({ called = '', month = '' }: Readonly<Record<string, string>>): Query['chosen'] => ({
  ...(called !== '' && { [SERVICE]: called }),
  ...(/^20\d\d-\d\d$/.test(month) && { [MONTH]: month }),
});

/** The service that is chosen, or named in words, as the calls call it; undefined where there is no such one. */
function serviceMeant({ services }: Good<'chargingRule'>, { chosen }: Query): string | undefined {
  const said = chosen[SERVICE] ?? CHARGE_SERVICE;
  const choices = services.map(({ of, service }) => ({ value: of, label: service }));
  const meant = choices.some(({ value }) => value === said)
    ? choices.filter(({ value }) => value === said)
    : matching(choices, said);
  return meant.length === 1 ? meant[0]?.value : undefined;
}

/** The same query with the service that was named in words; why there is none, or why its month cannot be charged, in a sentence. */
export function previewMeant(rule: Good<'chargingRule'>, query: Query, now: number): Query | string {
  const { chosen } = query;
  if (chargeIn(chosen, now).what !== 'month') return query;
  const wanted = chosen[MONTH] ?? '';
  if (wanted !== '' && !chargeable(now).includes(wanted)) {
    const first = `${monthsAfter(wanted, -CHARGED_AHEAD_MONTHS)}-01`;
    return wanted > thisMonth(now) ? CHARGES.monthToCome(formatDay(first)) : CHARGES.monthLongAgo;
  }
  const service = serviceMeant(rule, query);
  if (service !== undefined) return { ...query, chosen: { ...chosen, [SERVICE]: service } };
  const said = chosen[SERVICE] ?? '';
  // What an address calls by its id and there is not any more, the server refuses.
  return ID.test(said) ? query : CHARGES.form.serviceNone(said);
}

/** What is chosen above the lines: a month and, where there are several, its service; nothing of what is charged once. */
export function previewChoices(rule: Good<'chargingRule'>, query: Query, now: number): readonly Choosing[] {
  const { services } = rule;
  const { chosen } = query;
  const meant = serviceMeant(rule, query);
  if (chargeIn(chosen, now).what !== 'month') return [];
  const months = chargeable(now).map((month) => ({ value: month, label: monthInWords(month) }));
  // Whoever named it in words sees it chosen.
  const options = services.map(({ of, service }) => ({
    value: of === meant ? (chosen[SERVICE] ?? of) : of,
    label: service,
  }));
  return [
    { name: MONTH, label: SAID.month, options: months },
    ...(services.length < 2 ? [] : [{ name: SERVICE, label: SAID.service, options }]),
  ];
}

/** What an address says of a charge, as the list keeps it with what is chosen. */
export function previewChosen(asked: Readonly<Record<string, string>>, now: number): Query['chosen'] {
  const { what, service = '', month = '', amount, reason, meters } = chargeIn(asked, now);
  if (what === 'month') return { [SERVICE]: service, [MONTH]: month };
  return {
    ...{ [WHAT]: what, amount: String(amount), reason: reason ?? '' },
    ...(meters && { meters: meters.join(',') }),
  };
}
