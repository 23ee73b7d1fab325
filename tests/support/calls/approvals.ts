import type { approvals } from '#catalogues/calls/estate/approvals.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { onPage } from './platform.ts';

type Approval = Extract<CallAnswer<'approvals'>, { status: 200 }>['data']['approvals'][number];

/** What waits for a second person, and above which sum one is needed, naira. */
export interface ApprovalScript {
  approvals: Approval[];
  /** Null: one person is enough. */
  approvalLimit: number | null;
  /** Who could agree. */
  approvers: string[];
}

const OPEN = { state: 'waiting', endedBy: null, endedAt: null, endedBecause: null, usedAt: null } as const;
const WHEN = { askedAt: '2026-11-20T09:00:00.000Z', until: '2026-11-27T09:00:00.000Z' } as const;

/** A balance that somebody else asked for, a limit that one asked for oneself, and one that was refused. */
export const WAITING_APPROVALS: Approval[] = [
  {
    ...{ id: 4, kind: 'balance', about: '45701120409', house: 'House 12, Palm Avenue, Lekki, Lagos' },
    ...{ servicePayment: 'servicecharge', amount: 80_000, before: -80_000, after: 0, account: null },
    ...{ reason: 'It was charged twice', by: 'Bisi Ade', mine: false, ...WHEN, ...OPEN },
  },
  {
    ...{ id: 5, kind: 'balance-limit', about: 'Palm Court', house: null, servicePayment: null, amount: null },
    ...{ before: 50_000, after: null, account: null, reason: 'We are two only', by: 'Ngozi Adeyemi', mine: true },
    ...{ ...WHEN, ...OPEN },
  },
  {
    ...{ id: 3, kind: 'balance', about: '45701120417', house: 'House 4, Palm Avenue, Lekki, Lagos' },
    ...{ servicePayment: 'fine', amount: 60_000, before: 0, after: 60_000, account: null },
    ...{ reason: 'Noise', by: 'Ngozi Adeyemi', mine: true, ...WHEN, ...OPEN },
    ...{ state: 'refused', endedBy: 'Bisi Ade', endedAt: '2026-11-20T10:00:00.000Z', endedBecause: 'Nobody heard it' },
  },
];

/** The same of the platform: a refund that somebody else asked for. */
export const WAITING_REFUND: Approval[] = [
  {
    ...{ id: 7, kind: 'refund', about: 'POWER-00000004', house: null, servicePayment: null, amount: 250_000 },
    ...{ before: null, after: null, account: 'Guaranty Trust Bank ••••••6789', reason: 'The card is closed' },
    ...{ by: 'Ifeanyi Okonkwo', mine: false, ...WHEN, ...OPEN },
  },
];

export const NO_APPROVALS: ApprovalScript = { approvals: [], approvalLimit: null, approvers: ['Bisi Ade'] };

/** Calls about what two people do that answer from a script. */
export function scriptedApprovals(
  script: ApprovalScript,
  note: (name: string, input: unknown) => void,
): Pick<Services, keyof typeof approvals> {
  const wanted = (amount: number) => ({
    needed: script.approvalLimit !== null && amount > script.approvalLimit,
    ...{ limit: script.approvalLimit, amount, others: script.approvers, until: '2026-11-28T09:00:00.000Z' },
    standing: null,
  });
  const asked = { id: 9, message: 'Asked for as approval 9.' };
  return {
    async approvals({ of = 'waiting', page }) {
      note('approvals', { of, page });
      const found = script.approvals.filter(({ state }) => (state === 'waiting') === (of === 'waiting'));
      const paged = { approvals: onPage(found, page), total: found.length, page: Number(page ?? 1) };
      return { status: 200, data: { ...paged, limit: script.approvalLimit } };
    },
    async previewBalanceApproval(input) {
      note('previewBalanceApproval', input);
      return { status: 200, data: wanted(Math.abs(Number(input.amount))) };
    },
    async askBalanceApproval(input) {
      note('askBalanceApproval', input);
      return { status: 200, data: asked };
    },
    async balanceLimit() {
      note('balanceLimit', {});
      return {
        status: 200,
        data: { limit: script.approvalLimit, others: script.approvers, until: '2026-11-28T09:00:00.000Z' },
      };
    },
    async setBalanceLimit(input) {
      note('setBalanceLimit', input);
      return { status: 200, data: { message: 'Saved.', limit: input.limit, asked: false } };
    },
    async previewRefundApproval(input) {
      note('previewRefundApproval', input);
      return { status: 200, data: wanted(5_050) };
    },
    async askRefundApproval(input) {
      note('askRefundApproval', input);
      return { status: 200, data: asked };
    },
    async decideApproval(input) {
      note('decideApproval', input);
      return { status: 200, data: { message: `Approval ${input.id} is decided.` } };
    },
  };
}
