import { Hono } from 'hono';
import type { StandEnv } from '../stand.ts';
import { listed, ok, Refusal } from './wire.ts';

/** Some of the banks of the list, with the ids and codes that Paystack has for them. */
const BANKS = [
  [1, 'Access Bank', 'access-bank', '044'],
  [4, 'Ecobank Nigeria', 'ecobank-nigeria', '050'],
  [6, 'Fidelity Bank', 'fidelity-bank', '070'],
  [7, 'First Bank of Nigeria', 'first-bank-of-nigeria', '011'],
  [8, 'First City Monument Bank', 'first-city-monument-bank', '214'],
  [9, 'Guaranty Trust Bank', 'guaranty-trust-bank', '058'],
  [16, 'Sterling Bank', 'sterling-bank', '232'],
  [17, 'Union Bank of Nigeria', 'union-bank-of-nigeria', '032'],
  [18, 'United Bank For Africa', 'united-bank-for-africa', '033'],
  [20, 'Wema Bank', 'wema-bank', '035'],
  [21, 'Zenith Bank', 'zenith-bank', '057'],
  [67, 'Kuda Bank', 'kuda-bank', '50211'],
] as const;

/** One bank of the list. */
export type Bank = (typeof BANKS)[number];

/** A bank by its code, as subaccounts name it, or by its id, as refunds do. */
export const bankBy = (named: { readonly code: string } | { readonly id: number }): Bank | undefined =>
  BANKS.find(([id, , , code]) => ('id' in named ? id === named.id : code === named.code));

/** `/bank`: the list, and whose an account is. */
export function bankListRoutes(): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/bank');
  const at = '2020-12-07T16:19:09.000Z';

  app.get('/', (c) => {
    const rows = BANKS.toReversed().map(([id, name, slug, code]) => ({
      ...{
        name,
        slug,
        code,
        longcode: '',
        gateway: null,
        pay_with_bank: code === '057' || code === '50211',
        active: true,
      },
      ...{ is_deleted: false, country: 'Nigeria', currency: 'NGN', type: 'nuban', id, createdAt: at, updatedAt: at },
    }));
    const { page, meta } = listed(c, rows, ({ id }) => String(id));
    return ok('Banks retrieved', page, meta);
  });

  // The documented accounts of tests, and any of ten digits that does not begin with a nine.
  app.get('/resolve', (c) => {
    const { account_number: number = '', bank_code: code = '' } = c.req.query();
    if (!/^[0-8]\d{9}$/.test(number) || bankBy({ code }) === undefined) {
      const message = 'Could not resolve account name. Check parameters or try again.';
      throw new Refusal(message, 'invalid_bank_code', { status: 422 });
    }
    return ok('Account number resolved', { account_number: number, account_name: `TEST ACCOUNT ${number.slice(-4)}` });
  });
  return app;
}
