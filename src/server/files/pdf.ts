import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { streamAround } from './pdf-stream.ts';

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

/**
 * What says that an object holds others, compressed: its kind, and where the first of them begins, by which a reader goes without its
 * kind, too. And what says that all of them are under a password.
 */
const KIND = new RegExp(name('ObjStm'), 'g');
const FIRST = new RegExp(name('First'), 'g');
const UNDER_PASSWORD = new RegExp(name('Encrypt'));

/** The most that is looked into: places that may be of objects that hold others, such objects, the bytes of all that they hold, and signs that are written otherwise. */
const MOST = { places: 2_000, holders: 1_000, bytes: 8_000_000, escapes: 5_000 } as const;

/** What is wrong with a PDF, or null. Names are read as a reader reads them (`/J#53`), and objects that are compressed, too. */
export async function troubleInPdf(bytes: Buffer): Promise<PdfTrouble | null> {
  const text = bytes.toString('latin1');
  const read = asRead(text);
  if (read === null) return 'locked';
  if (ACTS.test(read)) return 'acts';
  const holders = holdersIn(text, read);
  if (holders === null) return 'locked';
  // Under a password what is compressed cannot be read, not even that there is a script in it.
  if (holders.size > 0 && UNDER_PASSWORD.test(read)) return 'locked';
  let left: number = MOST.bytes;
  for (const [from, words] of holders) {
    const held = await heldBy(bytes, text, from, words, left);
    const readHeld = held === null ? null : asRead(held);
    if (held === null || readHeld === null) return 'locked';
    left -= held.length;
    if (ACTS.test(readHeld)) return 'acts';
  }
  return null;
}

/** The objects of a document that hold others: where what each holds begins, with its own words; null where that cannot be told of one. */
function holdersIn(text: string, read: string): ReadonlyMap<number, string> | null {
  const holders = new Map<number, string>();
  for (const kind of [KIND, FIRST]) {
    const places = placesOf(kind, text);
    // Of one that is called so in another way it is not known where it begins.
    if (places.length > MOST.places || placesOf(kind, read).length !== places.length) return null;
    for (const place of places) {
      const held = streamAround(text, place);
      // Lists of chapters have a first one, too, and hold nothing.
      if (held === 'none' && kind === FIRST) continue;
      if (held === 'none' || held === 'hidden' || holders.size >= MOST.holders) return null;
      holders.set(held.from, held.words);
    }
  }
  return holders;
}

const placesOf = (kind: RegExp, text: string) =>
  text
    .matchAll(kind)
    .take(MOST.places + 1)
    .map(({ index }) => index)
    .toArray();

const ESCAPED = /#([\da-f]{2})/gi;

/** A text with the signs of its names as a reader takes them; null where more are written otherwise than any program has reason to. */
function asRead(text: string): string | null {
  if (text.matchAll(ESCAPED).drop(MOST.escapes).next().done !== true) return null;
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** How it is packed where it can be looked into. */
const PACKED = /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|[>/])/;
const PACKED_OTHERWISE = /\/(?:DecodeParms|DP|F|FFilter)\b|#[\da-f]{2}/i;

/** What an object holds, as text; null where it cannot be read, or is too much. */
async function heldBy(bytes: Buffer, text: string, from: number, words: string, most: number): Promise<string | null> {
  if (most <= 0 || PACKED_OTHERWISE.test(words)) return null;
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
