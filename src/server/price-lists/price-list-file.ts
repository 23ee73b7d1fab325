import { z } from 'zod';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import type { PriceListName } from '#catalogues/orders.ts';
import { priceListFile } from '#catalogues/products/price-list.shapes.ts';
import type { Package, PriceList } from '#catalogues/products/price-list.ts';
import { type LineProblem, readJsonLines } from './json-lines.ts';

/** A price list read from a text of JSON, in kobo, or all that is wrong with it. */
export type PriceListRead =
  | { readonly ok: true; readonly list: PriceList }
  | { readonly ok: false; readonly problems: readonly LineProblem[] };

/** Read a price list as an operator writes it, amounts in naira. */
export function readPriceList(name: PriceListName, text: string): PriceListRead {
  const json = readJsonLines(text);
  if (!('value' in json)) return { ok: false, problems: json };
  const read = priceListFile(name).safeParse(json.value);
  if (!read.success) {
    const problems = read.error.issues.flatMap(placesOf).map(({ path, reason }) => ({
      line: json.lineOf(path),
      reason: `${z.core.toDotPath(path)} ${reason}`.trim(),
    }));
    return { ok: false, problems: problems.toSorted((one, other) => one.line - other.line) };
  }
  const list = read.data.providers.map(({ provider, packages }) => ({ provider, packages: packages.map(inKobo) }));
  return { ok: true, list };
}

/** A price list as an operator can edit it, one package a line: what `readPriceList` reads. */
export function writePriceList(list: PriceList): string {
  const providers = list.map(({ provider, packages }) => {
    const lines = packages.map((one) => `        ${JSON.stringify(inNaira(one))}`);
    return `    {\n      "provider": "${provider}",\n      "packages": [\n${lines.join(',\n')}\n      ]\n    }`;
  });
  return `{\n  "providers": [\n${providers.join(',\n')}\n  ]\n}\n`;
}

/** A package with its price in naira, as calls and files have it. */
export function inNaira({ name, amount }: Package): { name: string; amount: number } {
  return { name, amount: nairaOf(amount) };
}

/** The shape lets through only what has whole kobo, so that rounding takes away no more than the error of a product. */
function inKobo({ name, amount }: { name: string; amount: number }): Package {
  return { name, amount: koboOf(amount) };
}

function placesOf(issue: z.core.$ZodIssue): { path: PropertyKey[]; reason: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, reason: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key], reason: 'is not part of a price list' }));
}
