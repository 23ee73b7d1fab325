import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** Why a PDF is not taken: something in it acts by itself or comes along, or it cannot be looked into. */
export type PdfTrouble = 'acts' | 'locked';

/** A name that ends here. */
const name = (...names: readonly string[]) => `/(?:${names.join('|')})(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`;

/**
 * What a document for reading has no need of: scripts, programs, files inside, what is sent or opened by itself, forms of XML
 * and films. What is done as it is opened is one of these, or shows a place; a script is none without the first of them, while
 * the two letters before its text come by chance, too.
 */
const ACTS = new RegExp(
  name(
    ...['JavaScript', 'Launch', 'EmbeddedFiles?', 'RichMedia', 'Rendition', 'XFA'],
    ...['SubmitForm', 'ImportData', 'GoToE', 'GoToR'],
  ),
);

/** Objects that stand compressed within another, as each program says it; and what says that all of them are under a password. */
const HELD = new RegExp(name('ObjStm'), 'g');
const HOLDERS = new RegExp(`/Type\\s*${name('ObjStm')}`, 'g');
const UNDER_PASSWORD = new RegExp(name('Encrypt'));

/** The most that is looked into: objects that hold others, the bytes of all that they hold, and signs that are written otherwise. */
const MOST = { holders: 1_000, bytes: 8_000_000, escapes: 5_000 } as const;

/** What is wrong with a PDF, or null. Names are read as a reader reads them (`/J#53`), and objects that are compressed, too. */
export async function troubleInPdf(bytes: Buffer): Promise<PdfTrouble | null> {
  const text = bytes.toString('latin1');
  const read = asRead(text);
  if (read === null) return 'locked';
  if (ACTS.test(read)) return 'acts';
  const holders = text
    .matchAll(HOLDERS)
    .take(MOST.holders + 1)
    .toArray();
  if (holders.length > MOST.holders) return 'locked';
  // Of one that is called so in another way it is not known where it begins.
  if (
    read
      .matchAll(HELD)
      .take(MOST.holders + 1)
      .toArray().length !== holders.length
  )
    return 'locked';
  // Under a password what is compressed cannot be read, not even that there is a script in it.
  if (holders.length > 0 && UNDER_PASSWORD.test(read)) return 'locked';
  let left: number = MOST.bytes;
  for (const { index } of holders) {
    const held = await heldBy(bytes, text, index, left);
    const readHeld = held === null ? null : asRead(held);
    if (held === null || readHeld === null) return 'locked';
    left -= held.length;
    if (ACTS.test(readHeld)) return 'acts';
  }
  return null;
}

const ESCAPED = /#([\da-f]{2})/gi;

/** A text with the signs of its names as a reader takes them; null where more are written otherwise than any program has reason to. */
function asRead(text: string): string | null {
  if (text.matchAll(ESCAPED).drop(MOST.escapes).next().done !== true) return null;
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** How far before and behind its kind an object's own words go at most, and how it is packed where it can be looked into. */
const FAR = 1_000;
const PACKED = /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|[>/])/;
const PACKED_OTHERWISE = /\/(?:DecodeParms|DP|F|FFilter)\b|#[\da-f]{2}/i;

/** The objects that one holds whose kind stands at a place, as text; null where they cannot be read, or are too many. */
async function heldBy(bytes: Buffer, text: string, place: number, most: number): Promise<string | null> {
  const start = Math.max(0, place - FAR);
  const near = text.slice(start, place + FAR);
  const begins = /stream(?:\r\n|\n|\r)/g;
  begins.lastIndex = place - start;
  const found = begins.exec(near);
  if (found === null || most <= 0) return null;
  const words = near.slice(near.lastIndexOf('obj', found.index), found.index);
  const from = start + found.index + found[0].length;
  if (PACKED_OTHERWISE.test(words)) return null;
  if (!words.includes('/Filter')) {
    const end = text.indexOf('endstream', from);
    return end < 0 || end - from > most ? null : text.slice(from, end);
  }
  if (!PACKED.test(words)) return null;
  try {
    return (await inflated(bytes.subarray(from), { maxOutputLength: most })).toString('latin1');
  } catch {
    // It breaks off, is packed in another way, or is larger than all of it may be.
    return null;
  }
}
