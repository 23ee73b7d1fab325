import { ORDER_KIND_NAMES, ORDER_KINDS } from '#catalogues/orders.ts';
import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { TOKEN_DELIVERED, TOKEN_NOT_FOUND } from '#catalogues/trouble/token-not-received.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { stageOf } from './chart/context.ts';
import { troubleshooting } from './chart/troubleshooting.ts';

/** Orders that bring a token. */
export const TOKEN_KINDS = ORDER_KIND_NAMES.filter((kind) => ORDER_KINDS[kind].token);

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
