import { FILE_PHRASES } from '#catalogues/lexicon/phrases/files.ts';
import type { FileSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(FILE_PHRASES);

/** The file that a sentence wants: 'as pdf', 'download it', 'the statement of House 12 as csv'; undefined where it wants none. */
export function fileSaid(reading: Reading): FileSaid | undefined {
  const said = asTyped(reading);
  const isPdf = SAYS.pdf.isIn(said);
  const isTable = SAYS.table.isIn(said);
  if (!isPdf && !isTable && !SAYS.keeps.isIn(said)) return undefined;
  if (SAYS.brings.isIn(said)) return undefined;
  return {
    ...(isPdf && { as: 'pdf' as const }),
    ...(isTable && !isPdf && { as: 'csv' as const }),
    ...(SAYS.alone.covers(said) && { alone: true }),
  };
}
