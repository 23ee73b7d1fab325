import { inflateSync } from 'node:zlib';

type Letters = ReadonlyMap<string, string>;

/** The lines of text that a PDF made by jsPDF shows, in the order in which they were drawn. */
export function pdfText(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const objects = readObjects(file);
  const fonts = readFonts(objects);
  const drawn = [...objects.values()].find(({ stream }) => stream?.includes('BT'))?.stream ?? '';
  let letters: Letters = new Map();
  const lines: string[] = [];
  for (const [, font, glyphs] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)> Tj/gi)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    else lines.push((glyphs?.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph.toLowerCase()) ?? '?').join(''));
  }
  return lines;
}

interface PdfObject {
  readonly head: string;
  readonly stream: string | null;
}

function readObjects(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n(<<[\s\S]*?>>)\s*(stream\r?\n)?/g)) {
    const [whole, id = '', head = '', stream] = match;
    const from = match.index + whole.length;
    const packed = file.subarray(from, text.indexOf('endstream', from));
    objects.set(id, { head, stream: stream === undefined ? null : inflateSync(packed).toString('latin1') });
  }
  return objects;
}

/** Which letter each glyph of each font is, as the fonts' own tables for copying text say. */
function readFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, Letters> {
  const names = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = '', id = '']) => {
      const table = objects.get(objects.get(id)?.head.match(/\/ToUnicode (\d+)/)?.[1] ?? '')?.stream ?? '';
      const pairs = [...table.matchAll(/^<([0-9a-f]{4})><([0-9a-f]{4})>$/gim)];
      const letters = pairs.map(([, glyph = '', code = '']): [string, string] => [
        glyph.toLowerCase(),
        String.fromCharCode(Number.parseInt(code, 16)),
      ]);
      return [name, new Map(letters)];
    }),
  );
}
