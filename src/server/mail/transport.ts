import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { Attachment, Mail } from './outbox.ts';

/** Hands a mail over for delivery; throws when it was not accepted. */
export interface Transport {
  /** Which one it is, as whoever looks how it goes reads it. */
  readonly name: 'smtp' | 'sandbox';
  deliver(id: string, mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 15_000;

/** SMTP when SMTP_URL is set, else the sandbox mailbox. */
export function openTransport(deps: { config: Config; db: Kysely<Schema>; clock: () => Date }): Transport {
  const { smtpUrl, smtpNeedsTls, mailFrom } = deps.config;
  return smtpUrl === null ? sandboxMailbox(deps) : smtp(smtpServer(smtpUrl, smtpNeedsTls), mailFrom);
}

/**
 * The mail server at an address, which may say more than where it is; one that needs TLS and offers none is told nothing. Where TLS is needed the
 * address says nothing about it: who reads what is sent is known by a certificate that this machine trusts.
 */
export function smtpServer(address: string, needsTls: boolean) {
  const url = new URL(address);
  // What stands in the address goes before what is said beside it.
  if (needsTls) {
    for (const name of [...url.searchParams.keys()]) if (name.startsWith('tls.')) url.searchParams.delete(name);
    url.searchParams.set('requireTLS', 'true');
  }
  return { url: url.href };
}

function smtp(server: ReturnType<typeof smtpServer>, from: string): Transport {
  const smtpTransport = createTransport({
    ...server,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    name: 'smtp',
    async deliver(id, mail) {
      await smtpTransport.sendMail({
        from,
        to: { name: '', address: mail.to },
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        ...(mail.html === undefined ? {} : { html: mail.html }),
        // The same id on a second try lets the receiver see that it is the same mail.
        messageId: `<${id}@${from.split('@')[1]}>`,
        attachments: (mail.attachments ?? []).map(({ filename, contentType, base64 }) => ({
          filename,
          contentType,
          content: base64,
          encoding: 'base64',
        })),
      });
    },
    close: () => smtpTransport.close(),
  };
}

function sandboxMailbox(deps: { db: Kysely<Schema>; clock: () => Date }): Transport {
  return {
    name: 'sandbox',
    async deliver(id, mail) {
      const row = {
        outbox_id: id,
        to_address: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html ?? null,
        attachments: JSON.stringify(mail.attachments ?? ([] satisfies Attachment[])),
        reply_to: mail.replyTo ?? null,
        received_at: deps.clock(),
      };
      await deps.db.insertInto('sandbox_mail').values(row).execute();
    },
    close: () => undefined,
  };
}
