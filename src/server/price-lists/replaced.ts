import { readFileSync } from 'node:fs';
import { PRICE_LISTS, type PriceListName } from '#catalogues/orders.ts';
import type { PriceList } from '#catalogues/products/price-list.ts';
import { BadConfig } from '../config.ts';
import { readPriceList } from './price-list-file.ts';
import { PRICE_LIST_VARIABLES } from './variables.ts';

/** Problems that are listed at once: a file of another shape altogether has one for each of its lines. */
const MOST_PROBLEMS = 20;

/**
 * The price lists that the operator's files replace, by the file of each. Throws BadConfig that names the variable, the
 * file, each line that does not fit and why: a portal that guessed at prices would charge them.
 */
export function replacedPriceLists(
  files: Readonly<Record<PriceListName, string | undefined>>,
): Partial<Record<PriceListName, PriceList>> {
  const lists: Partial<Record<PriceListName, PriceList>> = {};
  const problems: string[] = [];
  for (const name of PRICE_LISTS) {
    const file = files[name];
    if (file === undefined) continue;
    const read = readListFrom(file, name);
    if (read.ok) lists[name] = read.list;
    else problems.push(...read.problems.map((problem) => `${PRICE_LIST_VARIABLES[name]}: ${file}${problem}`));
  }
  if (problems.length === 0) return lists;
  const more = problems.length - MOST_PROBLEMS;
  const shown = [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new BadConfig(`A price list is not usable.\n  ${shown.join('\n  ')}`);
}

function readListFrom(file: string, name: PriceListName) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    return { ok: false, problems: [` cannot be read: ${cause instanceof Error ? cause.message : cause}`] } as const;
  }
  const read = readPriceList(name, text);
  if (read.ok) return read;
  return { ok: false, problems: read.problems.map(({ line, reason }) => `, line ${line}: ${reason}`) } as const;
}
