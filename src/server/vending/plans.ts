import { nairaOf } from '#catalogues/money.ts';
import { koboTold, textTold } from '../told.ts';

/** A plan as a vendor lists it. */
export interface ListedPlan {
  readonly code: unknown;
  readonly name: unknown;
  /** Naira, a number or text. */
  readonly price: unknown;
}

/**
 * The vendor's code of the plan that was bought: the same price to the kobo, and the same name or the vendor's own code for it.
 * Null where there is none, or more than one: nobody could say which was bought.
 */
export function planOf(listed: readonly ListedPlan[], name: string, amountKobo: number): string | null {
  const wanted = wordsOf(name, amountKobo);
  const fitting = listed.filter(
    (each) =>
      koboTold(each.price) === amountKobo &&
      (textTold(each.code) === name || (wanted !== '' && wordsOf(textTold(each.name) ?? '', amountKobo) === wanted)),
  );
  const codes = new Set(fitting.map((each) => textTold(each.code)));
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
