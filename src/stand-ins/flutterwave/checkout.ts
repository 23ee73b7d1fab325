import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { accountFor } from './accounts.ts';
import { bodyOf, refusal, success } from './answers.ts';
import { digitsOf, SECRETS, testCard } from './cards.ts';
import { amountBody } from './money.ts';
import { closedPage, failedPage, payPage, stepPage, transferPage } from './pages.ts';
import { type Flutterwave, type Link, newCustomer, type Transaction } from './rows.ts';
import { begin, finish } from './transactions.ts';

const MINUTE_MS = 60_000;

const linkBody = z.object({
  tx_ref: z.string().min(1),
  amount: amountBody,
  currency: z.literal('NGN').default('NGN'),
  redirect_url: z.url(),
  customer: z.object({
    email: z.email(),
    name: z.string().default('Anonymous customer'),
    phonenumber: z.string().nullable().default(null),
  }),
  meta: z.record(z.string(), z.unknown()).nullable().default(null),
  customizations: z.object({ title: z.string().optional() }).default({}),
  /** `card, banktransfer`; ways that are not in this stand-in are left out. */
  payment_options: z.string().default('card, banktransfer'),
  session_duration: z.coerce.number().int().positive().max(1_440).optional(),
  max_retry_attempt: z.coerce.number().int().min(0).optional(),
});

const WAYS = ['card', 'banktransfer'] as const;

/** `POST /v3/payments`: makes a hosted page. The same `tx_ref` may be used again. */
export function paymentPaths(vendor: Flutterwave): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  app.post('/payments', async (c) => {
    const body = await bodyOf(c, linkBody);
    if (typeof body === 'string') return refusal(c, body);
    const { email, name, phonenumber: phone } = body.customer;
    const link: Link = {
      id: `flwlnk-${randomBytes(13).toString('hex')}`,
      txRef: body.tx_ref,
      amountKobo: body.amount,
      redirectUrl: body.redirect_url,
      customer: newCustomer(vendor, { email, name, phone }),
      meta: body.meta,
      title: body.customizations.title ?? 'Stand-in merchant',
      options: WAYS.filter((way) => body.payment_options.split(/[\s,]+/).includes(way)),
      endsAt: body.session_duration === undefined ? null : vendor.now().getTime() + body.session_duration * MINUTE_MS,
      retries: body.max_retry_attempt ?? null,
    };
    vendor.links.add(link.id, link);
    const { origin } = new URL(c.req.url);
    return success(c, 'Hosted Link', { data: { link: `${origin}/v3/hosted/pay/${link.id}` } });
  });
  return app;
}

const cardForm = z.object({
  number: z.string().refine((text) => testCard(text) !== undefined),
  expiry: z.string().regex(/^\s*(0[1-9]|1[0-2])\s*\/\s*\d\d\s*$/),
  cvv: z.string().regex(/^\s*\d{3}\s*$/),
});

const TRANSFER_MS = 30 * MINUTE_MS;

/** The hosted page: it asks, tries, lets the payer try again, and sends them back. */
export function hostedPages(vendor: Flutterwave): Hono<StandEnv> {
  const { book, links, transactions } = vendor;
  const app = new Hono<StandEnv>().basePath('/v3/hosted/pay');
  const linkOf = (c: Context<StandEnv>) => links.get(c.req.param('link') ?? '');
  const here = (link: Link, attempt?: Transaction) =>
    `/v3/hosted/pay/${link.id}${attempt === undefined ? '' : `/attempts/${attempt.id}`}`;

  app.get('/:link', (c) => {
    const link = linkOf(c);
    if (link === undefined) return c.html(closedPage('This payment link does not exist.', null), 404);
    const closed = closedBecause(vendor, link);
    if (closed !== null) return c.html(closedPage(closed, back(link, 'cancelled')));
    return c.html(payPage(link, here(link), back(link, 'cancelled'), null));
  });

  app.post('/:link/card', async (c) => {
    const link = linkOf(c);
    if (link === undefined || closedBecause(vendor, link) !== null)
      return c.redirect(`/v3/hosted/pay/${c.req.param('link')}`, 303);
    const form = cardForm.safeParse(await c.req.parseBody());
    if (!form.success) {
      const [field] = form.error.issues[0]?.path ?? [];
      return c.html(
        payPage(link, here(link), back(link, 'cancelled'), FORM_PROBLEMS[String(field)] ?? 'Look again.'),
        400,
      );
    }
    const attempt = book.change(() => tryCard(vendor, link, digitsOf(form.data.number)));
    return c.redirect(wayOn(vendor, link, attempt) ?? here(link, attempt), 303);
  });

  app.post('/:link/transfer', (c) => {
    const link = linkOf(c);
    if (link === undefined || closedBecause(vendor, link) !== null)
      return c.redirect(`/v3/hosted/pay/${c.req.param('link')}`, 303);
    const attempt = book.change(() => {
      const begun = begin(vendor, { ...about(link), type: 'bank_transfer' });
      accountFor(vendor, begun, link.title, TRANSFER_MS);
      return begun;
    });
    return c.redirect(here(link, attempt), 303);
  });

  app.get('/:link/attempts/:id', (c) => {
    const link = linkOf(c);
    const attempt = transactions.get(c.req.param('id'));
    if (link === undefined || attempt?.link !== link.id)
      return c.html(closedPage('There is no such payment.', null), 404);
    const on = wayOn(vendor, link, attempt);
    if (on !== null) return c.redirect(on, 303);
    if (attempt.status === 'failed') return c.html(failedPage(attempt, here(link), back(link, 'failed', attempt)));
    if (attempt.step !== null) return c.html(stepPage(attempt, attempt.step, here(link, attempt)));
    const [account] = vendor.accounts.all('transaction', attempt.id);
    return c.html(transferPage(attempt, account, here(link, attempt), here(link)));
  });

  app.post('/:link/attempts/:id', async (c) => {
    const link = linkOf(c);
    const { value = '' } = await c.req.parseBody();
    const attempt = book.change(() => {
      const open = transactions.get(c.req.param('id'));
      return open?.step == null ? open : nextStep(vendor, open, open.step, String(value).trim());
    });
    if (link === undefined || attempt === undefined) return c.html(closedPage('There is no such payment.', null), 404);
    return c.redirect(wayOn(vendor, link, attempt) ?? here(link, attempt), 303);
  });
  return app;
}

