import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Checked, refused, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { formatDay, formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { reasonField } from '../approvals/decide-approval.ts';
import { paymentReference, TOPUP_REF } from '../platform/fields.ts';
import { refusal } from '../platform/sent.ts';

const SAID = REFUND_ACCOUNT.admin;

const WISH = choiceField(
  { label: SAID.wish, ask: SAID.whichWish, placeholder: '' },
  [
    { value: 'show', label: SAID.show },
    { value: 'paid', label: SAID.paid },
    { value: 'ask', label: APPROVALS.askFirst },
  ],
  SAID.whichWish,
);

/** Where a refund that was paid by hand came from. */
export const PAID_FROM = choiceField(
  { label: SAID.from, ask: SAID.whereFrom, placeholder: '' },
  [
    { value: 'bank', label: SAID.ourBank },
    { value: 'provider', label: SAID.provider },
  ],
  SAID.whereFrom,
);

const isPaid = (values: Readonly<Record<string, string>>): boolean => values.wish === 'paid';

const isAsked = (values: Readonly<Record<string, string>>): boolean => values.wish === 'ask';

const REASON = reasonField(APPROVALS.whyAsk, APPROVALS.reasonNeeded);

/** What is asked for, where a second person has to agree; kobo. Null: one is enough, or it is agreed. */
type Facts = {
  readonly sum: number;
  readonly limit: number;
  readonly others: readonly string[];
  readonly until: string;
} | null;

/** A refund that somebody has to pay by hand: its account is shown, or it is recorded that it was paid; above the limit of the platform a second person is asked first. */
export function refundByHand(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'refund-by-hand',
    version: 4,
    title: SAID.title,
    fields: { topupRef: TOPUP_REF, wish: WISH, from: PAID_FROM, reference: paymentReference(SAID), reason: REASON },
    asked: ({ answers: { values } }) => [
      ...['topupRef', 'wish'],
      ...(isPaid(values) ? ['from', 'reference'] : []),
      ...(isAsked(values) ? ['reason'] : []),
    ],
    atOnce: true,
    words: { send: SAID.go, checking: SAID.looking, sending: SAID.looking },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: ({ value, answers: { values } }, signal) =>
      secondPerson(deps, { topupRef: value('topupRef').trim(), isAsked: isAsked(values) }, signal),
    confirm: {
      dialog: ({ facts, answers: { values } }) => {
        if (isAsked(values)) return askDialog(facts, values);
        return isPaid(values)
          ? {
              title: SAID.payDialog(values.topupRef ?? ''),
              lines: [SAID.referenceIs(values.reference ?? ''), SAID.payThen],
            }
          : { title: SAID.showDialog, lines: [SAID.showThen] };
      },
      yes: ({ answers: { values } }) => {
        if (isAsked(values)) return APPROVALS.yesAsk;
        return isPaid(values) ? SAID.yes : { label: SAID.show, formLabel: SAID.show };
      },
      no: SAID.no,
      declined: { ends: SAID.left },
    },
    async send({ value, answers: { values } }, signal) {
      const topupRef = value('topupRef').trim();
      if (isAsked(values)) {
        const answer = await services.askRefundApproval({ topupRef, reason: value('reason').trim() }, signal);
        if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
        changed('rows');
        return taken(answer.data.message);
      }
      if (isPaid(values)) {
        const from = value('from') === 'bank' ? 'bank' : 'provider';
        const answer = await services.payRefundByHand({ topupRef, reference: value('reference'), from }, signal);
        if (answer.status !== 200) return refusal(answer, 'topupRef', MESSAGES.networkFailure);
        changed('rows');
        return taken(answer.data.message);
      }
      const answer = await services.readRefundAccount({ topupRef }, signal);
      if (answer.status !== 200) return refusal(answer, 'topupRef', MESSAGES.networkFailure);
      const { amount, bank, accountNumber, name, told } = answer.data;
      const shown = SAID.shown(formatNaira(koboOf(amount)), bank, accountNumber, name);
      return taken(shown, ...(told ? [] : [SAID.notTold]));
    },
  });
}

/** Whether a second person has to agree: what is above the limit is asked for before anything is shown or paid. */
async function secondPerson(
  { services }: Pick<FlowDeps, 'services'>,
  { topupRef, isAsked }: { readonly topupRef: string; readonly isAsked: boolean },
  signal: AbortSignal,
): Promise<Checked<Facts>> {
  const answer = await services.previewRefundApproval({ topupRef }, signal);
  if (answer.status !== 200) return refusal(answer, 'topupRef', MESSAGES.networkFailure);
  const { needed, limit, amount, others, until, standing } = answer.data;
  if (!needed || limit === null)
    return isAsked ? { kind: 'needless', why: APPROVALS.notNeeded } : { kind: 'good', facts: null };
  if (standing?.state === 'approved') {
    const why = APPROVALS.agreedAlready(standing.id, formatDay(standing.until));
    return isAsked ? { kind: 'needless', why } : { kind: 'good', facts: null };
  }
  const [sum, above] = [koboOf(amount), koboOf(limit)];
  if (standing !== null) {
    const who = standing.mine ? APPROVALS.you : (standing.by ?? APPROVALS.gone);
    return refused(APPROVALS.askedAlready(standing.id, who, formatWhen(standing.askedAt)));
  }
  if (others.length === 0) return refused(APPROVALS.nobodyElse.platform);
  return isAsked
    ? { kind: 'good', facts: { sum, limit: above, others, until } }
    : refused(APPROVALS.neededRefund(formatNaira(sum), aboveSaid(above)));
}

function askDialog(facts: Facts, { topupRef = '', reason = '' }: Readonly<Record<string, string>>): Dialog {
  if (facts === null) return { title: APPROVALS.askFirst, lines: [] };
  const { sum, limit, others, until } = facts;
  return {
    title: APPROVALS.askFirst,
    lines: [
      APPROVALS.refundOf(formatNaira(sum), topupRef),
      APPROVALS.needed(formatNaira(sum), aboveSaid(limit)),
      APPROVALS.who(APPROVALS.orOther(others), formatDay(until)),
      APPROVALS.because(reason.trim()),
    ],
  };
}
