import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { vendorLabel } from '#catalogues/vendors.ts';
import type { Say } from '#machines/kit/view.ts';
import { formatCount, formatDay, formatTime, formatToken, formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, isGood, type Read, read } from '../../answers.ts';
import { pageIn } from '../../listing/asked.ts';
import { type Column, column } from '../../listing/column.ts';
import { defineList, type List, REFRESHING } from '../../listing/list.ts';
import type { ListRow } from '../../listing/view.ts';
import { inShort } from './ages.ts';

type Stuck = Good<'stuckOrders'>['orders'][number];

/** The action of a row that asks what became of its order. */
const ASK = 'ask';

/** From this age on it is said in the colour of a warning, ms. */
const OLD_MS = 30 * 60_000;

/** What is stuck, the oldest first, with why in words, what is known of it, and one thing that can be done: ask. */
export function stuckList(services: Services, now: () => number): List {
  return defineList<Stuck>({
    title: SAID.list,
    icon: 'pulse',
    columns: () => columnsAt(now()),
    id: ({ orderId }) => orderId,
    actions: () => [{ name: ASK, label: SAID.ask, does: 'tries again' }],
    pages: TRANSACTION_PAGE,
    tools: () => REFRESHING,
    start: ({ page }) => ({ page: pageIn(page) }),
    find: async ({ page }, signal) => {
      const came = await read(services.stuckOrders({ page }, signal), signal);
      return came.kind === 'good' ? { kind: 'good', data: { items: came.data.orders, total: came.data.total } } : came;
    },
    changes: {
      becomes: (row, action) => (action === ASK ? asAsking(row) : null),
      make: (row, _, signal) => asked(services, row.id, signal),
    },
    nothing: () => SAID.nothing,
  });
}

function columnsAt(now: number): readonly Column<Stuck>[] {
  const ageOf = ({ since }: Stuck) => Math.max(0, now - Date.parse(since));
  return [
    column('order', SAID.order, 'order', ({ orderId }) => orderId),
    column('who', SAID.who, 'person', ({ customerName }) => customerName || null, {
      otherwise: SAID.visitor,
      note: ({ estate, phone }) => estate ?? (phone && inGroups(phone)),
      wide: true,
    }),
    column('paid', SAID.paid, 'money', ({ total }) => koboOf(total)),
    column('age', SAID.age, 'words', (stuck) => inShort(ageOf(stuck)), {
      tone: (stuck) => (ageOf(stuck) > OLD_MS ? 'warning' : null),
    }),
    column('why', SAID.why, 'words', ({ why }) => SAID.reasons[why], { note: evidenceOf }),
    column('next', SAID.next, 'words', ({ nextAt }) => nextAt && nextWords(nextAt, now), { otherwise: SAID.nobody }),
  ];
}

/** A phone number as it is read out; one that is written otherwise stays so. */
const inGroups = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');

/** To whom it was sent, how often that was asked about and what it said last, and what cannot happen. */
function evidenceOf({ why, vendor, sends, asked: times, answeredAt, lastAnswer, inCase }: Stuck): string {
  return [
    ...(sends > 0 && vendor !== null ? [SAID.sentTo(vendorLabel(vendor))] : []),
    ...askedWords(times, answeredAt),
    ...(lastAnswer === null ? [] : [SAID.said(lastAnswer)]),
    ...(inCase === null ? [] : [SAID.inCase(inCase)]),
    SAID.safe[why],
  ].join(' ');
}

function askedWords(times: number, last: string | null): readonly string[] {
  if (times === 0) return [];
  if (last === null) return [times === 1 ? SAID.askedOnce : SAID.asked(formatCount(times))];
  return [times === 1 ? SAID.askedOnceLast(formatTime(last)) : SAID.askedLast(formatCount(times), formatTime(last))];
}

function nextWords(at: string, now: number): string {
  if (Date.parse(at) <= now) return SAID.due;
  return formatDay(at) === formatDay(new Date(now).toISOString()) ? formatTime(at) : formatWhen(at);
}

function asAsking(row: ListRow): ListRow {
  return { ...row, actions: row.actions.map((one) => (one.name === ASK ? { ...one, label: SAID.asking } : one)) };
}

async function asked(services: Services, orderId: string, signal: AbortSignal): Promise<Read<Say | null>> {
  const answer = await services.askOrder({ orderId }, signal).catch(unanswered);
  signal.throwIfAborted();
  if (answer === null) return { kind: 'failed', problem: MESSAGES.networkFailure };
  if (isGood(answer)) return { kind: 'good', data: cameOf(orderId, answer.data) };
  if (answer.status === 401) return { kind: 'ended' };
  return { kind: 'failed', problem: answer.data.message || MESSAGES.networkFailure };
}

/** What asking came to. What has not found its end goes on by itself, and is no failure. */
function cameOf(order: string, { state, reason, topupToken }: Good<'askOrder'>): Say {
  if (topupToken !== null) return { tone: 'success', text: SAID.came(order, formatToken(topupToken)) };
  if (state === 'fulfilled') return { tone: 'success', text: PLATFORM_PAGES.delivered(order) };
  if (state === 'refunded') return { tone: 'success', text: PLATFORM_PAGES.refunded(order) };
  return { tone: 'info', text: SAID.asBefore(order, reason ?? SAID.reasons['vendor-silent']) };
}
