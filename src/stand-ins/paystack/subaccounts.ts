import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { type Bank, bankBy } from './banks.ts';
import { code, type Desk, type Split, type Subaccount } from './rows.ts';

import { bodyOf, INTEGRATION, listed, ok, Refusal } from './wire.ts';

const createBody = z.object({
  business_name: z.string().min(1),
  // The reference names it one way and sends it the other.
  bank_code: z.string().optional(),
  settlement_bank: z.string().optional(),
  account_number: z.string().min(1),
  percentage_charge: z.number().min(0).max(100),
  description: z.string().optional(),
});

const updateBody = createBody.partial().extend({ active: z.boolean().optional() });

/** What a payment says of its split. */
export const splitFields = {
  subaccount: z.string().optional(),
  split_code: z.string().optional(),
  transaction_charge: z.union([z.int().min(0), z.string().regex(/^\d+$/).transform(Number)]).optional(),
  bearer: z.enum(['account', 'subaccount']).optional(),
};
type SplitFields = { readonly [K in keyof typeof splitFields]?: z.output<(typeof splitFields)[K]> };

/** `/subaccount`: others who are paid out what is theirs, each to a bank of their own. */
export function subaccountRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/subaccount');

  app.post('/', async (c) => {
    const body = await bodyOf(c, createBody);
    const row: Subaccount = {
      id: desk.book.next('subaccount', 1_151_727),
      code: `ACCT_${code(15)}`,
      name: body.business_name,
      description: body.description ?? null,
      bankId: bankGiven(body)[0],
      accountNumber: body.account_number,
      percentage: body.percentage_charge,
      active: true,
      createdAt: desk.stamp(),
    };
    desk.subaccounts.add(row.code, row);
    return ok('Subaccount created', subaccountShape(row), undefined, 201);
  });

  app.get('/', (c) => {
    const { page, meta } = listed(c, desk.subaccounts.all(), ({ id }) => String(id));
    return ok('Subaccounts retrieved', page.map(subaccountShape), meta);
  });
  app.get('/:named', (c) => ok('Subaccount retrieved', subaccountShape(known(c.req.param('named')))));

  app.put('/:named', async (c) => {
    const row = known(c.req.param('named'));
    const body = await bodyOf(c, updateBody);
    const next: Subaccount = {
      ...row,
      name: body.business_name ?? row.name,
      description: body.description ?? row.description,
      bankId: body.bank_code || body.settlement_bank ? bankGiven(body)[0] : row.bankId,
      accountNumber: body.account_number ?? row.accountNumber,
      percentage: body.percentage_charge ?? row.percentage,
      active: body.active ?? row.active,
    };
    desk.subaccounts.put(row.code, next);
    return ok('Subaccount updated', subaccountShape(next));
  });

  function known(named: string): Subaccount {
    const row = desk.subaccounts.get(named) ?? desk.subaccounts.all('id', Number(named))[0];
    if (row === undefined) throw new Refusal('Subaccount not found', 'subaccount_not_found', { status: 404 });
    return row;
  }
  return app;
}

function bankGiven({ bank_code, settlement_bank }: z.output<typeof updateBody>): Bank {
  const bank = bankBy({ code: bank_code ?? settlement_bank ?? '' });
  if (bank === undefined) throw new Refusal('Account details are invalid', 'invalid_bank_code');
  return bank;
}

/** The split that a payment asks for; null: all of it is the merchant's. */
export function splitOf(desk: Desk, { subaccount, split_code, transaction_charge, bearer }: SplitFields): Split | null {
  if (split_code !== undefined) throw new Refusal('Split not found', 'split_not_found', { status: 404 });
  if (subaccount === undefined) return null;
  const row = desk.subaccounts.get(subaccount);
  if (!row?.active) throw new Refusal('Subaccount not found', 'subaccount_not_found', { status: 404 });
  return {
    code: row.code,
    charge: transaction_charge ?? null,
    percentage: row.percentage,
    bearer: bearer ?? 'account',
  };
}

/** Who gets what of a payment, kobo, and whose share the fee was taken from. */
export interface Shares {
  readonly paystack: number;
  readonly integration: number;
  readonly subaccount: number;
  readonly borneBy: Split['bearer'];
}

/** A flat charge goes before the percentage; a fee that is more than the merchant's share is borne by the subaccount. */
export function sharesOf(amount: number, fees: number, { charge, percentage, bearer }: Split): Shares {
  const share = Math.min(charge ?? Math.round((amount * percentage) / 100), amount);
  const borneBy = bearer === 'account' && share >= fees ? 'account' : 'subaccount';
  const integration = borneBy === 'account' ? share - fees : share;
  return { paystack: fees, integration, subaccount: Math.max(amount - fees - integration, 0), borneBy };
}

/** A subaccount as every body has it. */
export function subaccountShape(row: Subaccount) {
  return {
    id: row.id,
    subaccount_code: row.code,
    business_name: row.name,
    description: row.description,
    primary_contact_name: null,
    primary_contact_email: null,
    primary_contact_phone: null,
    metadata: null,
    percentage_charge: row.percentage,
    settlement_bank: bankBy({ id: row.bankId })?.[1] ?? null,
    bank: row.bankId,
    bank_id: row.bankId,
    account_number: row.accountNumber,
    currency: 'NGN',
    integration: INTEGRATION,
    domain: 'test',
    product: 'collection',
    managed_by_integration: INTEGRATION,
    is_verified: false,
    settlement_schedule: 'AUTO',
    active: row.active,
    migrate: false,
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  };
}
