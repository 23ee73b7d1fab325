import { VOUCHERS } from '#catalogues/sentences/vouchers.ts';
import type { Voucher } from '#catalogues/vouchers.ts';

/** How so many PINs are used. */
export const howToUse = (vouchers: readonly Voucher[]): string =>
  vouchers.length === 1 ? VOUCHERS.one : VOUCHERS.several(vouchers.length);

/** What one of so many is called; `at` from 0. */
export const voucherLabel = (at: number, of: number): string => (of === 1 ? VOUCHERS.pin : VOUCHERS.nth(at + 1, of));

/** PINs as lines of plain text, each with its serial number. */
export const voucherLines = (vouchers: readonly Voucher[]): readonly string[] =>
  vouchers.flatMap(({ pin, serial }, at) => [
    `${voucherLabel(at, vouchers.length)}: ${pin}`,
    ...(serial === null ? [] : [VOUCHERS.serial(serial)]),
  ]);
