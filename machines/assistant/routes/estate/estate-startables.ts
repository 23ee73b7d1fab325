import { MESSAGES } from '#catalogues/messages.ts';
import { VERIFICATION_SENTENCES } from '#catalogues/sentences/estate/verification.ts';
import type { EntryPoint } from '../starting/entry-points.ts';

const RESIDENTS = { access: ['service-admin'], route: '/registered-residents' } as const;

/** What an administrator can start about the own estate (S1 section 2, S2 section 2). */
export const ESTATE_ENTRY_POINTS: readonly EntryPoint[] = [
  {
    ...RESIDENTS,
    flow: 'find-resident',
    intent: 'find-resident',
    label: 'Find a resident',
    say: 'find a resident',
    slots: ['name', 'meterNumber'],
    offered: true,
  },
  {
    ...RESIDENTS,
    flow: 'update-payment',
    intent: 'update-payment',
    label: MESSAGES.updateServicePayments,
    say: 'update payment',
    slots: ['meterNumber', 'name', 'service', 'amount'],
    offered: true,
  },
  {
    ...RESIDENTS,
    flow: 'set-occupancy',
    intent: 'set-occupancy',
    label: 'Set occupancy',
    say: 'set occupancy of a meter',
    slots: ['meterNumber', 'name', 'status'],
    offered: false,
  },
  {
    // Only where a resident is shown: it is told by whom it is started for.
    ...RESIDENTS,
    flow: 'verify-resident',
    intent: null,
    label: 'Verify resident',
    say: 'unverified residents',
    slots: [],
    offered: false,
  },
  {
    flow: 'edit-logo',
    intent: 'edit-logo',
    label: 'Edit company logo',
    access: ['service-admin'],
    say: 'edit logo',
    route: '/Settings',
    slots: ['estate'],
    offered: false,
  },
  {
    flow: 'resident-verification',
    intent: null,
    label: VERIFICATION_SENTENCES.title,
    access: ['service-admin'],
    say: 'resident verification',
    route: '/Settings',
    slots: [],
    offered: false,
  },
];
