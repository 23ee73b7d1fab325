import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { makeRefund, reverseIfEmpty } from './refunds.ts';
import type { Desk, Dispute } from './rows.ts';
import { customerShape, transactionInside } from './shapes.ts';
import { namedTransaction } from './transactions.ts';
import { bodyOf, koboGiven, listed, ok, Refusal } from './wire.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MERCHANT = 'merchant@stand-in.example';

const evidenceBody = z.object({
  customer_email: z.email(),
  customer_name: z.string().min(1),
  customer_phone: z.string().min(1),
  service_details: z.string().min(1),
  delivery_address: z.string().optional(),
  delivery_date: z.string().optional(),
});

const resolveBody = z.object({
  resolution: z.enum(['merchant-accepted', 'declined']),
  message: z.string(),
  refund_amount: koboGiven.optional(),
  uploaded_filename: z.string().optional(),
  evidence: z.int().optional(),
});

/** `/dispute`: what a bank takes back from the merchant, and what the merchant says to it. */
export function disputeRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/dispute');

  app.get('/', (c) => {
    const { status, transaction } = c.req.query();
    const rows = desk.disputes
      .all()
      .filter((row) => !status || row.status === status)
      .filter((row) => !transaction || row.transactionId === transaction);
    const { page, meta } = listed(c, rows, ({ id }) => String(id));
    return ok(
      'Disputes retrieved',
      page.map((row) => disputeShape(desk, row)),
      meta,
    );
  });

  app.get('/transaction/:id', (c) => {
    const row = desk.disputes.all('transactionId', c.req.param('id')).at(-1);
    if (row === undefined) throw noDispute();
    return ok('Dispute retrieved successfully', disputeShape(desk, row));
  });

  app.get('/:id/upload_url', (c) => {
    const { id } = known(desk, c.req.param('id'));
    const fileName = `dispute-${id}-${c.req.query('upload_filename') ?? 'evidence.pdf'}`;
    return ok('Upload url generated', { signedUrl: `${new URL(c.req.url).origin}/uploads/${fileName}`, fileName });
  });

  app.get('/:id', (c) => ok('Dispute retrieved', disputeShape(desk, known(desk, c.req.param('id')))));

  app.put('/:id', async (c) => {
    const dispute = known(desk, c.req.param('id'));
    const { refund_amount } = await bodyOf(c, z.object({ refund_amount: koboGiven }));
    const next = desk.book.change(() => change(desk, dispute, { refundAmount: checked(desk, dispute, refund_amount) }));
    return ok('Dispute updated successfully', [disputeShape(desk, next)]);
  });

  app.post('/:id/evidence', async (c) => {
    const dispute = known(desk, c.req.param('id'));
    const fields = await bodyOf(c, evidenceBody);
    return desk.book.change(() => {
      const id = desk.book.next('evidence', 21);
      const createdAt = desk.stamp();
      const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
      desk.evidence.add(String(id), { id, disputeId: dispute.id, fields: Object.fromEntries(given), createdAt });
      change(desk, dispute, { evidenceId: id });
      return ok('Evidence created', { ...fields, dispute: dispute.id, id, createdAt, updatedAt: createdAt });
    });
  });

  app.put('/:id/resolve', async (c) => {
    const dispute = known(desk, c.req.param('id'));
    const body = await bodyOf(c, resolveBody);
    if (dispute.status !== 'awaiting-merchant-feedback') throw new Refusal('Dispute is not awaiting merchant feedback');
    const refundAmount = checked(desk, dispute, body.refund_amount ?? dispute.refundAmount);
    const next = desk.book.change(() => {
      const said = say(desk, { ...dispute, refundAmount }, MERCHANT, body.message);
      const evidenceId = body.evidence ?? dispute.evidenceId;
      // A merchant who declines has the bank decide.
      return body.resolution === 'declined'
        ? change(desk, said, { status: 'awaiting-bank-feedback', resolution: 'declined', evidenceId })
        : resolve(desk, { ...said, evidenceId }, 'merchant-accepted', true);
    });
    return ok('Dispute successfully resolved', { ...disputeShape(desk, next), message: next.messages.at(-1) });
  });
  return app;
}

const openBody = z.strictObject({
  /** A reference or an id. */
  transaction: z.string(),
  /** Kobo; all of it where it is left out. */
  amount: z.int().positive().optional(),
  category: z.enum(['chargeback', 'fraud', 'general']).default('chargeback'),
  message: z.string().default('Customer complained about debit without value'),
});

