import type { MeterType } from '#catalogues/orders.ts';
import type { AccountAnswer } from './port.ts';

/**
 * Look a meter up with a company that is asked about one kind at a time. Most are prepaid, and are asked about as such first; one that is
 * none of those is asked about as a postpaid one, and says so where it is found. Where nobody answers that nothing is known of it.
 */
export async function eitherType(ask: (type: MeterType) => Promise<AccountAnswer>): Promise<AccountAnswer> {
  const prepaid = await ask('prepaid');
  if (prepaid.kind !== 'not-found') return prepaid;
  const postpaid = await ask('postpaid');
  return postpaid.kind === 'found' ? { ...postpaid, meterType: 'postpaid' } : postpaid;
}
