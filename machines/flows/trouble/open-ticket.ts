import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { troubleshooting } from './chart/troubleshooting.ts';

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
