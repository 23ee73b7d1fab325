import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { TOKEN_SYMPTOMS } from '#catalogues/trouble/token-issues.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { troubleshooting } from './chart/troubleshooting.ts';
import { TOKEN_KINDS } from './token-not-received.ts';

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
