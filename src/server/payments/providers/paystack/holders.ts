import { z } from 'zod';
import { askJson, type Line } from '../../../http-client.ts';
import type { HoldersPort, RefundAnswer } from '../../port.ts';
import { dataOf, id, reasonOf } from './wire.ts';

const bank = z.object({ id, code: z.string() });
const resolved = z.object({ account_number: z.string(), account_name: z.string().min(1).max(200) });

/** Whose an account is, by its bank. */
export const paystackHolders = (line: Line): HoldersPort => ({
  async holderOf(bank, accountNumber) {
    const query = new URLSearchParams({ account_number: accountNumber, bank_code: bank });
    const answer = await askJson(line, 'GET', `/bank/resolve?${query}`);
    const found = dataOf(answer, resolved);
    if (found?.account_number === accountNumber) return { kind: 'named', name: found.account_name };
    // A refusal of what was asked, and not of the key, the address or the number of questions.
    return answer?.status === 422 || answer?.status === 400
      ? { kind: 'no-account' }
      : { kind: 'unknown', reason: reasonOf(answer) };
  },
});

/** What a refund calls a bank, which is not its code; an answer for want of it. */
export async function bankId(line: Line, code: string): Promise<string | RefundAnswer> {
  const answer = await askJson(line, 'GET', '/bank?country=nigeria&currency=NGN&perPage=100');
  const banks = dataOf(answer, z.array(bank));
  if (banks === null) return { kind: 'unknown', reason: reasonOf(answer) };
  return banks.find((one) => one.code === code)?.id ?? { kind: 'refused', reason: 'the bank is not in its list' };
}
