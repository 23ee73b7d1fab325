import { APPROVAL_LISTS, type ApprovalDeed, type ApprovalList, type ApprovalState } from '#catalogues/approvals.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Role } from '#catalogues/roles.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import type { Tone } from '#machines/kit/view.ts';
import { approvalAbout, approvalChange } from '#machines/kit/writing/approval.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { type Good, read } from './answers.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type List, type Query, REFRESHING } from './listing/list.ts';
import type { RowActing } from './listing/view.ts';
import type { Card, PageAction } from './view.ts';

type Approval = Good<'approvals'>['approvals'][number];

const listOf = ({ tab }: Pick<Query, 'tab'>): ApprovalList => oneOfThese(APPROVAL_LISTS, tab) ?? 'waiting';

const TONES: Readonly<Record<ApprovalState, Tone>> = {
  ...{ waiting: 'info', approved: 'success', refused: 'danger', 'taken-back': 'plain' },
  ...{ outdated: 'warning', expired: 'plain' },
};

const CHANGE: PageAction = { label: SAID.limit.change, open: 'balance-limit' };

/** What waits for a second person, of the own estate or of the platform: approved, refused and taken back from its row. */
export function approvalList(services: Services, role: Role | null): List {
  return defineList<Approval>({
    title: SAID.title,
    icon: 'check',
    columns: (query) => (listOf(query) === 'over' ? OVER : WAITING),
    id: ({ id }) => String(id),
    tabs: APPROVAL_LISTS.map((name) => ({ name, label: SAID.tabs[name] })),
    start: ({ of, page }) => ({ page: pageIn(page), ...(oneOfThese(APPROVAL_LISTS, of) && { tab: of }) }),
    actions: actionsOf,
    pages: TRANSACTION_PAGE,
    places: { sums: 1 },
    tools: () => REFRESHING,
    find: async (query, signal) => {
      const came = await read(services.approvals({ of: listOf(query), page: query.page }, signal), signal);
      if (came.kind !== 'good') return came;
      const { approvals: items, total, limit } = came.data;
      const value = limit === null ? SAID.never : aboveSaid(koboOf(limit));
      const sums = [limit === null ? SAID.oneIsEnough : SAID.limit.now(value)];
      const card: Card = { label: SAID.limitLabel, value, ...(role === 'service-admin' && { action: CHANGE }) };
      return { kind: 'good', data: { items, total, cards: [card], sums } };
    },
    nothing: (query) => SAID.none[listOf(query)],
    chat: { called: (query) => SAID.tabs[listOf(query)] },
  });
}

const WHAT: readonly Column<Approval>[] = [
  column('approval', SAID.number, 'count', ({ id }) => id),
  column('what', SAID.what, 'words', ({ kind }) => SAID.kinds[kind], { note: (one) => approvalAbout(one) }),
  column('becomes', SAID.becomes, 'words', approvalChange),
  column('amount', SAID.amount, 'money', ({ amount }) => (amount === null ? null : koboOf(amount))),
  column('reason', SAID.reason, 'text', ({ reason }) => reason, { wide: true }),
  column('by', SAID.by, 'person', ({ by, mine }) => (mine ? SAID.you : by), {
    otherwise: SAID.gone,
    note: ({ askedAt }) => formatWhen(askedAt),
  }),
];

const WAITING: readonly Column<Approval>[] = [...WHAT, column('until', SAID.until, 'time', ({ until }) => until)];

const OVER: readonly Column<Approval>[] = [
  ...WHAT,
  column('state', SAID.state, 'status', ({ state }) => SAID.states[state], {
    tone: ({ state }) => TONES[state],
    note: ({ endedBecause, kind, state, usedAt, until }) => {
      if (kind !== 'refund' || state !== 'approved') return endedBecause;
      return usedAt === null ? SAID.payUntil(formatWhen(until)) : SAID.paidOn(formatWhen(usedAt));
    },
  }),
  column('ended', SAID.ended, 'time', ({ endedAt, until }) => endedAt ?? until, { note: ({ endedBy }) => endedBy }),
];

/** Whoever asked takes it back; anybody else approves or refuses it. */
function actionsOf({ id, state, mine }: Approval): readonly RowActing[] {
  if (state !== 'waiting') return [];
  const deed = (name: ApprovalDeed, label: string): RowActing => ({
    name,
    label,
    leads: { open: 'decide-approval', values: { approval: String(id), deed: name } },
  });
  return mine ? [deed('take-back', SAID.takeBack)] : [deed('approve', SAID.approve), deed('refuse', SAID.refuse)];
}
