import type { ReadingCall } from '#src/server/handlers.ts';

/** Who asks them. */
export const PEOPLE = {
  resident: 'resident@palmcourt.example',
  administrator: 'admin@palmcourt.example',
  platform: 'platform@wattchat.example',
} as const;
/** What is empty is put in when it is asked: what is about somebody, about an order, and about days. */
const DAYS = { from: '', to: '' };
const MONTHS = { from: '2026-01', to: '2026-11' };

/** Every call that only reads, and who asks it with what. */
export const READING: Readonly<Record<ReadingCall, { readonly as: keyof typeof PEOPLE; readonly with?: object }>> = {
  residentDashboard: { as: 'resident' },
  estateDashboard: { as: 'administrator' },
  userDashboard: { as: 'administrator', with: { user_id: '' } },
  platformDashboard: { as: 'platform' },
  transactionsHistory: { as: 'resident' },
  userLevyTransactions: { as: 'resident' },
  userFineTransactions: { as: 'resident' },
  userServiceTransactions: { as: 'resident' },
  exportTransactions: { as: 'resident' },
  estateTransactions: { as: 'administrator' },
  estateLevies: { as: 'administrator' },
  estateServices: { as: 'administrator' },
  estateFines: { as: 'administrator' },
  estateList: { as: 'administrator' },
  estateSummary: { as: 'administrator' },
  findPayment: { as: 'administrator', with: { orderId: '' } },
  findPayments: { as: 'administrator', with: { by: 'amount', sought: '5050' } },
  exportEstateTransactions: { as: 'administrator' },
  platformTransactions: { as: 'platform', with: { user_id: '' } },
  exportPlatformTransactions: { as: 'platform', with: { user_id: '' } },
  reportTopups: { as: 'platform', with: DAYS },
  exportTopups: { as: 'platform', with: DAYS },
  statement: { as: 'administrator', with: DAYS },
  exportStatement: { as: 'administrator', with: DAYS },
  meterStatement: { as: 'administrator', with: { meter_number: '', ...DAYS } },
  exportMeterStatement: { as: 'administrator', with: { meter_number: '', ...DAYS, as: 'csv' } },
  debtors: { as: 'administrator' },
  exportDebtors: { as: 'administrator' },
  estateBooks: { as: 'administrator', with: MONTHS },
  exportEstateBooks: { as: 'administrator', with: MONTHS },
  spendings: { as: 'administrator', with: MONTHS },
  energyBalance: { as: 'administrator', with: MONTHS },
  exportEnergy: { as: 'administrator', with: MONTHS },
};
