import { administration } from './estate/administration.ts';
import { administrators } from './estate/administrators.ts';
import { announcements } from './estate/announcements.ts';
import { approvals } from './estate/approvals.ts';
import { arrears } from './estate/arrears.ts';
import { books } from './estate/books.ts';
import { cash } from './estate/cash.ts';
import { charges } from './estate/charges.ts';
import { debtors } from './estate/debtors.ts';
import { estateDetails } from './estate/details.ts';
import { energy } from './estate/energy.ts';
import { estates } from './estate/estates.ts';
import { estateHistories } from './estate/histories.ts';
import { meters } from './estate/meters.ts';
import { moves } from './estate/moves.ts';
import { reminders } from './estate/reminders.ts';
import { signIns } from './estate/sign-ins.ts';
import { uploads } from './estate/uploads.ts';
import { measures } from './help/measures.ts';
import { purchaseLookup } from './help/purchase-lookup.ts';
import { support } from './help/support.ts';
import { tickets } from './help/tickets.ts';
import { utterances } from './help/utterances.ts';
import { accounts } from './own/accounts.ts';
import { dashboards } from './own/dashboards.ts';
import { heldMeters } from './own/held-meters.ts';
import { histories } from './own/histories.ts';
import { households } from './own/households.ts';
import { meterStatements } from './own/meter-statements.ts';
import { ownData } from './own/own-data.ts';
import { passkeys } from './own/passkeys.ts';
import { programs } from './own/programs.ts';
import { push } from './own/push.ts';
import { secondFactors } from './own/second-factors.ts';
import { sessions } from './own/sessions.ts';
import { billing } from './paying/billing.ts';
import { bills } from './paying/bills.ts';
import { dues } from './paying/dues.ts';
import { orders } from './paying/orders.ts';
import { ownAccount } from './paying/own-account.ts';
import { refundAccounts } from './paying/refund-accounts.ts';
import { tokens } from './paying/tokens.ts';
import { transfers } from './paying/transfers.ts';
import { cases } from './platform/cases.ts';
import { estatePayments } from './platform/estate-payments.ts';
import { platformEstates } from './platform/estates.ts';
import { platformMoney } from './platform/money.ts';
import { operations } from './platform/operations.ts';
import { outages } from './platform/outages.ts';
import { platformServices } from './platform/services.ts';
import { settings } from './platform/settings.ts';
import { statements } from './platform/statements.ts';

/** Every call of the portal, by the name its client method has. */
export const calls = {
  ...administration,
  ...administrators,
  ...signIns,
  ...charges,
  ...debtors,
  ...announcements,
  ...approvals,
  ...books,
  ...cash,
  ...energy,
  ...estateDetails,
  ...arrears,
  ...reminders,
  ...meters,
  ...moves,
  ...estateHistories,
  ...uploads,
  ...accounts,
  ...secondFactors,
  ...passkeys,
  ...programs,
  ...sessions,
  ...push,
  ...billing,
  ...bills,
  ...dashboards,
  ...dues,
  ...estates,
  ...histories,
  ...heldMeters,
  ...households,
  ...ownData,
  ...measures,
  ...meterStatements,
  ...purchaseLookup,
  ...orders,
  ...platformEstates,
  ...platformMoney,
  ...platformServices,
  ...settings,
  ...operations,
  ...cases,
  ...outages,
  ...refundAccounts,
  ...estatePayments,
  ...statements,
  ...support,
  ...tickets,
  ...ownAccount,
  ...transfers,
  ...tokens,
  ...utterances,
} as const;

/** A call, by the name that its client method has. */
export type CallName = keyof typeof calls;
