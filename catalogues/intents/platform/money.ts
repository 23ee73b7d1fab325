import type { Intent } from '../intent.ts';

/** Top-ups that are stuck, what was collected, and who paid it (S2 section 2). */
export const MONEY = {
  'pending-topups': {
    kind: 'list',
    access: ['netplus-admin'],
    asked: 'See pending top-ups',
    route: '/pending-transactions',
    slots: ['from', 'to'],
    patterns: [
      {
        score: 5.7,
        any: `pending topups PLATFORM, pending topups DATES, pending SHORT topups, pending power PLATFORM, pending token PLATFORM,
          show pending PLATFORM, pending transaction PLATFORM, pending topups -past, pending ask PLATFORM, pending topups show,
          failing topups PLATFORM, pending PLATFORM SHORT, missing topups PLATFORM, missing PLATFORM transaction, missing PLATFORM SHORT,
          reject topups PLATFORM, missing power PLATFORM`,
      },
      { score: 6, not: 'sell', any: 'topups neg PLATFORM, topups neg sold PLATFORM' },
      {
        score: 6.2,
        not: 'sell',
        any: 'pending topups DATES, pending transaction DATES PLATFORM, missing topups DATES PLATFORM',
      },
    ],
    examples: ['show unresolved top ups', 'topups wey still dey hang'],
  },
  'retry-topup': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Retry a top-up',
    say: 'retry a top-up',
    asked: 'Retry a top-up[: {reference}]',
    slots: ['reference'],
    starts: [{ flow: 'retry-topup', route: '/pending-transactions', as: { reference: 'topupRef' } }],
    patterns: [
      {
        score: 6.2,
        not: 'show howgoes USER OWNER VISITOR',
        any: `retry, retry topups, retry REF, retry power, again REF PLATFORM, tryit REF PLATFORM, retry token, retry pending,
          tryit again PLATFORM, resend REF PLATFORM, load REF PLATFORM, buy REF PLATFORM, recharge again PLATFORM`,
      },
    ],
    examples: ['retry top up POWER-77881', 'retry that failed vend RTP-20031'],
  },
  'refund-topup': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Mark a top-up for refund',
    say: 'refund a top-up',
    asked: 'Mark a top-up for refund[: {reference}]',
    slots: ['reference', 'reason'],
    starts: [{ flow: 'refund-topup', route: '/pending-transactions', as: { reference: 'topupRef' } }],
    patterns: [
      {
        score: 6.8,
        not: 'ask',
        any: 'cancelling REF PLATFORM, cancelling topups PLATFORM, cancelling PLATFORM, mark cancelling PLATFORM',
      },
    ],
    examples: ['refund top-up POWER-77881'],
  },
  metrics: {
    kind: 'query',
    access: ['netplus-admin'],
    asked: 'See what was collected',
    slots: ['from', 'to', 'product', 'estate'],
    aboutAnything: true,
    patterns: [
      {
        score: 5,
        any: `count meter PLATFORM, count PLATFORM -estate, count transaction PLATFORM, metrics, metrics DATES, PLATFORM transaction howmuch,
          PLATFORM howmuch past, PLATFORM howmuch DATES, PLATFORM transaction DATES, metrics show, PLATFORM transaction count`,
      },
      {
        score: 6.4,
        not: 'pending missing neg',
        any: `past count PLATFORM, past howmuch PLATFORM, collected PLATFORM, collected DATES PLATFORM, collected howmuch PLATFORM,
          sold DATES PLATFORM, sold howmuch PLATFORM, sold count PLATFORM, sold show PLATFORM, sold PLATFORM, sold what PLATFORM`,
      },
      { score: 6.9, not: 'pending missing', any: 'howmuch DATES PLATFORM collected' },
    ],
    examples: ['how is the platform doing this month', 'total sales and revenue'],
  },
  reconcile: {
    kind: 'list',
    access: ['netplus-admin'],
    asked: 'Reconcile a day',
    route: '/reconciliation',
    slots: ['from', 'to'],
    patterns: [{ score: 7, any: 'reconcile' }],
    examples: ['do our books agree with the gateway for yesterday'],
  },
  'resident-payments': {
    kind: 'list',
    access: ['netplus-admin'],
    asked: 'See payments of residents',
    slots: ['name', 'email', 'meterNumber', 'product', 'from', 'to', 'sort', 'status'],
    patterns: [
      {
        score: 6.1,
        not: 'ONLY PLACE pending missing upload record2 set howmuch count',
        any: 'paymentlist PLATFORM, history PLATFORM, transaction PLATFORM, find PLATFORM -estate, resident PLATFORM',
      },
      {
        score: 6.1,
        not: 'pending missing',
        any: `history EMAIL PLATFORM, paymentlist EMAIL PLATFORM, find EMAIL PLATFORM, find DIGITS PLATFORM, history DIGITS PLATFORM,
          find resident PLATFORM`,
      },
    ],
    examples: ['show payments of ada@example.com'],
  },
} as const satisfies Record<string, Intent>;