/** The bank's side: opens a dispute, reminds of it, decides it, and takes what nobody answered for by its day. */
export function bankRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/stand-in/disputes');

  app.post('/', async (c) => {
    const body = openBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ problem: z.prettifyError(body.error) }, 400);
    const { transaction, amount, category, message } = body.data;
    return desk.book.change(() => {
      const row = namedTransaction(desk, transaction);
      if (row.paidAt === null) return c.json({ problem: 'this transaction took no money' }, 400);
      const now = desk.stamp();
      const dispute: Dispute = {
        id: desk.book.next('dispute', 358_950),
        transactionId: row.id,
        refundAmount: Math.min(amount ?? row.amount, row.amount),
        status: 'awaiting-merchant-feedback',
        resolution: null,
        category,
        dueAt: new Date(Date.parse(now) + DAY_MS).toISOString(),
        resolvedAt: null,
        evidenceId: null,
        messages: [],
        createdAt: now,
        updatedAt: now,
      };
      const opened = say(desk, dispute, customerOfDispute(desk, dispute)?.email ?? 'bank', message);
      desk.tell('charge.dispute.create', disputeShape(desk, opened));
      return c.json({ id: opened.id, dueAt: opened.dueAt });
    });
  });

  app.post('/:id{[0-9]+}/remind', (c) => {
    const dispute = known(desk, c.req.param('id'));
    desk.tell('charge.dispute.remind', disputeShape(desk, dispute));
    return c.json({ id: dispute.id, status: dispute.status });
  });

  app.post('/:id{[0-9]+}/decide', async (c) => {
    const body = z
      .strictObject({ for: z.enum(['customer', 'merchant']) })
      .safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ problem: 'Send { "for": "customer" } or "merchant".' }, 400);
    const dispute = known(desk, c.req.param('id'));
    if (dispute.status === 'resolved') return c.json({ problem: 'it is resolved' }, 400);
    const isLost = body.data.for === 'customer';
    const next = desk.book.change(() =>
      resolve(desk, dispute, dispute.resolution ?? (isLost ? 'auto-accepted' : 'declined'), isLost),
    );
    return c.json({ id: next.id, status: next.status });
  });

  app.post('/run', (c) => {
    const now = desk.now().getTime();
    const late = desk.disputes
      .all('status', 'awaiting-merchant-feedback')
      .filter(({ dueAt }) => Date.parse(dueAt) <= now);
    const lost = desk.book.change(() => late.map((dispute) => resolve(desk, dispute, 'auto-accepted', true)));
    return c.json({ disputes: lost.map(({ id, status }) => ({ id, status })) });
  });
  return app;
}

const noDispute = () => new Refusal('Dispute not found', 'dispute_not_found', { status: 404 });

function known(desk: Desk, id: string): Dispute {
  const dispute = desk.disputes.get(id);
  if (dispute === undefined) throw noDispute();
  return dispute;
}

function checked(desk: Desk, dispute: Dispute, amount: number): number {
  if (amount > namedTransaction(desk, dispute.transactionId).amount) {
    throw new Refusal('Refund amount cannot be greater than initial amount');
  }
  return amount;
}

function change(desk: Desk, dispute: Dispute, fields: Partial<Dispute>): Dispute {
  const next: Dispute = { ...dispute, ...fields, updatedAt: desk.stamp() };
  desk.disputes.put(String(next.id), next);
  return next;
}

const say = (desk: Desk, dispute: Dispute, sender: string, body: string): Dispute =>
  change(desk, dispute, { messages: [...dispute.messages, { sender, body, createdAt: desk.stamp() }] });

/** The end of a dispute. Lost, its amount goes back as a refund that bears its number. */
function resolve(desk: Desk, dispute: Dispute, resolution: Dispute['resolution'], lost: boolean): Dispute {
  const next = change(desk, dispute, { status: 'resolved', resolution, resolvedAt: desk.stamp() });
  if (lost) {
    const row = namedTransaction(desk, dispute.transactionId);
    const refund = makeRefund(desk, row, next.refundAmount);
    const now = desk.stamp();
    desk.refunds.put(String(refund.id), { ...refund, status: 'processed', refundedAt: now, disputeId: next.id });
    reverseIfEmpty(desk, row);
  }
  desk.tell('charge.dispute.resolve', disputeShape(desk, next));
  return next;
}

const customerOfDispute = (desk: Desk, { transactionId }: Dispute) =>
  desk.customers.get(String(namedTransaction(desk, transactionId).customerId));

function disputeShape(desk: Desk, dispute: Dispute) {
  const row = namedTransaction(desk, dispute.transactionId);
  const { bin, last4 } = row.authorization ?? {};
  const evidence = dispute.evidenceId === null ? null : (desk.evidence.get(String(dispute.evidenceId))?.fields ?? null);
  const customer = customerOfDispute(desk, dispute);
  return {
    id: dispute.id,
    refund_amount: dispute.refundAmount,
    currency: row.currency,
    status: dispute.status,
    resolution: dispute.resolution,
    domain: 'test',
    transaction: transactionInside(row),
    transaction_reference: null,
    category: dispute.category,
    customer: customerShape(customer),
    bin: bin ?? null,
    last4: last4 ?? null,
    dueAt: dispute.dueAt,
    resolvedAt: dispute.resolvedAt,
    evidence,
    attachments: null,
    note: null,
    history: [{ status: 'pending', by: customer?.email ?? null, createdAt: dispute.createdAt }],
    messages: dispute.messages,
    // The calls spell it one way, the events the other.
    createdAt: dispute.createdAt,
    updatedAt: dispute.updatedAt,
    created_at: dispute.createdAt,
    updated_at: dispute.updatedAt,
  };
}
