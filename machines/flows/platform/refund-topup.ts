import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { REASON_PATTERN } from '#catalogues/reasons.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { TOPUP_REF } from './fields.ts';
import { refusal } from './sent.ts';

const REASON = {
  label: 'Reason',
  ask: PLATFORM_FLOW.whyRefund,
  // Why money goes back may be said in any words, those of a wish too.
  kind: 'area',
  placeholder: 'e.g. the meter was replaced',
  schema: required(PLATFORM_FLOW.reasonRequired).check(
    z.regex(REASON_PATTERN, PLATFORM_FLOW.noReason),
    z.maxLength(300, PLATFORM_FLOW.reasonLong),
  ),
} as const satisfies Field;

/** Whose payment it is and how much was paid, as it is read, where it is among those that are stuck. */
interface PaymentFacts {
  readonly paid: { readonly name: string; readonly sum: string } | null;
}

/** Marking a paid order for refund, with a reason: it is never sent again, and the server pays it back when that is safe. */
export function refundTopup(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<PaymentFacts>(deps, {
    name: 'refund-topup',
    version: 4,
    title: 'Mark a top-up for refund',
    fields: { topupRef: TOPUP_REF, reason: REASON },
    asked: ['topupRef', 'reason'],
    atOnce: true,
    words: { send: 'Mark for refund', checking: 'Looking for the payment', sending: 'Marking it for refund' },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const reference = value('topupRef').trim();
      const answer = await services.pendingTopups({ topupRef: reference }, signal);
      if (answer.status !== 200) return refusal(answer, 'topupRef', MESSAGES.networkFailure);
      const row = answer.data.pendingTransactions.find((one) =>
        [one.id, one.payment_transaction_id, one.topupRetryReference].includes(reference),
      );
      const paid = row ? { name: row.user_name, sum: formatNaira(koboOf(row.amount)) } : null;
      return { kind: 'good', facts: { paid } };
    },
    confirm: {
      dialog: ({ facts, answers: { values } }) => ({
        title: PLATFORM_FLOW.refundDialog(values.topupRef ?? ''),
        lines: [
          ...(facts?.paid ? [PLATFORM_FLOW.refundOf(facts.paid.name, facts.paid.sum)] : []),
          PLATFORM_FLOW.refundFor(values.reason ?? ''),
          PLATFORM_FLOW.refundThen,
        ],
      }),
      yes: ({ facts }) =>
        facts?.paid ? PLATFORM_FLOW.markSum(facts.paid.sum) : { label: 'Yes, mark it', formLabel: 'Mark it' },
      deed: () => 'refund',
      no: PLATFORM_FLOW.leaveIt,
      declined: { ends: PLATFORM_FLOW.refundLeft },
    },
    async send({ value }, signal) {
      const answer = await services.refundTopup({ topupRef: value('topupRef'), reason: value('reason') }, signal);
      if (answer.status !== 200) return refusal(answer, 'topupRef', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message || PLATFORM_SENTENCES.refundMarked);
    },
  });
}
