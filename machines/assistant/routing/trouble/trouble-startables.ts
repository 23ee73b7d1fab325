import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import type { Startable } from '../startable.ts';

const TROUBLE = { access: 'anyone', route: '/help', offered: false, slots: ['reference', 'meterNumber'] } as const;

/** The four options of the help chatbot (S1 section 1), which anybody can start from anywhere. */
export const TROUBLE_STARTABLES: readonly Startable[] = [
  {
    ...TROUBLE,
    flow: 'token-not-received',
    intent: 'token-not-received',
    label: TICKET_TOPIC_LABELS['token-not-received'],
    say: 'token not received',
  },
];
