import { type Folder, foldersIn, levelsOf } from './imports.ts';

const LAYERS = [
  { path: 'catalogues', says: 'what is true', ground: '#fff3d9', edge: '#845000' },
  { path: 'machines', says: 'what happens', ground: '#e4f0e8', edge: '#0b5c3a' },
  { path: 'src', says: 'where it happens', ground: '#e7f0f9', edge: '#1d5b96' },
] as const;

const WIDTH = 1000;
const BOX = { height: 34, gap: 44, pad: 14, letter: 7.4 } as const;
const ROW = 74;
const BAND = { head: 40, foot: 14, gap: 56 } as const;

interface Box {
  readonly folder: Folder;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The layers as a picture made from the imports: a band for each, its folders in rows, those that import nothing of the others first. */
export function layersDrawing(root: string): string {
  let top = 10;
  const bands = LAYERS.map((layer) => {
    const rows = rowsOf(foldersIn(root, layer.path));
    const height = BAND.head + rows.length * ROW - (ROW - BOX.height) + BAND.foot;
    const boxes = rows.flatMap((row, at) => placed(row, top + BAND.head + at * ROW));
    const band = { ...layer, top, height, boxes };
    top += height + BAND.gap;
    return band;
  });
  const height = top - BAND.gap + 10;
  const parts = bands.flatMap((band, at) => {
    return [
      `<rect x="10" y="${band.top}" width="${WIDTH - 20}" height="${band.height}" rx="10" fill="${band.ground}" stroke="${band.edge}"/>`,
      `<text x="26" y="${band.top + 25}" font-weight="700" fill="${band.edge}">${band.path}/</text>`,
      `<text x="${26 + (band.path.length + 2) * 8.6}" y="${band.top + 25}" fill="#55625a">${band.says}</text>`,
      ...(at === 0 ? [] : [arrowUp(band.top)]),
      ...lines(band.boxes, band.edge),
      ...band.boxes.map((box) => boxOf(box, band.edge)),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="14">`,
    '<title>The layers and their folders; each imports only what stands above it</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** A table of a layer's folders, and where they look. */
export function foldersTable(root: string, parent: string): string {
  const short = (path: string) => (path === parent ? 'its own files' : `\`${path.slice(parent.length + 1)}\``);
  const rows = foldersIn(root, parent).map(
    ({ path, imports }) => `| ${short(path)} | ${[...imports].map(short).join(', ')} |`,
  );
  return [`| \`${parent}/\` | Imports from |`, '|---|---|', ...rows].join('\n');
}

function rowsOf(folders: readonly Folder[]): readonly (readonly Folder[])[] {
  const levels = levelsOf(folders);
  const rows = Map.groupBy(folders, ({ path }) => levels.get(path) ?? 0);
  return [...rows].sort(([a], [b]) => a - b).flatMap(([, row]) => cut(row));
}

/** A row that is too wide goes on in another one. */
function cut(row: readonly Folder[]): readonly (readonly Folder[])[] {
  const rows: Folder[][] = [[]];
  for (const folder of row) {
    const last = rows.at(-1) ?? [];
    if (widthOf([...last, folder]) > WIDTH - 60) rows.push([folder]);
    else last.push(folder);
  }
  return rows;
}

const nameOf = ({ path }: Folder): string => path.split('/').slice(1).join('/') || 'its own files';
const boxWidth = (folder: Folder): number => Math.round(nameOf(folder).length * BOX.letter) + 2 * BOX.pad;
const widthOf = (row: readonly Folder[]): number =>
  row.reduce((sum, folder) => sum + boxWidth(folder), (row.length - 1) * BOX.gap);

function placed(row: readonly Folder[], y: number): readonly Box[] {
  let x = Math.round((WIDTH - widthOf(row)) / 2);
  return row.map((folder) => {
    const box = { folder, name: nameOf(folder), x, y, width: boxWidth(folder) };
    x += box.width + BOX.gap;
    return box;
  });
}

const boxOf = ({ name, x, y, width }: Box, edge: string): string =>
  `<g><rect x="${x}" y="${y}" width="${width}" height="${BOX.height}" rx="8" fill="#ffffff" stroke="${edge}"/><text x="${x + width / 2}" y="${y + 22}" text-anchor="middle" fill="#15201a">${name}</text></g>`;

/** Lines from each folder to those of its band that it imports from; dashed where both import each other. */
function lines(boxes: readonly Box[], edge: string): readonly string[] {
  const at = new Map(boxes.map((box) => [box.folder.path, box]));
  return boxes.flatMap((box) =>
    [...box.folder.imports].flatMap((path) => {
      const other = at.get(path);
      if (other === undefined) return [];
      const back = other.folder.imports.has(box.folder.path);
      return back && path < box.folder.path ? [] : [line(box, other, edge, back)];
    }),
  );
}

function line(from: Box, to: Box, edge: string, back: boolean): string {
  const [x1, x2] = [from.x + from.width / 2, to.x + to.width / 2];
  const [y1, y2] = from.y === to.y ? [from.y, to.y] : [from.y, to.y + BOX.height];
  const bend = from.y === to.y ? y1 - 26 : (y1 + y2) / 2;
  const dash = back ? ' stroke-dasharray="4 3"' : '';
  return `<path d="M${x1} ${y1} C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}" fill="none" stroke="${edge}" stroke-opacity="0.4"${dash}/>`;
}

function arrowUp(top: number): string {
  const x = WIDTH / 2;
  return [
    `<path d="M${x} ${top} V${top - BAND.gap + 6}" stroke="#55625a" stroke-width="3"/>`,
    `<path d="M${x - 7} ${top - BAND.gap + 14} L${x} ${top - BAND.gap + 2} L${x + 7} ${top - BAND.gap + 14} Z" fill="#55625a"/>`,
    `<text x="${x + 16}" y="${top - BAND.gap / 2 + 5}" fill="#55625a">may import</text>`,
  ].join('\n');
}
