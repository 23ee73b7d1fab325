import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { METER_SYMPTOMS } from '#catalogues/trouble/no-meter-number.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { troubleshooting } from './chart/troubleshooting.ts';

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
