import { sql, type Transaction } from 'kysely';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { ATTACHMENT_PARTS, type AttachmentType, TICKET_MOST } from '#catalogues/tickets.ts';
import type { Schema } from '../db/schema.ts';
import { imageIn } from '../files/image.ts';
import { troubleInPdf } from '../files/pdf.ts';
import { plainImage } from '../files/plain-image.ts';
import type { Random } from '../random.ts';
import { oneLine } from '../text.ts';

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
    const read = await readBytes(Buffer.from(await file.arrayBuffer()));
    if (typeof read !== 'string' && !endsAs(given, read.type)) return { problem: PROBLEMS.kind(given) };
    if (typeof read === 'string') return { problem: PROBLEMS[read](given) };
    files.push({ name: fileName(file instanceof File ? file.name : '', read.type), ...read });
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

const PDF_BEGINS = Buffer.from('%PDF-');
const PDF_ENDS = Buffer.from('%%EOF');

/** How the name of a file of each type ends. */
const ENDINGS: Readonly<Record<AttachmentType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Endings that a file of a type may come with: pictures are written anew, and phones call one by the ending of another. */
const PICTURES = ['png', 'jpg', 'jpeg', 'jfif', 'webp'];
const COMES_AS: Readonly<Record<AttachmentType, readonly string[]>> = {
  ...{ 'image/png': PICTURES, 'image/jpeg': PICTURES, 'image/webp': PICTURES },
  'application/pdf': ['pdf'],
};

/** True for a name that ends as its content is, or has no ending. */
function endsAs(name: string, type: AttachmentType): boolean {
  const [, ending] = /\.([\p{L}\p{N}]{1,8})$/u.exec(name.trim()) ?? [];
  return ending === undefined || COMES_AS[type].includes(ending.toLowerCase());
}

/** The most characters of a name, its ending left out. */
const NAME_LENGTH = 80;

/** Why some bytes cannot be kept, in words of their file's name. */
const PROBLEMS = {
  kind: TICKET_SENTENCES.fileKind,
  pixels: TICKET_SENTENCES.filePixels,
  acts: TICKET_SENTENCES.fileActs,
  locked: TICKET_SENTENCES.fileLocked,
} as const;

/** What some bytes are, whatever their name says (SECURITY 5.2.2), with what is kept of them; or why nothing can be. */
async function readBytes(bytes: Buffer): Promise<Omit<Attached, 'name'> | keyof typeof PROBLEMS> {
  const image = imageIn(bytes);
  if (image !== null) {
    if (image.width * image.height > TICKET_MOST.pixels) return 'pixels';
    const plain = plainImage(bytes, image.type);
    return plain === null ? 'kind' : { type: image.type, bytes: plain };
  }
  if (!isPdf(bytes)) return 'kind';
  return (await troubleInPdf(bytes)) ?? { type: 'application/pdf', bytes };
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_BEGINS.length).equals(PDF_BEGINS) && bytes.lastIndexOf(PDF_ENDS) > 0;
}

/** A name without folders and signs that mean something to a computer. Its ending is the type's: who opens it trusts that. */
export function fileName(given: string, type: AttachmentType): string {
  const stem = given
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/s, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, ' ')
    .replace(/^[ .]+/, '');
  return `${[...stem].slice(0, NAME_LENGTH).join('').trim() || 'attachment'}.${ENDINGS[type]}`;
}
