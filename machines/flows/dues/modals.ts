import { MESSAGES } from '#catalogues/messages.ts';
import { COMPLAINT, SENTENCES } from '#catalogues/sentences/flows.ts';
import type { PayingContext } from '#machines/kit/paying/context.ts';
import { contactLine, type Modals, pendingModal } from '#machines/kit/paying/modals.ts';
import type { Modal } from '#machines/kit/view.ts';

/** The outcomes of a payment to the estate (S2 sections 4 and 8); while it is not known, those of every payment. */
export const DUE_MODALS: Modals = { success: successModal, failed: failedModal, pending: pendingModal };

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
