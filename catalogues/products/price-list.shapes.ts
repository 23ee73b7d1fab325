import { z } from 'zod';
import type { PriceListName } from '../orders.ts';
import { PRICE_LIST_KINDS } from './price-list.ts';
import { providerOf, providersOf } from './providers.ts';

/** The dearest package that an order takes, naira. */
const MOST_NAIRA = 100_000_000;

const or = (words: string) => ({
  error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'is missing' : words),
});

/** Kobo cannot be split, and a price that is rounded is not the price that was meant. */
const wholeKobo = (naira: number) => /^-?\d+(\.\d{1,2})?$/.test(String(naira));

const amount = z
  .number(or('must be a number of naira, such as 350 or 19999.02'))
  .positive('must be more than 0')
  .max(MOST_NAIRA, `must be ${MOST_NAIRA} at most`)
  .refine(wholeKobo, 'must have two decimals at most');

const name = z
  .string(or('must be text'))
  .max(80, 'must have 80 characters at most')
  .regex(/^[^\s\p{C}]([^\p{C}]*[^\s\p{C}])?$/u, 'must be one line of text without blanks at its ends');

const packages = z
  .array(z.strictObject({ name, amount }, or('must be an object with name and amount')), or('must be an array'))
  .min(1, 'must not be empty; leave a provider out that sells nothing')
  .superRefine((all, ctx) => refuseTwins(all, 'name', 'stands here a second time for the same provider', ctx));

/** A price list as an operator writes it, amounts in naira: what replaces the built-in one of that name. */
export function priceListFile(list: PriceListName) {
  const kind = PRICE_LIST_KINDS[list];
  const codes = providersOf(kind).map(({ code }) => code);
  const provider = z.string(or('must be text')).transform((code, ctx) => {
    const known = providerOf(code);
    if (known?.sells.includes(kind)) return known.code;
    ctx.addIssue({ code: 'custom', message: `must be one of ${codes.join(', ')}, in lower case` });
    return z.NEVER;
  });
  const sold = z.strictObject({ provider, packages }, or('must be an object with provider and packages'));
  const providers = z
    .array(sold, or('must be an array'))
    .min(1, 'must not be empty')
    .superRefine((all, ctx) => refuseTwins(all, 'provider', 'stands here a second time', ctx));
  return z.strictObject({ providers }, 'must be an object with providers');
}

/** Of two entries with one name nobody could say which is bought; case does not tell them apart in a chat. */
function refuseTwins<K extends string>(
  entries: readonly Record<K, string>[],
  key: K,
  message: string,
  ctx: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    const word = entry[key].toLowerCase();
    if (seen.has(word)) ctx.addIssue({ code: 'custom', path: [at, key], message });
    seen.add(word);
  }
}
