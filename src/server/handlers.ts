import { accountHandlers } from './accounts/handlers.ts';
import type { SignInLimit } from './accounts/sign-in/limit.ts';
import type { Sessions } from './accounts/sign-in/sessions.ts';
import { administrationHandlers } from './administration/handlers.ts';
import { administratorHandlers } from './administrators/handlers.ts';
import { announcementHandlers } from './announcements/handlers.ts';
import { approvalHandlers } from './approvals/handlers.ts';
import { arrearsHandlers } from './arrears/handlers.ts';
import { auditedReads } from './audited-reads.ts';
import { billingHandlers } from './billing/handlers.ts';
import { booksHandlers, booksReadingHandlers } from './books/handlers.ts';
import { caseHandlers } from './cases/handlers.ts';
import { cashHandlers } from './cash/handlers.ts';
import { chargeHandlers } from './charges/handlers.ts';
import { conversationHandlers } from './conversations.ts';
import { dashboardHandlers } from './dashboards/handlers.ts';
import { debtorHandlers } from './debtors/handlers.ts';
import type { ServerDeps } from './deps.ts';
import { energyHandlers, energyReadingHandlers } from './energy/handlers.ts';
import { estateDetailHandlers } from './estate-details/handlers.ts';
import { estateHistoryHandlers } from './histories/estate/handlers.ts';
import { historyHandlers, platformHistoryHandlers, type ReadingDeps } from './histories/handlers.ts';
import { householdHandlers } from './households/handlers.ts';
import type { Handlers } from './http/handlers.ts';
import { readers } from './http/readers.ts';
import type { Queue } from './jobs.ts';
import type { Keyring } from './keys/keyring.ts';
import { measureHandlers } from './measures/handlers.ts';
import { meterStatementHandlers } from './meter-statements/handlers.ts';
import { operationsHandlers } from './operations/handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { ownDataHandlers } from './own-data/handlers.ts';
import { platformHandlers } from './platform/handlers.ts';
import { priceListHandlers } from './price-lists/handlers.ts';
import { purchaseLookupHandlers } from './purchase-lookup/handlers.ts';
import { pushHandlers } from './push/handlers.ts';
import { receiptHandlers, resendHandlers } from './receipts/handlers.ts';
import { reconciliationHandlers } from './reconciliation/handlers.ts';
import { refundAccountHandlers } from './refund-accounts/handlers.ts';
import { reminderHandlers } from './reminders/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { residentAccountHandlers } from './resident-accounts/handlers.ts';
import { estateHandlers } from './residents/handlers.ts';
import type { MoneyDeps } from './settlement/money.ts';
import { estatePaymentHandlers, statementHandlers } from './statements/handlers.ts';
import { stuckOrderHandlers } from './stuck-orders/handlers.ts';
import { faultHandlers } from './support/faults.ts';
import { supportHandlers } from './support/handlers.ts';
import { ticketHandlers } from './tickets/handlers.ts';
import { uploadHandlers } from './uploads/handlers.ts';
import { utteranceHandlers } from './utterances/handlers.ts';
import { vendingHandlers } from './vending/handlers.ts';

/** What handlers are made with. */
type Deps = Pick<
  ServerDeps,
  | 'db'
  | 'reading'
  | 'replica'
  | 'log'
  | 'config'
  | 'vending'
  | 'otherVendors'
  | 'priceLists'
  | 'mail'
  | 'random'
  | 'clock'
  | 'metrics'
> & {
  readonly queue: Pick<Queue, 'send'>;
};

/** The handler of every declared call. */
export function handlersOf(
  deps: Deps,
  money: MoneyDeps,
  doors: { sessions: Sessions; limit: SignInLimit; keys: Keyring },
): Handlers {
  const all: Handlers = {
    ...accountHandlers({ ...deps, ...doors, vendors: money, transfers: money.payments.transfers != null }),
    ...billingHandlers(deps),
    ...estateHandlers(deps),
    ...administrationHandlers(deps),
    ...estateDetailHandlers(deps),
    ...administratorHandlers(deps),
    ...householdHandlers(deps),
    ...ownDataHandlers(deps),
    ...chargeHandlers(deps),
    ...reminderHandlers(deps),
    ...arrearsHandlers(deps),
    ...announcementHandlers(deps),
    ...approvalHandlers(deps),
    ...booksHandlers(deps),
    ...cashHandlers(deps),
    ...energyHandlers(deps),
    ...platformHandlers(deps),
    ...orderHandlers(money, deps.priceLists),
    ...residentAccountHandlers(money),
    ...stuckOrderHandlers(money),
    ...operationsHandlers(money, deps.config),
    ...caseHandlers(deps),
    ...refundAccountHandlers(money, deps.config),
    ...reconciliationHandlers(money),
    ...estatePaymentHandlers(deps),
    ...priceListHandlers(deps),
    ...vendingHandlers(deps),
    ...receiptHandlers(deps),
    ...pushHandlers({ ...deps, keys: doors.keys }),
    ...resendHandlers(money),
    ...uploadHandlers(deps),
    ...faultHandlers(deps),
    ...measureHandlers(deps),
    ...supportHandlers({ ...deps, keys: doors.keys }),
    ...ticketHandlers({ ...deps, keys: doors.keys }),
    ...purchaseLookupHandlers(money, deps.queue),
    ...conversationHandlers(deps),
    ...utteranceHandlers(deps),
    ...pagesByRows(deps),
    ...readers((reading) => readingHandlers({ ...deps, reading }), deps),
  };
  return auditedReads(all, deps);
}

/** Pages of an estate that are declared beside calls that write: over the data base as whoever asks sees it. */
function pagesByRows(deps: Deps) {
  const seen = { ...deps, db: deps.reading };
  const { estateUsers, searchResidents } = estateHandlers(seen);
  const { auditLog } = administrationHandlers(seen);
  const { household } = householdHandlers(seen);
  const { announcements } = announcementHandlers(seen);
  const { meterUploads, uploadedMeters, devLevies, uploadedLevies } = uploadHandlers(seen);
  const { cashPayments } = cashHandlers(seen);
  const { chargeRuns, chargeLines } = chargeHandlers(seen);
  const { reminderRuns, reminderPeople } = reminderHandlers(seen);
  const { arrearsStandings } = arrearsHandlers(seen);
  return {
    ...{ estateUsers, searchResidents, household, auditLog, announcements },
    ...{ meterUploads, uploadedMeters, devLevies, uploadedLevies },
    ...{ cashPayments, chargeRuns, chargeLines, reminderRuns, reminderPeople, arrearsStandings },
  };
}

/** A call of such a page. */
export type PageCall = keyof ReturnType<typeof pagesByRows>;

/** A call that only reads, and much: a standby may answer it. */
export type ReadingCall = keyof ReturnType<typeof readingHandlers>;

function readingHandlers(deps: ReadingDeps & Pick<ServerDeps, 'clock'>) {
  return {
    ...dashboardHandlers(deps),
    ...historyHandlers(deps),
    ...estateHistoryHandlers(deps),
    ...platformHistoryHandlers(deps),
    ...reportHandlers(deps),
    ...statementHandlers(deps),
    ...meterStatementHandlers(deps),
    ...debtorHandlers(deps),
    ...booksReadingHandlers(deps),
    ...energyReadingHandlers(deps),
  };
}
