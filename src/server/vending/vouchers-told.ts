import { z } from 'zod';
import type { Voucher } from '#catalogues/vouchers.ts';
import { textTold } from '../told.ts';

/** What a PIN or a serial number may look like; anything else is not handed to a person to type in. */
const NUMBER = /^[0-9A-Za-z][0-9A-Za-z -]{3,38}[0-9A-Za-z]$/;

const card = z.record(z.string(), z.unknown());

/**
 * The PINs of an answer: of its list of `cards`, whose fields are spelled in several ways, or of a text like `Serial No: 12, pin: 34`, where
 * `||` or a comma stands between several. Each PIN once; none where one of them cannot be read, so that nobody is handed a part.
 */
export function vouchersTold(body: Readonly<Record<string, unknown>>): readonly Voucher[] {
  const cards = z.array(card).min(1).safeParse(body.cards);
  const told = cards.success ? cards.data.map(voucherOf) : inText(textTold(body.purchased_code) ?? '');
  const read = told.filter((one) => one !== null);
  return read.length < told.length ? [] : [...new Map(read.map((one) => [one.pin, one])).values()];
}

function voucherOf(fields: Readonly<Record<string, unknown>>): Voucher | null {
  const named = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase().replaceAll(/[^a-z]/g, ''), value]),
  );
  const number = (...names: readonly string[]) =>
    names.map((name) => textTold(named.get(name))).find((text) => text !== null && NUMBER.test(text)) ?? null;
  const pin = number('pin', 'pincode', 'voucherpin');
  return pin === null ? null : { pin, serial: number('serialnumber', 'serialno', 'serial') };
}

const ONE = /(?:serial(?:\s*(?:no|number))?\.?\s*:\s*([0-9A-Za-z-]+)\s*[,;]?\s*)?\bpin\s*:\s*([0-9A-Za-z-]+)/gi;

function inText(text: string): readonly (Voucher | null)[] {
  return [...text.matchAll(ONE)].map(([, serial = null, pin = '']) => (NUMBER.test(pin) ? { pin, serial } : null));
}
