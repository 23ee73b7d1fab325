import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { type Mark, tilesOf } from './mark.ts';

/** The marks of a scene by picture, as `360 light`. */
export type Marks = ReadonlyMap<string, Mark>;
/** What somebody approved: the marks of each scene by area and name. An area that nobody recorded yet is not among them. */
export type Approved = ReadonlyMap<string, ReadonlyMap<string, Marks>>;

/** A scene as it is kept: each picture with its size and words, and the colours of all in their order, packed. */
const Kept = z.record(
  z.string(),
  z.object({
    pictures: z.record(z.string(), z.tuple([z.number(), z.number(), z.string()])),
    colours: z.string(),
  }),
);
type KeptScene = z.infer<typeof Kept>[string];

/** Reads what was approved from a folder with a file an area. */
export function readApproved(folder: string): Approved {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(
    files.map((file) => {
      const kept = Kept.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return [
        file.slice(0, -'.json'.length),
        new Map(Object.entries(kept).map(([name, one]) => [name, unpacked(one)])),
      ];
    }),
  );
}

/** Writes it there; scenes and pictures stand in the order of their names, so that two who approve different ones change different lines. */
export function writeApproved(folder: string, approved: Approved): void {
  mkdirSync(folder, { recursive: true });
  for (const [area, scenes] of approved) {
    const file = join(folder, `${area}.json`);
    if (scenes.size === 0) {
      rmSync(file, { force: true });
      continue;
    }
    const kept = Object.fromEntries([...sorted(scenes)].map(([name, marks]) => [name, packed(marks)]));
    const lines = Object.entries(kept).map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`);
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  }
}

const sorted = <T>(of: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...of].toSorted(([a], [b]) => (a < b ? -1 : 1));

function packed(marks: Marks): KeptScene {
  const inOrder = sorted(marks);
  return {
    pictures: Object.fromEntries(
      inOrder.map(([picture, { width, height, words }]) => [picture, [width, height, words]]),
    ),
    // All red, then all green, then all blue: neighbours are alike, and pack to a third.
    colours: brotliCompressSync(Buffer.concat(inOrder.flatMap(([, { colours }]) => planesOf(colours)))).toString(
      'base64',
    ),
  };
}

function unpacked({ pictures, colours }: KeptScene): Marks {
  const all = brotliDecompressSync(Buffer.from(colours, 'base64'));
  let from = 0;
  return new Map(
    Object.entries(pictures).map(([picture, [width, height, words]]) => {
      const tiles = tilesOf({ width, height });
      const planes = all.subarray(from, from + tiles * 3);
      from += tiles * 3;
      return [
        picture,
        {
          width,
          height,
          words,
          colours: Uint8Array.from(planes, (_, at) => planes[(at % 3) * tiles + Math.floor(at / 3)] ?? 0),
        },
      ];
    }),
  );
}

const planesOf = (colours: Uint8Array): readonly Uint8Array[] =>
  [0, 1, 2].map((plane) => colours.filter((_, at) => at % 3 === plane));
