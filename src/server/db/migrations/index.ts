import type { Migration } from 'kysely/migration';
import { up as accounts } from './010-accounts.ts';
import { up as billing } from './015-billing.ts';
import { up as orders } from './020-orders.ts';
import { up as mail } from './030-mail.ts';
import { up as providerFees } from './035-provider-fees.ts';
import { up as storefront } from './040-storefront.ts';
import { up as support } from './050-support.ts';
import { up as mailedLinks } from './060-mailed-links.ts';
import { up as sessionsEnd } from './065-sessions-end.ts';
import { up as mailSecrets } from './066-mail-secrets.ts';
import { up as overviews } from './070-overviews.ts';
import { up as duesOrders } from './080-dues-orders.ts';
import { up as duesReductions } from './083-dues-reductions.ts';
import { up as ledgerSigns } from './084-ledger-signs.ts';
import { up as transactionCounts } from './086-transaction-counts.ts';
import { up as estateAdministration } from './090-estate-administration.ts';
import { up as estateHistories } from './092-estate-histories.ts';
import { up as ledgerChecks } from './094-ledger-checks.ts';
import { up as platform } from './100-platform.ts';
import { up as platformNames } from './101-platform-names.ts';
import { up as books } from './104-books.ts';
import { up as tickets } from './110-tickets.ts';
import { up as ticketProofs } from './111-ticket-proofs.ts';
import { up as ticketMarks } from './115-ticket-marks.ts';
import { up as auditOrder } from './120-audit-order.ts';
import { up as requestKeys } from './125-request-keys.ts';
import { up as ticketChats } from './126-ticket-chats.ts';
import { up as lookUps } from './130-look-ups.ts';
import { up as failingSteps } from './140-failing-steps.ts';
import { up as accountChanges } from './145-account-changes.ts';
import { up as conversationLogs } from './150-conversation-logs.ts';
import { up as clientFaults } from './155-client-faults.ts';

/** Every migration by its name; they run in the order of the names. */
export const migrations: Record<string, Migration> = {
  '010-accounts': { up: accounts },
  '015-billing': { up: billing },
  '020-orders': { up: orders },
  '030-mail': { up: mail },
  '035-provider-fees': { up: providerFees },
  '040-storefront': { up: storefront },
  '050-support': { up: support },
  '060-mailed-links': { up: mailedLinks },
  '065-sessions-end': { up: sessionsEnd },
  '066-mail-secrets': { up: mailSecrets },
  '070-overviews': { up: overviews },
  '080-dues-orders': { up: duesOrders },
  '083-dues-reductions': { up: duesReductions },
  '084-ledger-signs': { up: ledgerSigns },
  '086-transaction-counts': { up: transactionCounts },
  '090-estate-administration': { up: estateAdministration },
  '092-estate-histories': { up: estateHistories },
  '094-ledger-checks': { up: ledgerChecks },
  '100-platform': { up: platform },
  '101-platform-names': { up: platformNames },
  '104-books': { up: books },
  '110-tickets': { up: tickets },
  '111-ticket-proofs': { up: ticketProofs },
  '115-ticket-marks': { up: ticketMarks },
  '120-audit-order': { up: auditOrder },
  '125-request-keys': { up: requestKeys },
  '126-ticket-chats': { up: ticketChats },
  '130-look-ups': { up: lookUps },
  '140-failing-steps': { up: failingSteps },
  '145-account-changes': { up: accountChanges },
  '150-conversation-logs': { up: conversationLogs },
  '155-client-faults': { up: clientFaults },
};
