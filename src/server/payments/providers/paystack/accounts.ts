import { z } from 'zod';
import { askJson, type Line } from '../../../http-client.ts';
import type { AccountHolder, AccountPort, OwnAccount, Received } from '../../port.ts';
import { pages } from './records.ts';
import { dataOf, errorOf, id, merchantOf, reasonOf, received, TRANSACTION_STATUSES, transaction } from './wire.ts';

/** The channel of what came to a dedicated account. */
export const DEDICATED = 'dedicated_nuban';

const customer = z.object({ id, customer_code: z.string().min(1).max(100) });
const account = z.object({
  bank: z.object({ name: z.string().min(1).max(80), slug: z.string().min(1).max(80) }),
  account_name: z.string().min(1).max(120),
  account_number: z.string().regex(/^\d{10}$/),
});

/** A transaction of any channel; of one to a dedicated account it is said which, and who sent it. */
const arrived = transaction.extend({
  channel: z.string().nullish(),
  authorization: z
    .object({ receiver_bank_account_number: z.string().nullish(), sender_name: z.string().nullish() })
    .nullish(),
});

/** Dedicated accounts: one for each customer, who is known by their e-mail address. `bank`: at which new ones are opened. */
export function paystackAccounts(line: Line, bank: string): AccountPort {
  return {
    open: (holder) => open(line, bank, holder),

    async received(reference) {
      const answer = await askJson(line, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`);
      const known = dataOf(answer, arrived);
      if (known !== null) return receivedOf(known);
      return errorOf(answer) === 'not-found' ? null : 'unknown';
    },

    async *receipts(from, to) {
      const asked = { status: 'success', from: from.toISOString(), to: to.toISOString() };
      for await (const page of pages(line, asked, arrived)) {
        if (typeof page === 'string') return yield { kind: 'unread', reason: page };
        // Whoever goes on behind a line that nobody read would not look there again.
        const [bad] = page.unreadable;
        if (bad !== undefined) return yield { kind: 'unread', reason: `a line cannot be read, ${bad.reason}` };
        yield { kind: 'page', records: page.rows.flatMap((one) => receivedOf(one) ?? []) };
      }
    },

    async lookFor({ accountNumber, bankCode }) {
      const query = new URLSearchParams({ account_number: accountNumber, provider_slug: bankCode });
      await askJson(line, 'GET', `/dedicated_account/requery?${query}`);
    },
  };
}

/** The account that the customer has is looked for first: nothing says what a second request for one does. */
async function open(line: Line, bank: string, holder: AccountHolder): ReturnType<AccountPort['open']> {
  const { email, firstName, lastName, phone } = holder;
  const told = await askJson(line, 'POST', '/customer', { email, first_name: firstName, last_name: lastName, phone });
  const known = dataOf(told, customer);
  if (known === null) return { kind: errorOf(told) === 'refused' ? 'refused' : 'unavailable', reason: reasonOf(told) };
  const query = new URLSearchParams({ active: 'true', customer: known.id });
  const listed = await askJson(line, 'GET', `/dedicated_account?${query}`);
  const [standing] = dataOf(listed, z.array(account)) ?? [];
  if (standing !== undefined) return { kind: 'open', account: accountOf(standing) };
  if (dataOf(listed, z.array(account)) === null) return { kind: 'unavailable', reason: reasonOf(listed) };
  const asked = { customer: known.customer_code, preferred_bank: bank };
  const answer = await askJson(line, 'POST', '/dedicated_account', asked);
  const made = dataOf(answer, account);
  if (made !== null) return { kind: 'open', account: accountOf(made) };
  return { kind: errorOf(answer) === 'refused' ? 'refused' : 'unavailable', reason: reasonOf(answer) };
}

const accountOf = ({ account_number, account_name, bank }: z.output<typeof account>): OwnAccount => ({
  accountNumber: account_number,
  accountName: account_name,
  bank: bank.name,
  bankCode: bank.slug,
});

function receivedOf(one: z.output<typeof arrived>): Received | null {
  const accountNumber = one.authorization?.receiver_bank_account_number;
  if (one.channel !== DEDICATED || !accountNumber || TRANSACTION_STATUSES[one.status] !== 'captured') return null;
  return {
    reference: one.reference,
    accountNumber,
    amountKobo: received(one),
    currency: one.currency,
    merchantId: merchantOf(one.domain),
    sender: one.authorization?.sender_name ?? null,
  };
}
