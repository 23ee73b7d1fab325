import { MESSAGES } from '#catalogues/messages.ts';
import type { DueScreen } from '#catalogues/orders.ts';
import { COMPLAINT, SENTENCES } from '#catalogues/sentences/flows.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import type { PayingContext } from '#machines/kit/paying/context.ts';
import { contactLine, type Modals, pendingModal } from '#machines/kit/paying/modals.ts';
import type { PayingWords } from '#machines/kit/paying/words.ts';
import type { Modal, Row, Say } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { dueOf } from './due.ts';
import type { DueContext, DueFacts } from './facts.ts';
import { shownFields } from './fields.ts';
import { settlesSaid } from './settles.ts';

/** What the screens are called (S2 section 2). */
export const TITLES = {
  'pay-services': 'Pay For Services',
  'pay-dev-levy': 'Pay For Development Levy',
} as const satisfies Record<DueScreen, string>;

/** What paying an estate says from the read-back on. */
export function dueWords(screen: DueScreen): PayingWords<DueFacts> {
  return {
    fields: (context) => shownFields(screen, context),
    confirm: SENTENCES.confirmDue,
    declined: SENTENCES.declinedPurchase,
    remarks: (context) => remarks(screen, context),
    brings: () => 'receipt',
    steps: () => ({ doing: WAITING.due, brings: WAITING.receipt }),
    delivered: SENTENCES.deliveredDue,
    leave: MESSAGES.close,
    modals: DUE_MODALS,
    total: (context) => dueOf(screen, context)?.total ?? 0,
    summary: (context) => summary(screen, context),
  };
}

function remarks(screen: DueScreen, context: DueContext): readonly Say[] {
  const due = dueOf(screen, context);
  if (due === null) return [];
  const half = due.halvedFrom === null ? [] : [{ tone: 'info', text: SENTENCES.halfPrice } as const];
  return [...half, ...settlesSaid(due, context.facts)];
}

function summary(screen: DueScreen, context: DueContext): readonly Row[] {
  const due = dueOf(screen, context);
  if (due === null) return [];
  const { meterNumber, estate } = context.facts;
  return [
    { label: 'Service', value: due.name },
    ...(due.covers === undefined ? [] : [{ label: 'Covers', value: due.covers }]),
    ...(due.months === null ? [] : [{ label: 'Months', value: String(due.months) }]),
    { label: 'Meter', value: meterNumber },
    { label: 'Estate', value: estate },
    ...(due.halvedFrom === null ? [] : [{ label: 'Full price', value: formatNaira(due.halvedFrom) }]),
    { name: 'amount', label: 'Amount', value: formatNaira(due.amount) },
    { name: 'fee', label: 'Convenience fee', value: formatNaira(due.fee) },
    { label: 'Total', value: formatNaira(due.total), total: true },
  ];
}

/** The outcomes of a payment to the estate (S2 sections 4 and 8); while it is not known, those of every payment. */
const DUE_MODALS: Modals = { success: successModal, failed: failedModal, pending: pendingModal };

function successModal({ support }: PayingContext): Modal {
  return {
    title: MESSAGES.paymentSuccessful,
    lines: [MESSAGES.servicePaid, contactLine(support), COMPLAINT],
    button: 'Done',
  };
}

/** A card that was declined can be tried again; where the money is on its way back there is nothing to try. */
function failedModal({ failure, refunding, support }: PayingContext): Modal {
  return {
    title: MESSAGES.paymentFailed,
    lines: [`${MESSAGES.serviceNotPaid} ${failure ?? SENTENCES.moneyReturns}`, contactLine(support), COMPLAINT],
    ...(refunding
      ? ({ button: MESSAGES.close, does: 'CANCEL' } as const)
      : ({ button: MESSAGES.tryAgain, does: 'RETRY' } as const)),
  };
}
