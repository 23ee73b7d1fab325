import { textOf } from './documents.ts';
import { foldersTable } from './layers/drawing.ts';

const MADE = /(<!-- drawing -->\n)[\s\S]*?(<!-- \/drawing -->)/;

/** The page of the architecture with its drawing, and what the folders import, as the imports are now. */
export function architecturePage(root: string): string {
  const drawn = [
    '',
    '![The layers and their folders, drawn from the imports](layers.svg)',
    '',
    'Made by `npm run docs` from the imports, types aside. Lines lead to what a folder imports in its layer; dashed ones lead',
    'both ways. In detail:',
    '',
    ...['machines', 'src/server', 'src/portal'].flatMap((folder) => [foldersTable(root, folder), '']),
  ].join('\n');
  return textOf(root, 'docs/architecture.md').replace(MADE, (_, begin: string, end: string) => begin + drawn + end);
}
