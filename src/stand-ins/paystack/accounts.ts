import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { type Customer, customerOf, type DedicatedAccount, type Desk } from './rows.ts';
import { accountShape, customerShape } from './shapes.ts';
import { splitOf } from './subaccounts.ts';
import { credit } from './transfers.ts';
import { bodyOf, INTEGRATION, listed, ok, Refusal } from './wire.ts';

/** The banks that open accounts for residents. */
const BANKS = [
  { name: 'Test Bank', id: 24, slug: 'test-bank', provider: 1 },
  { name: 'Wema Bank', id: 20, slug: 'wema-bank', provider: 5 },
  { name: 'Titan Paystack', id: 629, slug: 'titan-paystack', provider: 7 },
] as const;

const assignBody = z.object({
  email: z.email(),
  first_name: z.string().min(1),
  last_name: z.string().min(1),
  phone: z.string().min(1),
  preferred_bank: z.string(),
  country: z.literal('NG'),
  account_number: z.string().optional(),
  bvn: z.string().optional(),
  bank_code: z.string().optional(),
  subaccount: z.string().optional(),
  split_code: z.string().optional(),
});

const createBody = z.object({
  customer: z.union([z.string(), z.int()]),
  preferred_bank: z.string().default('test-bank'),
  subaccount: z.string().optional(),
  split_code: z.string().optional(),
});

/** `/dedicated_account`: an account number for each customer, on which any sum arrives at any time. */
export function accountRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/dedicated_account');
  const whole = (account: DedicatedAccount) => ({
    ...accountShape(account),
    customer: customerShape(desk.customers.get(String(account.customerId))),
    split_config: account.subaccount === null ? {} : { subaccount: account.subaccount },
  });

  app.post('/assign', async (c) => {
    const body = await bodyOf(c, assignBody);
    const bank = bankOf(body.preferred_bank);
    desk.book.change(() => {
      const customer = customerOf(desk, body.email, {
        firstName: body.first_name,
        lastName: body.last_name,
        phone: body.phone,
      });
      const identified = desk.faults.special('identification-fails') !== true;
      if (body.bvn !== undefined) tellIdentification(desk, customer, body, identified);
      const account = identified ? open(desk, customer, bank, body) : null;
      desk.tell(`dedicatedaccount.assign.${identified ? 'success' : 'failed'}`, {
        customer: { ...customerShape(customer), metadata: {}, international_format_phone: customer.phone },
        dedicated_account: account && accountShape(account),
        identification: { status: identified ? 'success' : 'failed' },
      });
    });
    return ok('Assign dedicated account in progress');
  });

  app.post('/', async (c) => {
    const body = await bodyOf(c, createBody);
    const named = String(body.customer);
    const customer = desk.customers.get(named) ?? desk.customers.all('code', named)[0];
    if (customer === undefined) throw new Refusal('Customer not found', 'customer_not_found', { status: 404 });
    return ok(
      'NUBAN successfully created',
      whole(desk.book.change(() => open(desk, customer, bankOf(body.preferred_bank), body))),
    );
  });

  app.get('/requery', (c) => {
    const { account_number: number = '', provider_slug, date } = c.req.query();
    const account = desk.accounts.get(number);
    if (account === undefined || account.bank.slug !== provider_slug) throw noAccount();
    desk.book.change(() => {
      for (const transfer of desk.transfers.all('accountNumber', number)) {
        if (transfer.outcome === 'unnoticed' && (!date || transfer.sentAt.startsWith(date))) credit(desk, transfer);
      }
    });
    return ok('We are checking the status of your transfer. We will send you a notification once it is confirmed');
  });

  app.get('/available_providers', () =>
    ok(
      'Dedicated account providers retrieved',
      BANKS.map(({ slug, id, name, provider }) => ({
        provider_slug: slug,
        bank_id: id,
        bank_name: name,
        id: provider,
      })),
    ),
  );

  app.get('/', (c) => {
    const { active, customer } = c.req.query();
    const rows = desk.accounts
      .all()
      .filter((row) => !active || String(row.active) === active)
      .filter((row) => !customer || String(row.customerId) === customer);
    const { page, meta } = listed(c, rows, ({ id }) => String(id));
    return ok('Managed accounts successfully retrieved', page.map(whole), meta);
  });

  app.get('/:id', (c) => ok('Managed account successfully retrieved', whole(byId(c.req.param('id')))));
  app.delete('/:id', (c) => {
    const closed = { ...byId(c.req.param('id')), active: false };
    desk.accounts.put(closed.number, closed);
    return ok('Managed Account Successfully Unassigned', accountShape(closed));
  });

  function byId(id: string): DedicatedAccount {
    const found = desk.accounts.all('id', Number(id))[0];
    if (found === undefined) throw noAccount();
    return found;
  }
  return app;
}

