import { nairaOf } from '#catalogues/money.ts';
import type { VendRequest } from '../../port.ts';
import { koboTold, textTold } from '../../told.ts';

/** Distribution companies by the codes of the storefront. */
export const COMPANIES: Readonly<Record<string, string>> = {
  phcneko: 'eko-electric',
  phcnkano: 'kano-electric',
  phcnjos: 'jos-electric',
  phcnabuja: 'abuja-electric',
  phcnibadan: 'ibadan-electric',
  phcnenugu: 'enugu-electric',
};

/** All companies of which an estate may be a customer. */
export const ESTATE_COMPANIES = [
  ...['ikeja', 'eko', 'kano', 'portharcourt', 'jos', 'ibadan', 'kaduna', 'abuja', 'enugu', 'benin', 'aba', 'yola'],
].map((name) => `${name}-electric`);

const SAME = (...codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, code]));

/**
 * Every other product by the provider of the storefront. Swift is not sold there. Spectranet is sold as a PIN, which nobody would
 * be shown.
 */
const SERVICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public-power': COMPANIES,
  airtime: SAME('mtn', 'glo', 'airtel', 'etisalat'),
  data: { mtn: 'mtn-data', glo: 'glo-data', airtel: 'airtel-data', etisalat: 'etisalat-data' },
  cable: SAME('dstv', 'gotv', 'startimes'),
  internet: { smile: 'smile-direct' },
};

/** The vendor's name for what is ordered; null: it does not sell it. */
export function serviceOf({ kind, provider }: Pick<VendRequest, 'kind' | 'provider'>, estate: string | null) {
  if (kind === 'power') return estate;
  const of = SERVICES[kind];
  return of !== undefined && provider !== null && Object.hasOwn(of, provider) ? (of[provider] ?? null) : null;
}

/** A plan as the vendor lists it. */
export interface Variation {
  readonly variation_code: unknown;
  readonly name: unknown;
  readonly variation_amount: unknown;
}

/**
 * The code of the plan that was bought: the same price to the kobo, and the same name or the vendor's own code for it. Null where
 * there is none, or more than one: nobody could say which was bought.
 */
export function planOf(variations: readonly Variation[], name: string, amountKobo: number): string | null {
  const wanted = wordsOf(name, amountKobo);
  const fitting = variations.filter(
    (each) =>
      koboTold(each.variation_amount) === amountKobo &&
      (textTold(each.variation_code) === name || wordsOf(textTold(each.name) ?? '', amountKobo) === wanted),
  );
  const codes = new Set(fitting.map((each) => textTold(each.variation_code)));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** Words of a name that say the same, and those that say nothing of a plan. */
const SAYS: Readonly<Record<string, string>> = {
  daily: '1 day',
  weekly: '1 week',
  monthly: '1 month',
  hr: 'hour',
  hrs: 'hour',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
};
const SILENT = new Set([
  '',
  'naira',
  'for',
  'dstv',
  'gotv',
  'startimes',
  'mtn',
  'glo',
  'airtel',
  '9mobile',
  'etisalat',
  'data',
  'plan',
  'bouquet',
]);

/** The words of a plan's name in an order of their own, without its price. */
function wordsOf(name: string, amountKobo: number): string {
  const price = String(nairaOf(amountKobo));
  return name
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/(?<![\d.])(\d+(?:\.\d+)?)\s*(day|days|hr|hrs|hours|week|weeks|month|months)\b/g, '$1 $2')
    .replaceAll(/(\d)\s+(?=[kmgt]b\b)/g, '$1')
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .map((word) => (/^n\d/.test(word) ? word.slice(1) : word))
    .flatMap((word) => (Object.hasOwn(SAYS, word) ? (SAYS[word] ?? '') : word).split(' '))
    .filter((word) => !SILENT.has(word) && Number(word) !== Number(price))
    .sort()
    .join(' ');
}
