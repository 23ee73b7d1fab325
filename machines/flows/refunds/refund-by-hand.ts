import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { paymentReference, TOPUP_REF } from '../platform/fields.ts';
import { refusal } from '../platform/sent.ts';

const SAID = REFUND_ACCOUNT.admin;

const WISH = choiceField(
  { label: SAID.wish, ask: SAID.whichWish, placeholder: '' },
  [
    { value: 'show', label: SAID.show },
    { value: 'paid', label: SAID.paid },
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

/** A refund that somebody has to pay by hand: its account is shown, or it is recorded that it was paid. */
export function refundByHand(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'refund-by-hand',
    version: 3,
    title: SAID.title,
    fields: { topupRef: TOPUP_REF, wish: WISH, from: PAID_FROM, reference: paymentReference(SAID) },
    asked: ({ answers: { values } }) => ['topupRef', 'wish', ...(isPaid(values) ? ['from', 'reference'] : [])],
    atOnce: true,
    words: { send: SAID.go, sending: SAID.looking },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    confirm: {
      dialog: ({ answers: { values } }) =>
        isPaid(values)
          ? {
              title: SAID.payDialog(values.topupRef ?? ''),
              lines: [SAID.referenceIs(values.reference ?? ''), SAID.payThen],
            }
          : { title: SAID.showDialog, lines: [SAID.showThen] },
      yes: ({ answers: { values } }) => (isPaid(values) ? SAID.yes : { label: SAID.show, formLabel: SAID.show }),
      no: SAID.no,
      declined: { ends: SAID.left },
    },
    async send({ value, answers: { values } }, signal) {
      const topupRef = value('topupRef').trim();
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
