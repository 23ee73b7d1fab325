import { ORDER_KIND_NAMES } from '#catalogues/orders.ts';
import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { DELIVERED_STEPS, PAYMENT_SYMPTOMS } from '#catalogues/trouble/payment-issues.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { stageOf, type TroubleContext } from './chart/context.ts';
import { troubleshooting } from './chart/troubleshooting.ts';

/**
 * A payment that went wrong (S1 section 1): it is looked up with the provider, and its real state is told, with what happens next
 * and when.
 */
export function paymentIssues(deps: FlowDeps): Flow {
  return troubleshooting(deps, {
    name: 'payment-issues',
    topic: 'payment-issues',
    version: 1,
    title: TICKET_TOPIC_LABELS['payment-issues'],
    finds: { kinds: ORDER_KIND_NAMES },
    symptoms: { asked: 'first', ask: 'What went wrong with the payment?', list: PAYMENT_SYMPTOMS },
    steps: productSteps,
  });
}

/** What was delivered and is not there all the same depends on what it is. */
function productSteps(context: TroubleContext) {
  const { found } = context;
  if (found?.kind !== 'order' || stageOf(context) !== 'delivered') return [];
  const { kind } = found.order;
  return Object.entries(DELIVERED_STEPS).find(([name]) => name === kind)?.[1] ?? [];
}
