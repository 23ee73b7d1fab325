import { MESSAGES } from '../messages.ts';
import type { Intent } from './intent.ts';

/** What an administrator runs the own estate with (S1 section 2, S2 section 2). */
export const ESTATE = {
  residents: {
    kind: 'list',
    access: ['service-admin'],
    asked: 'See residents',
    ofOne: { say: 'find resident {whom}', intent: 'find-resident' },
    route: '/registered-residents',
    slots: ['list'],
    patterns: [
      {
        score: 4.3,
        any: `show verify ADMIN, show resident, resident ADMIN, resident what, resident verify, resident howmuch, resident all,
          howmuch resident, resident meterno, resident ask, resident neg verify, resident SHORT ONLY, resident count, count resident`,
      },
      { score: 6.8, not: 'uploaded DIGITS', any: 'show meter register ADMIN, meter register ADMIN ask' },
      { score: 5.4, not: 'DIGITS', any: 'who verify ADMIN, who neg verify ADMIN, who status ADMIN' },
      { score: 4.2, not: 'NAME DIGITS EMAIL change set mark account', any: 'verify ADMIN SHORT' },
    ],
    examples: ['show inactive ones among the residents', 'how many residents have not been verified'],
  },
  'find-resident': {
    kind: 'flow',
    access: ['service-admin'],
    label: 'Find a resident',
    say: 'find a resident',
    asked: 'Find a resident[: {name}][, meter {meterNumber}]',
    slots: ['name', 'meterNumber'],
    starts: [{ flow: 'find-resident', route: '/registered-residents', offered: true }],
    patterns: [
      { score: 8, any: 'SOMEBODY ADMIN' },
      {
        score: 4.9,
        any: `find resident, find NAME, find ADMIN -token -receipt, who DIGITS, who ADMIN -resident -verify -status, find DIGITS,
          who show DIGITS ADMIN, profile DIGITS ADMIN, show NAME resident, who meterno, who meter, resident NAME -occupancy,
          find ADMIN DIGITS, show ADMIN DIGITS, resident DIGITS -occupancy`,
      },
      {
        score: 4.3,
        not: 'receipt history paymentlist transaction upload uploaded balance token estate pending fee logo payment',
        any: 'show NAME ADMIN, where NAME ADMIN',
      },
    ],
    examples: ['who is using meter 54110022334', 'find resident Ada Obi'],
  },
  'update-payment': {
    kind: 'flow',
    access: ['service-admin'],
    label: MESSAGES.updateServicePayments,
    say: 'update payment',
    asked: 'Change a balance[ of {name}][, meter {meterNumber}]',
    slots: ['name', 'meterNumber', 'amount', 'service', 'because'],
    starts: [
      {
        flow: 'update-payment',
        route: '/registered-residents',
        fills: ['meterNumber', 'name', 'service', 'amount', 'because'],
        offered: true,
      },
    ],
    patterns: [
      {
        score: 5.6,
        any: `change balance ADMIN -ask, change payment, record2 payment -USER -OWNER, record2 svccharge, record2 fine, record2 levy,
          payment NAME ADMIN, correct payment, record2 past, ADMIN change svccharge, ADMIN record2 AMOUNT, ADMIN past NAME,
          ADMIN add payment, mark payment ADMIN, mark past ADMIN, ADMIN set past, ADMIN svccharge NAME, ADMIN fine NAME, ADMIN fine AMOUNT,
          ADMIN levy NAME, ADMIN svccharge past`,
      },
      { score: 8, any: 'CORRECTED ADMIN' },
    ],
    examples: ['record 5000 fine for meter 45011119999', 'adjust payment of a resident'],
  },
  'set-occupancy': {
    kind: 'flow',
    access: ['service-admin'],
    label: 'Set occupancy',
    say: 'set occupancy of a meter',
    asked: 'Set occupancy[ of {name}][, meter {meterNumber}]',
    slots: ['name', 'meterNumber', 'status'],
    starts: [{ flow: 'set-occupancy', route: '/registered-residents', fills: ['meterNumber', 'name', 'status'] }],
    patterns: [
      {
        score: 5.4,
        any: 'occupancy, set occupancy, change occupancy, occupancy NAME, occupancy DIGITS, resident occupancy, occupancy status',
      },
    ],
    examples: ['mark 45012340000 as occupied', 'change occupancy status'],
  },
  'edit-logo': {
    kind: 'flow',
    access: ['service-admin'],
    label: 'Edit company logo',
    say: 'edit logo',
    asked: 'Change the logo',
    slots: ['estate'],
    starts: [{ flow: 'edit-logo', route: '/Settings' }],
    patterns: [{ score: 7, any: 'logo' }],
    examples: ['change the logo of our estate', 'i want to use another logo'],
  },
} as const satisfies Record<string, Intent>;
