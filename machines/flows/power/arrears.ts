import { LEVY_NOTICE_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { StoppingDue } from '#catalogues/orders.ts';
import type { Say } from '#machines/kit/view.ts';
import type { Balances } from '#machines/kit/writing/balances.ts';

/** The same notices where the figures are not shown. */
export function stopNotices(stops: readonly StoppingDue[]): readonly Say[] {
  return stops.map((due) => ({ tone: 'warning', text: OUTSTANDING[due] }));
}

const OUTSTANDING: Readonly<Record<StoppingDue, string>> = {
  'service-charge': MESSAGES.outstandingServiceCharge,
  'dev-levy': MESSAGES.outstandingLevy,
  fine: MESSAGES.outstandingFine,
};

/** The notices of S2 section 5, shown on load. */
export function arrearsNotices(owed: Balances): readonly Say[] {
  const notices: Say[] = [];
  if (owed.serviceCharge < 0) notices.push({ tone: 'warning', text: MESSAGES.outstandingServiceCharge });
  if (owed.fine > 0) notices.push({ tone: 'warning', text: MESSAGES.outstandingFine });
  if (owed.devLevy < LEVY_NOTICE_KOBO) notices.push({ tone: 'warning', text: MESSAGES.outstandingLevy });
  return notices;
}
