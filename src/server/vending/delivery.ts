import type { Insertable, Selectable } from 'kysely';
import type { Particulars as ParticularsTold } from '#catalogues/calls/paying/delivery.shapes.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Token } from '#catalogues/tokens.ts';
import { inLoadingOrder } from '#machines/kit/tokens.ts';
import type { TokensTable } from '../db/schema/orders.ts';
import type { Delivered } from './port.ts';

type Kept = 'token' | 'units' | 'other_tokens' | 'tariff' | 'vat_kobo' | 'debt_kobo' | 'receipt_no' | 'vouchers';

/** What was delivered, as its row has it. */
export type DeliveryRow = Pick<Selectable<TokensTable>, Kept>;

/** The columns of a delivery that say what it was, wherever they are read. */
export const DELIVERY_COLUMNS = [
  'tokens.token',
  'tokens.units',
  'tokens.other_tokens',
  'tokens.tariff',
  'tokens.vat_kobo',
  'tokens.debt_kobo',
  'tokens.receipt_no',
  'tokens.vouchers',
] as const;

/** What was delivered, as a row that never changes. */
export function toRow(delivered: Omit<Delivered, 'kind'>): Pick<Insertable<TokensTable>, Kept> {
  return {
    token: delivered.token,
    units: delivered.units,
    other_tokens: JSON.stringify(delivered.otherTokens),
    tariff: delivered.tariff,
    vat_kobo: delivered.vatKobo,
    debt_kobo: delivered.debtKobo,
    receipt_no: delivered.receiptNo,
    vouchers: JSON.stringify(delivered.vouchers ?? []),
  };
}

/** The same, read back. */
export function toDelivered(row: DeliveryRow): Delivered {
  return {
    kind: 'delivered',
    token: row.token,
    units: row.units,
    otherTokens: row.other_tokens,
    tariff: row.tariff,
    vatKobo: row.vat_kobo,
    debtKobo: row.debt_kobo,
    receiptNo: row.receipt_no,
    ...(row.vouchers.length > 0 && { vouchers: row.vouchers }),
  };
}

/** All tokens of a delivery, in the order in which a meter is to take them. */
export function tokensOf({ token, otherTokens }: Pick<Delivered, 'token' | 'otherTokens'>): readonly Token[] {
  return token === null ? [] : inLoadingOrder([...otherTokens, { kind: 'credit', digits: token }]);
}

/** What a call tells of a delivery beside its token and units; nothing where the vendor said nothing. */
export function particularsOf(delivered: Omit<Delivered, 'kind'>): { readonly particulars?: ParticularsTold } {
  const { otherTokens, tariff, vatKobo, debtKobo, receiptNo, vouchers = [] } = delivered;
  const particulars = {
    ...(otherTokens.length > 0 && { tokens: [...tokensOf(delivered)] }),
    ...(tariff !== null && { tariff }),
    ...(vatKobo !== null && { vat: nairaOf(vatKobo) }),
    ...(debtKobo !== null && { debt: nairaOf(debtKobo) }),
    ...(receiptNo !== null && { receiptNo }),
    ...(vouchers.length > 0 && { vouchers: [...vouchers] }),
  };
  return Object.keys(particulars).length === 0 ? {} : { particulars };
}
