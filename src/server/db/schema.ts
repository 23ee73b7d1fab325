import type { AccountsTables } from './schema/accounts.ts';
import type { BillingTables } from './schema/billing.ts';
import type { EstatesTables } from './schema/estates.ts';
import type { HistoriesTables } from './schema/histories.ts';
import type { MailTables } from './schema/mail.ts';
import type { OrdersTables } from './schema/orders.ts';
import type { PlatformTables } from './schema/platform.ts';
import type { ProviderFeesTables } from './schema/provider-fees.ts';
import type { SupportTables } from './schema/support.ts';
import type { TicketsTables } from './schema/tickets.ts';

/** Every table of the data base, by its name. */
export interface Schema
  extends AccountsTables,
    EstatesTables,
    BillingTables,
    OrdersTables,
    HistoriesTables,
    MailTables,
    PlatformTables,
    ProviderFeesTables,
    SupportTables,
    TicketsTables {}