const FORM_PROBLEMS: Readonly<Record<string, string>> = {
  number: 'Only the test cards of the documentation are taken here.',
  expiry: 'Write the expiry as MM/YY.',
  cvv: 'The CVV has three digits.',
};

const about = ({ txRef, amountKobo, customer, meta, id }: Link) =>
  ({ txRef, amountKobo, customer, meta, link: id, narration: 'CARD Transaction ' }) as const;

function tryCard(vendor: Flutterwave, link: Link, card: string): Transaction {
  const [step = null] = testCard(card)?.steps ?? [];
  const attempt = begin(vendor, { ...about(link), type: 'card', card, step });
  return step === null ? conclude(vendor, attempt) : attempt;
}

/** What the payer typed is right or ends the attempt; after the last step the bank says yes or no. */
function nextStep(vendor: Flutterwave, attempt: Transaction, step: NonNullable<Transaction['step']>, typed: string) {
  if (step !== 'address' && typed !== SECRETS[step]) {
    const response = step === 'pin' ? 'Incorrect PIN' : 'Token Authentication Failed. Incorrect Token Supplied.';
    return finish(vendor, attempt, { status: 'failed', response });
  }
  const steps = testCard(attempt.card ?? '')?.steps ?? [];
  const next = steps[steps.indexOf(step) + 1];
  if (next === undefined) return conclude(vendor, attempt);
  const asked = { ...attempt, step: next };
  vendor.transactions.put(String(attempt.id), asked);
  return asked;
}

function conclude(vendor: Flutterwave, attempt: Transaction): Transaction {
  const refused = testCard(attempt.card ?? '')?.refusal ?? null;
  if (vendor.faults.special('banks-wait') === true) {
    const waiting = { ...attempt, step: null, response: 'Transaction in progress' };
    vendor.transactions.put(String(attempt.id), waiting);
    return waiting;
  }
  if (refused !== null) return finish(vendor, attempt, { status: 'failed', response: refused });
  return finish(vendor, attempt, { status: 'successful', response: 'Approved by Financial Institution' });
}

/** Where the payer goes after an attempt: back to the shop when it is paid, waits for the bank, or no try is left; null: they stay. */
function wayOn(vendor: Flutterwave, link: Link, attempt: Transaction): string | null {
  if (attempt.status === 'successful') return back(link, 'successful', attempt);
  if (waitsForBank(attempt)) return back(link, 'pending', attempt);
  return attempt.status === 'failed' && noTriesLeft(vendor, link) ? back(link, 'failed', attempt) : null;
}

const waitsForBank = ({ type, status, step }: Transaction): boolean =>
  type === 'card' && status === 'pending' && step === null;

function noTriesLeft({ transactions }: Flutterwave, { id, retries }: Link): boolean {
  const failed = transactions.all('link', id).filter(({ status }) => status === 'failed').length;
  return retries !== null && failed > retries;
}

/** Why nobody can pay on a link any more; null: one can. */
function closedBecause(vendor: Flutterwave, link: Link): string | null {
  if (vendor.transactions.all('link', link.id).some(({ status }) => status === 'successful')) return 'This is paid.';
  if (link.endsAt !== null && vendor.now().getTime() > link.endsAt) return 'This payment link has expired.';
  return noTriesLeft(vendor, link) ? 'No try is left.' : null;
}

/** The shop's address with what happened; a cancelled payment has no transaction. */
function back(
  { redirectUrl, txRef }: Link,
  status: Transaction['status'] | 'cancelled',
  attempt?: Transaction,
): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('status', status);
  url.searchParams.set('tx_ref', txRef);
  if (attempt !== undefined) url.searchParams.set('transaction_id', String(attempt.id));
  return url.href;
}

const bankBody = z.strictObject({ status: z.enum(['successful', 'failed']) });

/** `POST /stand-in/transactions/ID`: the bank that let a card wait (`banks-wait`) answers. */
export function bankControl(vendor: Flutterwave): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  app.post('/transactions/:id', async (c) => {
    const read = bankBody.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.json({ problem: z.prettifyError(read.error) }, 400);
    const waiting = vendor.transactions.get(c.req.param('id'));
    if (waiting === undefined || !waitsForBank(waiting)) return c.json({ problem: 'no transaction that waits' }, 404);
    const { status } = read.data;
    const response =
      status === 'successful' ? 'Approved by Financial Institution' : 'Declined by Financial Institution';
    return c.json(vendor.book.change(() => finish(vendor, waiting, { status, response })));
  });
  return app;
}
