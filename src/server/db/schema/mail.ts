import type { Generated } from 'kysely';

/** A mail to be sent; exactly one of `sent_at` and `failed_at` is set in the end. `attachments` is JSON text. */
export interface MailOutboxTable {
  id: string;
  to_address: string;
  subject: string;
  text: string;
  html: string | null;
  attachments: string;
  reply_to: string | null;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  tries: Generated<number>;
  last_error: string | null;
  /** Whose receipt is drawn and goes along when it is sent; null: nobody's. */
  receipt_of: Generated<string | null>;
  /** True: the text is emptied once the mail was sent, or given up. */
  secret: Generated<boolean>;
}

/** The sandbox mailbox: what was accepted for delivery. A mail sent twice stands here twice. */
interface SandboxMailTable {
  id: Generated<number>;
  outbox_id: string;
  to_address: string;
  subject: string;
  text: string;
  html: string | null;
  attachments: string;
  reply_to: string | null;
  received_at: Date;
}

/** The tables about mail. */
export interface MailTables {
  mail_outbox: MailOutboxTable;
  sandbox_mail: SandboxMailTable;
}
