import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Queue } from '../jobs.ts';
import type { Random } from '../random.ts';
import { oneLine } from '../text.ts';

/** A file that goes along with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

/** A mail to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  /** The order whose receipt is drawn when the mail is sent, and goes along. */
  readonly receiptOf?: string;
  /** Where an answer goes, when not to the portal. */
  readonly replyTo?: string;
  /** The text holds a secret: the outbox forgets it when the mail was sent, or given up. */
  readonly secret?: true;
}

/** Mail as the rest of the server sees it. */
export interface MailService {
  /** Queue a mail in the caller's transaction; answers its id in the outbox. */
  queue(trx: Transaction<Schema>, mail: Mail): Promise<string>;
}

/** The job that sends one mail of the outbox. */
export const SEND_MAIL = 'send-mail';

/** The outbox: a mail is a row and a job, both written with the change that it tells of. */
export function outbox(deps: { queue: Pick<Queue, 'send'>; random: Random; clock: () => Date }): MailService {
  return {
    async queue(trx, mail) {
      const id = deps.random.uuid();
      await trx
        .insertInto('mail_outbox')
        .values({
          id,
          to_address: oneLine(mail.to),
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html ?? null,
          attachments: JSON.stringify(
            (mail.attachments ?? []).map((file) => ({ ...file, filename: oneLine(file.filename) })),
          ),
          reply_to: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
          receipt_of: mail.receiptOf ?? null,
          secret: mail.secret ?? false,
          created_at: deps.clock(),
        })
        .execute();
      await deps.queue.send(trx, SEND_MAIL, { id }, { key: id });
      return id;
    },
  };
}
