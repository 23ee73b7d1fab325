import type { CallShapes } from './call.ts';
import { administrationShapes } from './estate/administration.shapes.ts';
import { administratorsShapes } from './estate/administrators.shapes.ts';
import { announcementsShapes } from './estate/announcements.shapes.ts';
import { approvalsShapes } from './estate/approvals.shapes.ts';
import { arrearsShapes } from './estate/arrears.shapes.ts';
import { booksShapes } from './estate/books.shapes.ts';
import { cashShapes } from './estate/cash.shapes.ts';
import { chargesShapes } from './estate/charges.shapes.ts';
import { debtorsShapes } from './estate/debtors.shapes.ts';
import { estateDetailsShapes } from './estate/details.shapes.ts';
import { energyShapes } from './estate/energy.shapes.ts';
import { estatesShapes } from './estate/estates.shapes.ts';
import { estateHistoriesShapes } from './estate/histories.shapes.ts';
import { metersShapes } from './estate/meters.shapes.ts';
import { movesShapes } from './estate/moves.shapes.ts';
import { remindersShapes } from './estate/reminders.shapes.ts';
import { signInsShapes } from './estate/sign-ins.shapes.ts';
import { uploadsShapes } from './estate/uploads.shapes.ts';
import { measuresShapes } from './help/measures.shapes.ts';
import { purchaseLookupShapes } from './help/purchase-lookup.shapes.ts';
import { supportShapes } from './help/support.shapes.ts';
import { ticketsShapes } from './help/tickets.shapes.ts';
import { utterancesShapes } from './help/utterances.shapes.ts';
import type { CallName } from './index.ts';
import { accountsShapes } from './own/accounts.shapes.ts';
import { dashboardsShapes } from './own/dashboards.shapes.ts';
import { heldMetersShapes } from './own/held-meters.shapes.ts';
import { historiesShapes } from './own/histories.shapes.ts';
import { householdsShapes } from './own/households.shapes.ts';
import { meterStatementsShapes } from './own/meter-statements.shapes.ts';
import { ownDataShapes } from './own/own-data.shapes.ts';
import { passkeysShapes } from './own/passkeys.shapes.ts';
import { programsShapes } from './own/programs.shapes.ts';
import { pushShapes } from './own/push.shapes.ts';
import { secondFactorsShapes } from './own/second-factors.shapes.ts';
import { sessionsShapes } from './own/sessions.shapes.ts';
import { billingShapes } from './paying/billing.shapes.ts';
import { billsShapes } from './paying/bills.shapes.ts';
import { duesShapes } from './paying/dues.shapes.ts';
import { ordersShapes } from './paying/orders.shapes.ts';
import { ownAccountShapes } from './paying/own-account.shapes.ts';
import { refundAccountsShapes } from './paying/refund-accounts.shapes.ts';
import { tokensShapes } from './paying/tokens.shapes.ts';
import { transfersShapes } from './paying/transfers.shapes.ts';
import { casesShapes } from './platform/cases.shapes.ts';
import { estatePaymentsShapes } from './platform/estate-payments.shapes.ts';
import { platformEstatesShapes } from './platform/estates.shapes.ts';
import { platformMoneyShapes } from './platform/money.shapes.ts';
import { operationsShapes } from './platform/operations.shapes.ts';
import { outagesShapes } from './platform/outages.shapes.ts';
import { platformServicesShapes } from './platform/services.shapes.ts';
import { settingsShapes } from './platform/settings.shapes.ts';
import { statementsShapes } from './platform/statements.shapes.ts';

/** The shapes of every call, under the same names as `calls`. */
export const shapes = {
  ...administrationShapes,
  ...administratorsShapes,
  ...chargesShapes,
  ...debtorsShapes,
  ...announcementsShapes,
  ...approvalsShapes,
  ...booksShapes,
  ...cashShapes,
  ...energyShapes,
  ...estateDetailsShapes,
  ...arrearsShapes,
  ...remindersShapes,
  ...metersShapes,
  ...movesShapes,
  ...estateHistoriesShapes,
  ...uploadsShapes,
  ...accountsShapes,
  ...secondFactorsShapes,
  ...passkeysShapes,
  ...programsShapes,
  ...signInsShapes,
  ...sessionsShapes,
  ...pushShapes,
  ...billingShapes,
  ...billsShapes,
  ...dashboardsShapes,
  ...duesShapes,
  ...estatesShapes,
  ...historiesShapes,
  ...heldMetersShapes,
  ...householdsShapes,
  ...ownDataShapes,
  ...measuresShapes,
  ...meterStatementsShapes,
  ...purchaseLookupShapes,
  ...ordersShapes,
  ...platformEstatesShapes,
  ...platformMoneyShapes,
  ...platformServicesShapes,
  ...settingsShapes,
  ...operationsShapes,
  ...casesShapes,
  ...outagesShapes,
  ...refundAccountsShapes,
  ...estatePaymentsShapes,
  ...statementsShapes,
  ...supportShapes,
  ...ticketsShapes,
  ...ownAccountShapes,
  ...transfersShapes,
  ...tokensShapes,
  ...utterancesShapes,
} as const satisfies Record<CallName, CallShapes>;
