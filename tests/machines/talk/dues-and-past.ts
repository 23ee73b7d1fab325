import type { Row } from './sentences.ts';

const U = 'service-user';

/** What is said of the estate's dues and of payments made before, in the words of residents and owners. */
export const DUES_AND_PAST: readonly Row[] = [
  ['abeg make I pay service charge for four months', 'pay-services', { service: 'service-charge', months: 4 }, U],
  [
    'I wan clear service charge till quarter end, 3 months',
    'pay-services',
    { service: 'service-charge', months: 3 },
    U,
  ],
  ['settle my fine now', 'pay-services', { service: 'fine' }, U],
  ['put 20k for levy', 'pay-dev-levy', { amount: 20000 }, 'service-owner'],
  ['levy payments last month', 'history', { product: 'dev-levy', from: '2026-10-01', to: '2026-10-31' }, U],
  ['my power payments', 'history', { product: 'power' }, U],
  ['wetin I don pay for service charge since june', 'history', { product: 'service-charge', from: '2026-06-01' }, U],
  ['my last 5 payments', 'history', {}, U],
  ['last three transactions', 'history', {}, U],
  ['show my last fine payment', 'history', { product: 'fine' }, U],
  ['export my power payments', 'history', { product: 'power' }, U],
  ['download my levy transactions as csv', 'history', { product: 'dev-levy' }, 'service-owner'],
  ['payments from 1 october to 25 november', 'history', { from: '2026-10-01', to: '2026-11-25' }, U],
  ['payments from 20 december to 10 january', 'history', { from: '2025-12-20', to: '2026-01-10' }, U],
  ['payments since 2026', 'history', { from: '2026-01-01' }, U],
  ['transactions of 2025', 'history', { from: '2025-01-01', to: '2025-12-31' }, U],
  ['my payments in 2026', 'history', { from: '2026-01-01', to: '2026-11-21' }, U],
  ['my security payments', 'history', { product: 'service-charge' }, U],
  [
    'how much did I pay for service charge this year',
    'history',
    { product: 'service-charge', from: '2026-01-01', to: '2026-11-21' },
    U,
  ],
  ['did I pay my levy in october', 'history', { product: 'dev-levy', from: '2026-10-01', to: '2026-10-31' }, U],
  ['how much do I pay for service charge', 'balance', { service: 'service-charge' }, U],
  ['buy power of 2025', 'buy-power', { amount: 2025 }, U],
  ['how many months have I paid', 'balance', {}, U],
  ['till when is my service charge paid', 'balance', { service: 'service-charge' }, U],
  ['receipt for SERVICES-0000000B', 'receipt', { reference: 'SERVICES-0000000B' }, U],
  ['buy the same again', 'none', {}, U],
  ['repeat my last payment', 'history', {}, U],
];
