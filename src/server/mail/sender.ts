import type { Kysely, Updateable } from 'kysely';
import type { Logger } from 'pino';
import type { MailOutboxTable } from '../db/schema/mail.ts';
import type { Schema } from '../db/schema.ts';
import type { Queue } from '../jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readAttachments } from './attachments.ts';
import { type Attachment, SEND_MAIL } from './outbox.ts';
import type { Transport } from './transport.ts';

/** How often a mail is tried; with the waits between, a mail server may be gone for about half an hour. */
const TRIES = 36;

/**
 * Send the outbox, one job for each mail. A mail that was accepted and not marked before a crash is sent again: at
 * least once (MONEY, I13). After the last try it is marked failed, and the order it tells of is not touched.
 */
export async function workOutbox(deps: {
  db: Kysely<Schema>;
  queue: Queue;
  transport: Transport;
  clock: () => Date;
  log: Logger;
  metrics: Pick<Metrics, 'mail' | 'heard'>;
  /** Draws the receipt of an order; empty where it cannot be drawn, which holds up no mail. */
  receipt: (orderId: string) => Promise<readonly Attachment[]>;
  tries?: number;
  /** Called when a mail was accepted and nothing is written yet. */
  crash?: (point: 'C14') => void;
}): Promise<void> {
  const { db, clock, transport, log, metrics, tries = TRIES, crash } = deps;
  const send = async ({ id }: { id: string }, last: boolean) => {
    const row = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || row.sent_at !== null || row.failed_at !== null) return;
    const drawn = row.receipt_of === null ? [] : await deps.receipt(row.receipt_of);
    const began = performance.now();
    const heard = (failed: boolean) =>
      metrics.heard.note({ line: 'mail', provider: transport.name, failed, ms: performance.now() - began });
    try {
      await transport.deliver(id, {
        to: row.to_address,
        subject: row.subject,
        text: row.text,
        ...(row.html === null ? {} : { html: row.html }),
        attachments: [...readAttachments(row.attachments), ...drawn],
        ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
      });
      heard(false);
    } catch (cause) {
      heard(true);
      const last_error = cause instanceof Error ? cause.message.slice(0, 300) : 'unknown';
      const failed = last ? { failed_at: clock(), ...forgotten(row) } : {};
      await mark({ tries: row.tries + 1, last_error, ...failed });
      metrics.mail(last ? 'given-up' : 'failed');
      if (!last) throw cause;
      log.error({ event: 'mail-failed', mail: id }, 'a mail could not be sent');
      return;
    }
    crash?.('C14');
    await mark({ sent_at: clock(), tries: row.tries + 1, last_error: null, ...forgotten(row) });
    metrics.mail('sent');

    async function mark(change: Updateable<MailOutboxTable>) {
      await db.updateTable('mail_outbox').set(change).where('id', '=', id).execute();
    }
  };
  await deps.queue.work(SEND_MAIL, (data: { id: string }, run) => send(data, run.last), { tries, retryAfterS: 1 });
}

/** What a mail that is done with no longer holds. */
function forgotten({ secret }: { readonly secret: boolean }): Pick<Updateable<MailOutboxTable>, 'text' | 'html'> {
  return secret ? { text: '', html: null } : {};
}
