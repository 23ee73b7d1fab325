import type { TokenKind } from '#catalogues/tokens.ts';
import { koboTold, textTold } from '../told.ts';
import type { Delivered } from './port.ts';
import { type TokenText, tokensTold, unitsTold } from './told.ts';

/**
 * Under which names the distribution companies' fields come through VTpass and Baxi, in lower case: each company has its own. The
 * first that is filled counts.
 */
const FIELDS = {
  units: ['units', 'purchasedunits', 'maintokenunits', 'standardtokenunits', 'amountofpower'],
  tariff: ['tariff', 'tariffrate', 'tariffindex'],
  vat: ['taxamount', 'vat', 'maintokentax', 'standardtokentax'],
  debt: ['debtamount', 'debt', 'arrears'],
  receipt: ['exchangereference', 'receiptnumber', 'receiptno', 'reference'],
} as const;

const TOKENS: readonly (readonly [RegExp, TokenKind | null])[] = [
  [/^kct\d*$/, 'key-change'],
  [/^(bonustoken|bssttokenvalue)$/, 'bonus'],
  [/^resettoken$/, 'reset'],
  [/^configuretoken$/, 'configure'],
  // These may hold several tokens, with words between them or without.
  [/^(token|maintoken|purchased_code|tokencode|standardtokenvalue)$/, null],
];

/** What was delivered, of an answer with every field a company may send; nothing is null that is there. */
export function deliveryOf(body: Readonly<Record<string, unknown>>): Omit<Delivered, 'kind'> {
  const fields = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  const first = <T>(names: readonly string[], read: (value: unknown) => T | null): T | null => {
    for (const name of names) {
      const value = read(fields.get(name));
      if (value !== null) return value;
    }
    return null;
  };
  const texts: TokenText[] = TOKENS.flatMap(([name, kind]) =>
    // By name, so that the keys of a set come in their order.
    [...fields]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([field, text]) => (name.test(field) ? [{ kind, text }] : [])),
  );
  return {
    ...(tokensTold(texts) ?? { token: null, otherTokens: [] }),
    units: first(FIELDS.units, unitsTold),
    tariff: first(FIELDS.tariff, textTold),
    vatKobo: first(FIELDS.vat, koboTold),
    debtKobo: first(FIELDS.debt, koboTold) || null,
    receiptNo: first(FIELDS.receipt, textTold),
  };
}
