import type { Answering, Area, Scene, Who } from '../../scene.ts';

type Call = keyof NonNullable<Scene['calls']>;

/** A page that reads something as it opens, who reads it, and the call that brings it. */
const READ: readonly (readonly [at: string, as: Who, call: Call])[] = [
  ['/dashboard', 'resident', 'residentDashboard'],
  ['/dashboard', 'owner', 'residentDashboard'],
  ['/dashboard', 'estate administrator', 'estateDashboard'],
  ['/dashboard', 'platform administrator', 'platformDashboard'],
  ['/transactionHistory', 'resident', 'transactionsHistory'],
  ['/transactionHistory', 'owner', 'transactionsHistory'],
  ['/transactionHistory', 'estate administrator', 'estateTransactions'],
  ['/user-page', 'resident', 'profile'],
  ['/registered-residents', 'estate administrator', 'estateUsers'],
  ['/audit-log', 'estate administrator', 'auditLog'],
  ['/audit-log', 'platform administrator', 'platformAuditLog'],
  ['/tickets', 'resident', 'tickets'],
  ['/tickets', 'estate administrator', 'tickets'],
  ['/tickets', 'platform administrator', 'tickets'],
  ['/estates', 'platform administrator', 'estates'],
  ['/new-service', 'platform administrator', 'monthlyServices'],
  ['/new-fee', 'platform administrator', 'providerFees'],
  ['/operations', 'platform administrator', 'operations'],
  ['/pending-transactions', 'platform administrator', 'pendingTopups'],
  ['/reconciliation', 'platform administrator', 'reconciliation'],
  ['/statements', 'platform administrator', 'statement'],
  ['/statements', 'estate administrator', 'statement'],
  ['/requests', 'platform administrator', 'adminRequests'],
  ['/platform-settings', 'platform administrator', 'platformSettings'],
];

const STATES: readonly (readonly [name: string, answering: Answering])[] = [
  ['loading', 'never'],
  ['failed', 'fails'],
  ['empty', 'nothing'],
];

/** Every page that reads something while it is read, when that fails, and when there is nothing. Full it is among the routes. */
export const LIST_SCENES: Area = {
  area: 'lists',
  scenes: READ.flatMap(([at, as, call]) =>
    STATES.map(([name, answering]) => ({
      name: `${at.slice(1)} ${name} as ${as}`,
      as,
      at,
      calls: { [call]: answering },
    })),
  ),
};
