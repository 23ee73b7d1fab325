import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { type DueKind, ORDER_KINDS, type StoppingDue } from '#catalogues/orders.ts';
import { SETTLES } from '#catalogues/sentences/settles.ts';
import { settled } from '#machines/arrears/oldest-first.ts';
import { monthInWords } from '#machines/kit/months.ts';
import type { Say } from '#machines/kit/view.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Due } from './due.ts';
import type { DueFacts, OwedCharge } from './facts.ts';

/** So many debts are named that a payment settles in full. */
const MOST_NAMED = 3;

/** The charges that are not paid, in the answer about what a meter owes; undefined where it does not say. */
export function chargesIn(answer: CallAnswer<'servicePayments'>): readonly OwedCharge[] | undefined {
  const debts = answer.status === 200 ? answer.data.debts : undefined;
  return debts?.map(({ amount, ...debt }) => ({ ...debt, kobo: koboOf(amount) }));
}

/** The account on which a payment settles what is owed; null: nothing is ever owed for it. */
const settledBy = ({ kind, isCharged }: Due): StoppingDue | null =>
  kind === 'service' && !isCharged ? null : CREDITS[kind];

const CREDITS: Readonly<Record<DueKind, StoppingDue>> = {
  service: ORDER_KINDS.service.credits,
  'dev-levy': ORDER_KINDS['dev-levy'].credits,
  fine: ORDER_KINDS.fine.credits,
};

/** Which debts a payment settles, the oldest first, said before a yes; nothing where that is not known. */
export function settlesSaid(due: Due, facts: DueFacts): readonly Say[] {
  const account = settledBy(due);
  if (account === null || facts.charges === undefined || facts.hidden !== undefined) return [];
  const owed = facts.charges.filter((debt) => debt.due === account);
  const { whole, part, left } = settled(owed, due.amount);
  if (whole.length === 0 && part === null) return [{ tone: 'info', text: SETTLES.nothing }];
  const called = (debt: OwedCharge) => nameOf(debt, due);
  const names = whole.length === 0 ? null : namesIn(whole.map(called));
  const paid = part && { amount: formatNaira(part.kobo), name: called(part.debt) };
  const stays = left > 0 ? [SETTLES.stays(formatNaira(left))] : [];
  return [{ tone: 'info', text: [paidFirst(names, paid), ...stays].join(' ') }];
}

function paidFirst(names: string | null, part: { readonly amount: string; readonly name: string } | null): string {
  if (part === null) return SETTLES.whole(names ?? '');
  return names === null ? SETTLES.some(part.amount, part.name) : SETTLES.both(names, part.amount, part.name);
}

/** `October 2026, November 2026 and December 2026`; of many the first ones, and how many more. */
function namesIn(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  if (more > 0) return SETTLES.others(names.slice(0, MOST_NAMED).join(', '), more);
  return [names.slice(0, -1).join(', '), names.at(-1)].filter((one) => one !== '').join(' and ');
}

/** What a debt is called beside the payment that settles it: a month of the same thing by the month alone. */
function nameOf({ name, month, service, since }: OwedCharge, { kind, serviceId }: Due): string {
  if (month !== null && (kind !== 'service' || serviceId === String(service))) return monthInWords(month);
  return name ?? SETTLES.since(formatDay(since));
}
