import type { AttachmentType } from '#catalogues/tickets.ts';
import { imageIn } from '../administration/logo/image.ts';

const PDF_BEGINS = Buffer.from('%PDF-');
const PDF_ENDS = Buffer.from('%%EOF');

/** How the name of a file of each type ends. */
const ENDINGS: Readonly<Record<AttachmentType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The most characters of a name, its ending left out. */
const NAME_LENGTH = 80;

/** What some bytes are, whatever their name says (SECURITY 5.2.2); null for anything that cannot be attached. */
export function typeIn(bytes: Buffer): AttachmentType | null {
  const image = imageIn(bytes);
  if (image !== null) return image.type;
  return isPdf(bytes) ? 'application/pdf' : null;
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
