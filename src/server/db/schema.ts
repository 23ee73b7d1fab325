import type { AccountsTables } from './schema/accounts.ts';
import type { AnnouncementsTables } from './schema/announcements.ts';
import type { ApprovalsTables } from './schema/approvals.ts';
import type { ArrearsTables } from './schema/arrears.ts';
import type { AvailabilityTables } from './schema/availability.ts';
import type { BillingTables } from './schema/billing.ts';
import type { BooksTables } from './schema/books.ts';
import type { ChainsTables } from './schema/chains.ts';
import type { ChargesTables } from './schema/charges.ts';
import type { EstatePaymentsTables } from './schema/estate-payments.ts';
import type { EstatesTables } from './schema/estates.ts';
import type { HistoriesTables } from './schema/histories.ts';
import type { MailTables } from './schema/mail.ts';
import type { MovesTables } from './schema/moves.ts';
import type { OrdersTables } from './schema/orders.ts';
import type { PayoutsTables } from './schema/payouts.ts';
import type { PlatformTables, SettingChangesTables } from './schema/platform.ts';
import type { ReconciledTables } from './schema/reconciled.ts';
import type { RefundAccountsTables } from './schema/refund-accounts.ts';
import type { RemindersTables } from './schema/reminders.ts';
import type { RestoresTables } from './schema/restores.ts';
import type { SandboxTables } from './schema/sandbox.ts';
import type { SupportTables, TicketsTables } from './schema/support.ts';
import type { TransfersTables } from './schema/transfers.ts';

/** Every table of the data base, by its name. */
export interface Schema
  extends AccountsTables,
    ApprovalsTables,
    AvailabilityTables,
    EstatesTables,
    EstatePaymentsTables,
    ChainsTables,
    ChargesTables,
    RemindersTables,
    ArrearsTables,
    BillingTables,
    OrdersTables,
    HistoriesTables,
    MailTables,
    AnnouncementsTables,
    BooksTables,
    MovesTables,
    PayoutsTables,
    PlatformTables,
    SettingChangesTables,
    ReconciledTables,
    RefundAccountsTables,
    RestoresTables,
    SandboxTables,
    SupportTables,
    TicketsTables,
    TransfersTables {}
