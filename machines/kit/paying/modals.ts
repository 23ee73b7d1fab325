import { MESSAGES } from '#catalogues/messages.ts';
import { COMPLAINT, SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Modal } from '../view.ts';
import type { PayingContext, SupportContact } from './context.ts';

/** How a flow says its outcomes. */
export interface Modals {
  readonly success: (context: PayingContext) => Modal | null;
  readonly failed: (context: PayingContext) => Modal;
  readonly pending: (context: PayingContext) => Modal;
  /** True: success and failure are said in the form's message area instead (S3 section 2.6). */
  readonly inline?: true;
}

/** The outcome modals of S2 section 8: a title, three lines, one button. */
export const ESTATE_MODALS: Modals = { success: successModal, failed: failedModal, pending: pendingModal };

/** PAYMENT SUCCESSFUL (S2 section 8). */
export function successModal(context: PayingContext): Modal {
  return {
    title: MESSAGES.paymentSuccessful,
    lines: [
      `Your token has been sent to your email, ${context.result?.email ?? ''}.`,
      contactLine(context.support),
      COMPLAINT,
    ],
    button: 'Done',
  };
}

/** PAYMENT FAILED (S2 section 8). */
export function failedModal(context: PayingContext): Modal {
  return {
    title: MESSAGES.paymentFailed,
    lines: [
      `${MESSAGES.paymentFailedText}. ${context.failure ?? SENTENCES.moneyReturns}`,
      contactLine(context.support),
      COMPLAINT,
    ],
    button: MESSAGES.tryAgain,
    does: 'RETRY',
  };
}

/** PAYMENT PENDING (S2 section 8). */
export function pendingModal(context: PayingContext): Modal {
  return {
    title: MESSAGES.paymentPending,
    lines: [
      `${SENTENCES.pendingWatch}\nIf you were debited, send proof of debit with your bank account name and meter number to ${context.support.email}.`,
      contactLine(context.support),
      COMPLAINT,
    ],
    button: 'Check again',
    does: 'RETRY',
  };
}

export function contactLine(support: SupportContact): string {
  return `Support: phone ${support.phone}, email ${support.email}, or the chat on this website.`;
}
