import { readFileSync } from 'node:fs';
import { PRICE_LISTS, type PriceListName } from '#catalogues/orders.ts';
import type { Package, PriceList } from '#catalogues/products/price-list.ts';
import { BUILT_IN_PRICE_LISTS } from '#catalogues/products/price-lists.ts';
import { BadConfig } from '../config.ts';
import { readPriceList } from './price-list-file.ts';

/** The price lists that this portal sells from. */
export interface PriceLists {
  list(name: PriceListName): PriceList;
  /** A package by its provider and its name on a list, price in kobo; undefined where the list does not have it. */
  find(name: PriceListName, provider: string, packageName: string): Package | undefined;
}

/** The price lists, each built in unless it is replaced. */
export function openPriceLists(replaced: Partial<Record<PriceListName, PriceList>> = {}): PriceLists {
  const lists: Record<PriceListName, PriceList> = { ...BUILT_IN_PRICE_LISTS, ...replaced };
  return {
    list: (name) => lists[name],
    find: (name, provider, packageName) =>
      lists[name].find((sold) => sold.provider === provider)?.packages.find((one) => one.name === packageName),
  };
}

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

/** The environment variable that names the file which replaces each price list. */
export const PRICE_LIST_VARIABLES = {
  'data-plans': 'PRICE_LIST_DATA_PLANS',
  internet: 'PRICE_LIST_INTERNET',
  'cable-pay-bills': 'PRICE_LIST_CABLE_PAY_BILLS',
  'cable-wizard': 'PRICE_LIST_CABLE_WIZARD',
} as const satisfies Record<PriceListName, string>;
