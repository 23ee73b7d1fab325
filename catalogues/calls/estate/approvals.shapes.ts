import { z } from 'zod';
import {
  APPROVAL_DEEDS,
  APPROVAL_ENDS,
  APPROVAL_KINDS,
  APPROVAL_LISTS,
  APPROVAL_REASON,
  BALANCE_LIMIT,
} from '../../approvals.ts';
import { SERVICE_PAYMENT_NAMES } from '../../uploads.ts';
import type { CallShapes } from '../call.ts';
import { naira, nairaAndKobo, paged, problem, rowNumber, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const time = z.iso.datetime();
const reason = z.string().trim().min(APPROVAL_REASON.least).max(APPROVAL_REASON.most);
const limit = naira.min(BALANCE_LIMIT.least).max(BALANCE_LIMIT.most).nullable().meta({ description: 'Null: none' });
const topupRef = z.string().trim().min(1).max(64);

const oneApproval = z
  .object({
    id: rowNumber,
    kind: z.enum(APPROVAL_KINDS),
    state: z.enum(['waiting', ...APPROVAL_ENDS]),
    about: z.string().meta({ description: 'A meter, an order, or the estate' }),
    house: z.string().nullable().meta({ description: 'Of a balance: the address of the house' }),
    servicePayment: z.enum(SERVICE_PAYMENT_NAMES).nullable(),
    amount: nairaAndKobo.nullable().meta({ description: 'By how much a balance moves, or what is refunded' }),
    before: nairaAndKobo.nullable(),
    after: nairaAndKobo.nullable(),
    account: z.string().nullable().meta({ description: 'Of a refund: bank and ending of the account of its payer' }),
    reason: z.string(),
    by: z.string().nullable(),
    mine: z.boolean().meta({ description: 'Whoever asks now asked for it, and cannot approve it' }),
    askedAt: time,
    until: time,
    endedBy: z.string().nullable(),
    endedAt: time.nullable(),
    endedBecause: z.string().nullable(),
    usedAt: time.nullable().meta({ description: 'When the agreed refund was recorded as paid' }),
  })
  .meta({ id: 'Approval' });

const wanted = z
  .object({
    needed: z.boolean(),
    limit: nairaAndKobo.nullable(),
    amount: nairaAndKobo.meta({ description: 'By how much the balance moves, or what is refunded' }),
    others: z.array(z.string()).meta({ description: 'Who could agree' }),
    until: time.meta({ description: 'Until when a request that is made now waits' }),
    standing: oneApproval.nullable().meta({ description: 'What waits for the same, or was agreed and is not done' }),
  })
  .meta({ id: 'SecondPerson' });

const balance = {
  meter_number: z.string().regex(/^\d{11,14}$/),
  servicePayment: z.enum(SERVICE_PAYMENT_NAMES),
};
const sum = nairaAndKobo.min(-100_000_000).max(100_000_000);

const asked = {
  200: z.object({ id: rowNumber, message: z.string() }),
  ...refused,
  429: tooMany,
} as const;

/** What the calls about what two people do take and answer. */
export const approvalsShapes = {
  approvals: {
    input: z.object({ ...paged, of: z.enum(APPROVAL_LISTS).default('waiting') }),
    answers: {
      200: z.object({
        approvals: z.array(oneApproval),
        total: z.number().int(),
        page: z.number().int(),
        limit: nairaAndKobo.nullable().meta({ description: 'Above which sum two people are needed; null: never' }),
      }),
      ...refused,
    },
  },
  previewBalanceApproval: {
    input: z.object({ ...balance, amount: z.coerce.number().multipleOf(0.01).min(-100_000_000).max(100_000_000) }),
    answers: { 200: wanted, ...refused },
  },
  askBalanceApproval: {
    input: z.object({
      ...balance,
      amount: sum.meta({ description: 'The new balance, as in updateServicePayments' }),
      expected: sum.meta({ description: 'The balance that was shown; another one by now is a 400 of balance-moved' }),
      reason,
    }),
    answers: asked,
  },
  balanceLimit: {
    answers: { 200: z.object({ limit, others: z.array(z.string()), until: time }), ...refused },
  },
  setBalanceLimit: {
    input: z.object({
      limit,
      expected: limit.meta({ description: 'The limit that was shown; another one by now is a 400 of limit-moved' }),
      reason: reason.optional().meta({ description: 'Needed where a second person has to agree' }),
    }),
    answers: {
      200: z.object({
        message: z.string(),
        limit,
        asked: z.boolean().meta({ description: 'It is asked for, and the limit is still the one before' }),
      }),
      ...refused,
      429: tooMany,
    },
  },
  previewRefundApproval: {
    input: z.object({ topupRef }),
    answers: { 200: wanted, ...refused },
  },
  askRefundApproval: {
    input: z.object({ topupRef, reason }),
    answers: asked,
  },
  decideApproval: {
    input: z.object({
      id: rowNumber,
      deed: z.enum(APPROVAL_DEEDS),
      reason: reason.optional().meta({ description: 'Needed where it is refused; who asked reads it' }),
    }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
