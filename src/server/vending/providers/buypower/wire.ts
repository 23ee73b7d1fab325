import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { TokenKind } from '#catalogues/tokens.ts';
import { type Answered, askJson, type Line } from '../../../http-client.ts';
import { koboTold, textTold } from '../../../told.ts';
import type { Delivered } from '../../port.ts';
import { type TokenText, tokensTold, unitsTold } from '../../told.ts';

/** An answer that BuyPower has signed. */
export interface Signed {
  readonly status: number;
  /** The envelope: that of a question lies one level deeper where there is a delivery, and only there. */
  readonly body: Readonly<Record<string, unknown>>;
  /** HTTP status and `responseCode`. */
  readonly pair: string;
}

const record = z.record(z.string(), z.unknown());

/** Ask; a text says why there is no answer to go by. */
export async function askSigned(
  line: Line,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Signed | string> {
  const answer = await askJson(line, method, path, body);
  if (answer === null) return 'no answer';
  const read = record.safeParse(answer.body);
  if (!read.success) return `answered ${answer.status}`;
  if (!isSigned(answer, line.key)) return `answered ${answer.status}, and not signed by BuyPower`;
  const inner = record.safeParse(read.data.result);
  const envelope = inner.success ? inner.data : read.data;
  return { status: answer.status, body: envelope, pair: `${answer.status}/${textTold(envelope.responseCode) ?? ''}` };
}

/** SHA-512 of the body as it came, with the key behind it. */
function isSigned({ text, headers }: Answered, key: string): boolean {
  const given = headers.get('x-buypower-signature')?.trim() ?? '';
  const made = createHash('sha512').update(`${text}${key}`).digest();
  return /^[0-9a-f]{128}$/i.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), made);
}

const KINDS: readonly (readonly [RegExp, TokenKind])[] = [
  [/^KCT/i, 'key-change'],
  [/BONUS/i, 'bonus'],
  [/^RESET/i, 'reset'],
  [/^CONFIG/i, 'configure'],
];

const parcel = z.object({ type: z.string(), content: z.unknown() });

/** What was delivered, of the `data` of an answer. */
export function deliveryOf(data: unknown): Omit<Delivered, 'kind'> {
  const read = record.safeParse(data);
  const told = read.success ? read.data : {};
  const parcels = z.array(parcel).safeParse(told.parcels);
  const texts: TokenText[] = (parcels.success ? parcels.data : [])
    // By name, so that the keys of a set come in their order.
    .toSorted((a, b) => (a.type < b.type ? -1 : 1))
    .map(({ type, content }) => ({ kind: KINDS.find(([word]) => word.test(type))?.[1] ?? null, text: content }));
  return {
    ...(tokensTold([{ kind: null, text: told.token }, ...texts]) ?? { token: null, otherTokens: [] }),
    units: unitsTold(told.units),
    tariff: textTold(told.tariff) ?? textTold(told.tariffIndex),
    vatKobo: koboTold(told.tax),
    debtKobo: koboTold(told.debtAmount) || null,
    receiptNo: textTold(told.receiptNo),
  };
}