const noAccount = () => new Refusal('Dedicated account not found', 'account_not_found', { status: 404 });

function bankOf(slug: string) {
  const bank = BANKS.find((each) => each.slug === slug);
  if (bank === undefined) throw new Refusal('Preferred bank is not available', 'invalid_params');
  return bank;
}

/** A customer keeps the account that they have at a bank. */
function open(
  desk: Desk,
  customer: Customer,
  { name, id, slug }: (typeof BANKS)[number],
  split: { readonly subaccount?: string | undefined; readonly split_code?: string | undefined },
): DedicatedAccount {
  const before = desk.accounts.all('customerId', customer.id).find((row) => row.active && row.bank.slug === slug);
  if (before !== undefined) return before;
  const account: DedicatedAccount = {
    id: desk.book.next('dedicated account', 987_654),
    number: String(desk.book.next('nuban', 9_930_000_737)),
    name: `STAND-IN/${customer.firstName ?? ''} ${customer.lastName ?? ''}`.trim(),
    bank: { name, id, slug },
    customerId: customer.id,
    active: true,
    subaccount: splitOf(desk, split)?.code ?? null,
    createdAt: desk.stamp(),
  };
  desk.accounts.add(account.number, account);
  return account;
}

function tellIdentification(desk: Desk, customer: Customer, body: z.output<typeof assignBody>, identified: boolean) {
  const { bvn = '', account_number = '', bank_code } = body;
  const masked = (text: string) => `${text.slice(0, 3)}****${text.slice(-3)}`;
  const who = { customer_code: customer.code, email: customer.email };
  if (identified) {
    // The documented sample has the number as text here, and as a number where it fails.
    const identification = { country: 'NG', type: 'bvn', value: masked(bvn) };
    desk.tell('customeridentification.success', { customer_id: String(customer.id), ...who, identification });
    return;
  }
  const account = { bvn: masked(bvn), account_number: masked(account_number), bank_code };
  const identification = { country: 'NG', type: 'bank_account', ...account };
  const reason = 'Account number or BVN is incorrect';
  desk.tell('customeridentification.failed', { customer_id: customer.id, ...who, identification, reason });
}

/** `/customer`, as far as accounts need it. */
export function customerRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/customer');
  const names = z.object({
    email: z.email(),
    first_name: z.string().optional(),
    last_name: z.string().optional(),
    phone: z.string().optional(),
  });
  const shape = (row: Customer) => ({
    ...customerShape(row),
    integration: INTEGRATION,
    domain: 'test',
    identified: false,
    identifications: null,
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  });

  app.post('/', async (c) => {
    const { email, first_name, last_name, phone } = await bodyOf(c, names);
    const given = {
      ...(first_name && { firstName: first_name }),
      ...(last_name && { lastName: last_name }),
      ...(phone && { phone }),
    };
    return ok('Customer created', shape(desk.book.change(() => customerOf(desk, email, given))));
  });
  app.get('/:named', (c) => {
    const named = c.req.param('named');
    const row = desk.customers.all('code', named)[0] ?? desk.customers.all('email', named)[0];
    if (row === undefined) throw new Refusal('Customer not found', 'customer_not_found', { status: 404 });
    const account = desk.accounts.all('customerId', row.id).find(({ active }) => active);
    return ok('Customer retrieved', { ...shape(row), dedicated_account: account ? accountShape(account) : null });
  });
  return app;
}
