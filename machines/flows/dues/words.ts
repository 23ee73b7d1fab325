import { MESSAGES } from '#catalogues/messages.ts';
import type { DueScreen } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { PayingWords } from '#machines/kit/paying/words.ts';
import type { Row, Say } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { dueOf } from './due.ts';
import type { DueContext, DueFacts } from './facts.ts';
import { shownFields } from './fields.ts';
import { DUE_MODALS } from './modals.ts';

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
    delivered: SENTENCES.deliveredDue,
    leave: MESSAGES.close,
    modals: DUE_MODALS,
    total: (context) => dueOf(screen, context)?.total ?? 0,
    summary: (context) => summary(screen, context),
  };
}

function remarks(screen: DueScreen, context: DueContext): readonly Say[] {
  const halved = (dueOf(screen, context)?.halvedFrom ?? null) !== null;
  return halved ? [{ tone: 'info', text: SENTENCES.halfPrice }] : [];
}

function summary(screen: DueScreen, context: DueContext): readonly Row[] {
  const due = dueOf(screen, context);
  if (due === null) return [];
  const { meterNumber, estate } = context.facts;
  return [
    { label: 'Service', value: due.name },
    ...(due.months === null ? [] : [{ label: 'Months', value: String(due.months) }]),
    { label: 'Meter', value: meterNumber },
    { label: 'Estate', value: estate },
    ...(due.halvedFrom === null ? [] : [{ label: 'Full price', value: formatNaira(due.halvedFrom) }]),
    { name: 'amount', label: 'Amount', value: formatNaira(due.amount) },
    { name: 'fee', label: 'Convenience fee', value: formatNaira(due.fee) },
    { label: 'Total', value: formatNaira(due.total), total: true },
  ];
}
