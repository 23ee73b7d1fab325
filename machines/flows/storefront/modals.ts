import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { PayingContext } from '#machines/kit/paying/context.ts';
import { contactLine, type Modals } from '#machines/kit/paying/modals.ts';
import type { Modal } from '#machines/kit/view.ts';

/** The storefront's end screens (S3 section 2.4), and PAYMENT PENDING while the outcome is unknown (DECISIONS 22). */
export const STORE_MODALS: Modals = { success: successModal, failed: failedModal, pending: pendingModal };

/** The same on a screen without end pages: in its message area (S3 section 2.6). */
export const INLINE_MODALS: Modals = {
  success: () => null,
  failed: inlineFailure,
  pending: pendingModal,
  inline: true,
};

function successModal({ result }: PayingContext): Modal {
  const home = { title: MESSAGES.storefrontSuccess, button: MESSAGES.backToHome, home: true } as const;
  if (result?.email === undefined) return { ...home, lines: [SENTENCES.noReceiptAddress] };
  return {
    ...home,
    lines: [`A receipt was sent to your e-mail, ${result.email}.`, MESSAGES.noReceipt],
    resend: MESSAGES.sendAgain,
  };
}

function failedModal(context: PayingContext): Modal {
  return {
    title: MESSAGES.storefrontFailure,
    lines: [
      MESSAGES.tryAgainLater,
      `${MESSAGES.transactionFailed}. ${context.failure ?? SENTENCES.moneyReturns}`,
      orderLine(context),
      contactLine(context.support),
    ],
    // 'Please Try Again Later' does not say yet what happened.
    titleLines: 1,
    button: MESSAGES.backToHome,
    does: 'CANCEL',
    home: true,
  };
}

function inlineFailure(context: PayingContext): Modal {
  return {
    title: MESSAGES.transactionFailed,
    lines: [context.failure ?? SENTENCES.moneyReturns, orderLine(context), contactLine(context.support)],
    button: MESSAGES.tryAgain,
    does: 'RETRY',
  };
}

function pendingModal(context: PayingContext): Modal {
  return {
    title: MESSAGES.paymentPending,
    lines: [
      `${MESSAGES.serverError}. ${SENTENCES.pendingMoney} ${SENTENCES.pendingWatch}`,
      orderLine(context),
      contactLine(context.support),
    ],
    button: 'Check again',
    does: 'RETRY',
  };
}

function orderLine({ order }: PayingContext): string {
  return `Your order is ${order?.orderId ?? ''}.`;
}
