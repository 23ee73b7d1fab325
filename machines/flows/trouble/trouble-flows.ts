import { ORDER_KIND_NAMES, ORDER_KINDS } from '#catalogues/orders.ts';
import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { METER_SYMPTOMS } from '#catalogues/trouble/no-meter-number.ts';
import { DELIVERED_STEPS, PAYMENT_SYMPTOMS } from '#catalogues/trouble/payment-issues.ts';
import { TOKEN_SYMPTOMS } from '#catalogues/trouble/token-issues.ts';
import { TOKEN_DELIVERED, TOKEN_NOT_FOUND } from '#catalogues/trouble/token-not-received.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { stageOf, type TroubleContext } from './context.ts';
import { troubleshooting } from './troubleshooting.ts';

/** Orders that bring a token. */
const TOKEN_KINDS = ORDER_KIND_NAMES.filter((kind) => ORDER_KINDS[kind].token);

/**
 * No token after paying (S1 section 1): the payment is looked up; a token that is there is shown and e-mailed again, one that is on
 * its way is looked after on the spot, and of one that failed it is said what happens to the money.
 */
export function tokenNotReceived(deps: FlowDeps): Flow {
  return troubleshooting(deps, {
    name: 'token-not-received',
    topic: 'token-not-received',
    version: 1,
    title: TICKET_TOPIC_LABELS['token-not-received'],
    finds: { kinds: TOKEN_KINDS },
    symptoms: null,
    steps: (context) => {
      if (stageOf(context) === 'delivered') return TOKEN_DELIVERED;
      return context.found?.kind === 'nothing' || context.found?.kind === 'mailed' ? TOKEN_NOT_FOUND : [];
    },
  });
}

/**
 * A token that the meter does not take (S1 section 1): the order comes first, for a token that was never delivered cannot be refused;
 * then what the meter shows decides what is tried, one short step at a time.
 */
export function tokenIssues(deps: FlowDeps): Flow {
  return troubleshooting(deps, {
    name: 'token-issues',
    topic: 'token-issues',
    version: 1,
    title: TICKET_TOPIC_LABELS['token-issues'],
    finds: { kinds: TOKEN_KINDS },
    symptoms: { asked: 'delivered', ask: 'What does the meter do with it?', list: TOKEN_SYMPTOMS },
    steps: () => [],
  });
}

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

/** A ticket about anything else, by the shared end of the four. */
export function openTicket(deps: FlowDeps): Flow {
  return troubleshooting(deps, {
    name: 'open-ticket',
    topic: 'other',
    version: 1,
    title: 'Open a ticket',
    finds: null,
    symptoms: null,
    steps: () => [],
  });
}

/**
 * No meter number (S1 section 1): where it stands, whether an estate knows it, and a request to the administrator of the estate,
 * who registers it.
 */
export function noMeterNumber(deps: FlowDeps): Flow {
  return troubleshooting(deps, {
    name: 'no-meter-number',
    topic: 'no-meter-number',
    version: 1,
    title: TICKET_TOPIC_LABELS['no-meter-number'],
    finds: null,
    symptoms: { asked: 'first', ask: 'What is it about the meter number?', list: METER_SYMPTOMS },
    steps: () => [],
    asksEstate: true,
  });
}
