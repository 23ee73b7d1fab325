import { z } from 'zod';
import { TOKEN_DIGITS } from '#catalogues/limits.ts';
import { METER_TYPES } from '#catalogues/orders.ts';
import { TOKEN_KINDS } from '#catalogues/tokens.ts';
import { type Answered, askBook, askJson, type Line } from '../../http-client.ts';
import { type AccountAnswer, NO_PARTICULARS, type VendAnswer, type VendingPort } from '../port.ts';

const kobo = z.int().nonnegative().nullable();
const terms = z.object({
  leastKobo: kobo,
  mostKobo: kobo,
  debtKobo: kobo,
  debtShare: z.number().min(0).max(1).nullable(),
  tariffClass: z.string().nullable(),
  rateKobo: kobo,
  address: z.string().nullable(),
});
const account = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('FOUND'),
    name: z.string(),
    terms: terms.optional(),
    meterType: z.enum(METER_TYPES).optional(),
  }),
  z.object({ status: z.literal('NOT_FOUND') }),
]);
const digits = z.string().regex(new RegExp(`^[0-9]{${TOKEN_DIGITS}}$`));

const vend = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('DELIVERED'),
    token: digits.nullable(),
    units: z.string().nullable(),
    otherTokens: z.array(z.object({ kind: z.enum(TOKEN_KINDS), digits })).default([]),
    tariff: z.string().nullable().default(null),
    vatKobo: z.int().nullable().default(null),
    debtKobo: z.int().nullable().default(null),
    receiptNo: z.string().nullable().default(null),
    vouchers: z.array(z.object({ pin: z.string(), serial: z.string().nullable() })).optional(),
  }),
  z.object({ status: z.literal('REFUSED'), reason: z.string() }),
  z.object({ status: z.literal('NOT_FOUND') }),
]);

const record = z.object({
  reference: z.string(),
  amountKobo: z.int(),
  times: z.int(),
  vendedAt: z.coerce.date(),
});

/**
 * The sandbox vendor over HTTP. Only an answer in its own words counts: a 404 of something in between is no 'not found',
 * and a refusal has to say so.
 */
export function sandboxVendingPort(line: Line, settleMs = 5_000): VendingPort {
  return {
    name: 'sandbox',
    settleMs,
    firstRequeryMs: 0,
    reference: (orderId) => orderId,
    sells: () => true,

    findMeter: (number) => find(line, `meters/${encodeURIComponent(number)}`),

    findAccount: ({ kind, provider, account: number }) =>
      find(line, `accounts/${[kind, provider, number].map(encodeURIComponent).join('/')}`),

    async vend(request): Promise<VendAnswer> {
      const answer = toAnswer(await askJson(line, 'POST', '/sandbox/vending/vends', request));
      return answer.kind === 'not-found' ? { kind: 'unknown', reason: 'a send was answered as a question' } : answer;
    },

    async query(reference) {
      return toAnswer(await askJson(line, 'GET', `/sandbox/vending/vends/${encodeURIComponent(reference)}`));
    },

    records: (from, to) => askBook(line, '/sandbox/vending/vends', { from, to }, record),
  };
}

async function find(line: Line, path: string): Promise<AccountAnswer> {
  const answer = await askJson(line, 'GET', `/sandbox/vending/${path}`);
  const said = account.safeParse(answer?.body);
  if (!said.success) return { kind: 'unknown', reason: reasonOf(answer) };
  if (said.data.status === 'NOT_FOUND') return { kind: 'not-found' };
  const { name, terms, meterType } = said.data;
  return { kind: 'found', name: name.trim(), ...(terms && { terms }), ...(meterType && { meterType }) };
}

function toAnswer(answer: Answered | null): VendAnswer | { readonly kind: 'not-found' } {
  const said = vend.safeParse(answer?.body);
  if (!said.success) return { kind: 'unknown', reason: reasonOf(answer) };
  if (said.data.status === 'DELIVERED') {
    const { status: _, ...delivered } = said.data;
    const { vouchers, ...rest } = delivered;
    return { kind: 'delivered', ...NO_PARTICULARS, ...rest, ...(vouchers && { vouchers }) };
  }
  return said.data.status === 'REFUSED' ? { kind: 'refused', reason: said.data.reason } : { kind: 'not-found' };
}

function reasonOf(answer: Answered | null): string {
  return answer === null ? 'no answer' : `answered ${answer.status}`;
}
