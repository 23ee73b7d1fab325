import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { noMeterNumber } from './no-meter-number.ts';
import { openTicket } from './open-ticket.ts';
import { paymentIssues } from './payment-issues.ts';
import { tokenIssues } from './token-issues.ts';
import { tokenNotReceived } from './token-not-received.ts';

/** The flows that find out what went wrong (CONVERSATION, Troubleshooting is a flow too), and the ticket that they end in. */
export const TROUBLE_FLOWS: Readonly<Record<string, (deps: FlowDeps) => Flow>> = {
  'token-issues': tokenIssues,
  'payment-issues': paymentIssues,
  'no-meter-number': noMeterNumber,
  'token-not-received': tokenNotReceived,
  'open-ticket': openTicket,
};
