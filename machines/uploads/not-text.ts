import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { encodingOf } from './decoding.ts';

const WORKBOOK_PARTS = /\[Content_Types\]\.xml|xl\/|mimetype/;
const begins = (first: Uint8Array, ...bytes: number[]) => bytes.every((byte, at) => first[at] === byte);

/** What a file is whose first bytes are no text, in words for a person; null where they may be text. */
export function notText(first: Uint8Array): string | null {
  if (begins(first, 0x50, 0x4b, 0x03, 0x04)) {
    const names = new TextDecoder('windows-1252').decode(first);
    return WORKBOOK_PARTS.test(names) ? ROW_SENTENCES.workbook : ROW_SENTENCES.zip;
  }
  if (begins(first, 0xd0, 0xcf, 0x11, 0xe0)) return ROW_SENTENCES.workbook;
  if (begins(first, 0x25, 0x50, 0x44, 0x46)) return ROW_SENTENCES.pdf;
  return encodingOf(first) === 'utf-8' && first.includes(0) ? ROW_SENTENCES.notText : null;
}
