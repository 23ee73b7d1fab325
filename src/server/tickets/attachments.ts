import { sql, type Transaction } from 'kysely';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { ATTACHMENT_PARTS, type AttachmentType, TICKET_MOST } from '#catalogues/tickets.ts';
import type { Schema } from '../db/schema.ts';
import { oneLine } from '../kit/one-line.ts';
import type { Random } from '../random.ts';
import { fileName, typeIn } from './file-types.ts';

/** A file that can be kept, of the type that its content shows. */
export interface Attached {
  readonly name: string;
  readonly type: AttachmentType;
  readonly bytes: Buffer;
}

type Parts = { readonly [P in (typeof ATTACHMENT_PARTS)[number]]?: Blob | undefined };

/** The files of a form; or, in words, why one of them cannot be kept. */
export async function readAttachments(
  parts: Parts,
): Promise<{ readonly files: readonly Attached[] } | { readonly problem: string }> {
  const files: Attached[] = [];
  for (const part of ATTACHMENT_PARTS) {
    const file = parts[part];
    if (file === undefined) continue;
    const given = (file instanceof File && oneLine(file.name)) || 'The file';
    if (file.size === 0) return { problem: TICKET_SENTENCES.fileEmpty(given) };
    if (file.size > TICKET_MOST.attachmentBytes) return { problem: TICKET_SENTENCES.fileLarge(given) };
    const bytes = Buffer.from(await file.arrayBuffer());
    const type = typeIn(bytes);
    if (type === null) return { problem: TICKET_SENTENCES.fileKind(given) };
    files.push({ name: fileName(file instanceof File ? file.name : '', type), type, bytes });
  }
  return { files };
}

/** Keep files with what was written. */
export async function keepAttachments(
  trx: Transaction<Schema>,
  random: Pick<Random, 'uuid'>,
  messageId: number,
  files: readonly Attached[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ bytes, ...file }) => ({
    id: random.uuid(),
    message_id: messageId,
    ...file,
    // As base64 5 MB take PGlite 0.5 s; as bytes they take it some seconds, in which nobody else is served.
    bytes: sql<Uint8Array>`decode(${bytes.toString('base64')}, 'base64')`,
  }));
  await trx.insertInto('ticket_files').values(rows).execute();
}
