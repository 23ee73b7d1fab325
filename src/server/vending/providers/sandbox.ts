import { z } from 'zod';
import { TOKEN_DIGITS } from '#catalogues/limits.ts';
import { type Answered, askBook, askJson, type Line } from '../../http-client.ts';
import type { AccountAnswer, QueryAnswer, VendAnswer, VendingPort } from '../port.ts';

const account = z.discriminatedUnion('status', [
  z.object({ status: z.literal('FOUND'), name: z.string() }),
  z.object({ status: z.literal('NOT_FOUND') }),
]);
const vend = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('DELIVERED'),
    token: z
      .string()
      .regex(new RegExp(`^[0-9]{${TOKEN_DIGITS}}$`))
      .nullable(),
    units: z.string().nullable(),
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
    reference: (orderId) => orderId,

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
  return said.data.status === 'FOUND' ? { kind: 'found', name: said.data.name.trim() } : { kind: 'not-found' };
}

function toAnswer(answer: Answered | null): QueryAnswer {
  const said = vend.safeParse(answer?.body);
  if (!said.success) return { kind: 'unknown', reason: reasonOf(answer) };
  if (said.data.status === 'DELIVERED') return { kind: 'delivered', token: said.data.token, units: said.data.units };
  return said.data.status === 'REFUSED' ? { kind: 'refused', reason: said.data.reason } : { kind: 'not-found' };
}

function reasonOf(answer: Answered | null): string {
  return answer === null ? 'no answer' : `answered ${answer.status}`;
}
