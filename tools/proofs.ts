import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLater, type Row } from '../tests/checklist/rows.ts';

const root = join(import.meta.dirname, '..');
const QUOTED = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Every name between quotes that a test file holds, as the runner would print it. */
function namesIn(file: string): ReadonlySet<string> {
  const path = join(root, file);
  if (!existsSync(path)) return new Set();
  const found = readFileSync(path, 'utf8').matchAll(QUOTED);
  return new Set(Array.from(found, ([, , name = '']) => name.replaceAll(/\\(.)/g, '$1')));
}

/** Rows whose test does not exist under the name that the table gives, one line each. */
export function brokenProofs(rows: readonly Row[]): string[] {
  const known = new Map<string, ReadonlySet<string>>();
  return rows.flatMap(({ id, proof, also = [] }) => {
    const proofs = isLater(proof) ? also : [proof, ...also];
    return proofs.flatMap(([file, test]) => {
      const names = known.get(file) ?? namesIn(file);
      known.set(file, names);
      return names.has(test) ? [] : [`${id} names a test that is not in ${file}: ${test}`];
    });
  });
}

/** Rows that wait for a later screen, one line each. */
export function openRows(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id, says, proof }) => (isLater(proof) ? [`${id} ${says} - ${proof.later}`] : []));
}
