import type { Transaction } from 'kysely';
import { programOfAsker, whereFrom } from './asked-from.ts';
import type { Schema } from './db/schema.ts';

/** What the audit log tells of. */
export type AuditAction =
  | 'signed-in'
  | 'sign-in-failed'
  | 'new-device'
  | 'sessions-ended'
  | 'person-signed-out'
  | 'sign-in-locked'
  | 'sign-in-unlocked'
  | 'data-read'
  | 'file-exported'
  | 'signed-up'
  | 'email-confirmed'
  | 'email-change-asked'
  | 'email-changed'
  | 'change-taken-back'
  | 'password-changed'
  | 'password-replaced'
  | 'second-factor-set'
  | 'second-factor-removed'
  | 'second-factor-reset'
  | 'second-factor-refused'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed'
  | 'program-token-made'
  | 'program-token-ended'
  | 'profile-changed'
  | 'meter-changed'
  | 'resident-verified'
  | 'resident-refused'
  | 'status-changed'
  | 'balance-set'
  | 'balance-limit-set'
  | 'approval-asked'
  | 'approval-given'
  | 'approval-refused'
  | 'approval-taken-back'
  | 'approval-outdated'
  | 'logo-changed'
  | 'verification-changed'
  | 'company-changed'
  | 'estate-renamed'
  | 'estate-details-changed'
  | 'arrival-rule-changed'
  | 'arrival-matched'
  | 'arrival-sent-back'
  | 'arrival-taken-over'
  | 'arrival-paid-by-hand'
  | 'case-taken'
  | 'case-given-back'
  | 'case-closed'
  | 'meters-uploaded'
  | 'meter-deleted'
  | 'payments-uploaded'
  | 'levies-uploaded'
  | 'charging-rule-changed'
  | 'charges-run'
  | 'charges-stopped'
  | 'charges-resumed'
  | 'charges-taken-back'
  | 'debtors-exported'
  | 'payments-sought'
  | 'reminders-asked'
  | 'reminders-stopped'
  | 'reminders-resumed'
  | 'reminder-days-set'
  | 'arrears-policy-set'
  | 'arrears-exception-given'
  | 'arrears-exception-ended'
  | 'moved-out'
  | 'meter-added'
  | 'meter-given-up'
  | 'household-invited'
  | 'household-invitation-taken-back'
  | 'household-taken-out'
  | 'household-head-named'
  | 'own-data-exported'
  | 'deletion-asked'
  | 'deletion-taken-back'
  | 'deletion-put-off'
  | 'account-deleted'
  | 'announced'
  | 'announcement-changed'
  | 'announcement-ended'
  | 'cash-recorded'
  | 'cash-taken-back'
  | 'spending-noted'
  | 'spending-taken-back'
  | 'published'
  | 'published-no-more'
  | 'books-exported'
  | 'energy-noted'
  | 'energy-exported'
  | 'administrator-registered'
  | 'administrator-invited'
  | 'estate-registered'
  | 'invitation-taken-back'
  | 'administrator-joined'
  | 'administrator-reset'
  | 'administrator-removed'
  | 'estate-activated'
  | 'estate-deactivated'
  | 'service-created'
  | 'service-enabled'
  | 'service-disabled'
  | 'service-described'
  | 'fee-created'
  | 'provider-fee-set'
  | 'request-made'
  | 'request-answered'
  | 'topup-retried'
  | 'order-asked'
  | 'topup-marked-for-refund'
  | 'refund-account-given'
  | 'refund-account-read'
  | 'refund-paid-by-hand'
  | 'estate-paid'
  | 'estate-payment-taken-back'
  | 'settings-changed'
  | 'payment-looked-up'
  | 'forgotten-payment-unsold'
  | 'supply-down'
  | 'supply-back'
  | 'setting-changed'
  | 'ticket-answered'
  | 'ticket-closed'
  | 'ticket-reopened'
  | 'utterance-labelled'
  | 'utterance-thrown-away';

/** One line of the audit log. */
export interface Deed {
  readonly at: Date;
  /** Who did it; null: somebody who was not signed in. */
  readonly actor: string | null;
  readonly action: AuditAction;
  /** Whom or what it was done to: the id of a person, the number of a meter, the name of an estate. */
  readonly subject: string;
  /** The estate whose administrators may read it; missing or null: none. */
  readonly estateId?: number | null;
  /**
   * What changed: names, numbers of meters and the like, `before` and `after` where there are any. No password, token or hash
   * ever.
   */
  readonly detail?: Readonly<Record<string, string | number | null | readonly string[]>>;
}

/** Write a line of the audit log in the transaction of the change that it tells of, with the network that it was asked from and the program that asked, where one did; no statement can take it back. */
export async function writeAudit(trx: Transaction<Schema>, deed: Deed): Promise<void> {
  const { at, actor, action, subject, estateId = null } = deed;
  const program = programOfAsker();
  const detail = { ...deed.detail, ...(program !== null && { program }) };
  await trx
    .insertInto('audit')
    .values({ at, actor, action, subject, estate_id: estateId, detail: JSON.stringify(detail), address: whereFrom() })
    .execute();
}
