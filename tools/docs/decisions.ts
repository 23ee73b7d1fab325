import { documentsOf, textOf } from './documents.ts';

const FOLDER = 'docs/decisions/';

/** The index of the decisions: what each is called, in the order of their numbers. */
export function decisionsIndex(root: string): string {
  const files = documentsOf(root).filter((file) => file.startsWith(FOLDER) && file !== `${FOLDER}README.md`);
  const lines = files.map((file) => {
    const [number = '', title = ''] = (textOf(root, file).split('\n')[0] ?? '').replace(/^# /, '').split(': ');
    return `- [${number}](${file.slice(FOLDER.length)}): ${title}`;
  });
  return [
    '# Decisions',
    '',
    'How the software is built, and why. One file each: date, context, decision, consequence. What was settled about the product',
    'is in [choices](../product/choices.md). Made by `npm run docs`.',
    '',
    ...lines,
    '',
  ].join('\n');
}
