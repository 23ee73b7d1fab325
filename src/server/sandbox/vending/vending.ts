import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import { bringsToken, METER_TYPES, ORDER_KINDS, type OrderKind } from '#catalogues/orders.ts';
import { SANDBOX_ACCOUNT_ENDINGS } from '#catalogues/sandbox.ts';
import type { Voucher } from '#catalogues/vouchers.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { ServerEnv } from '../../http/context.ts';
import { carriesKey } from '../bearer-key.ts';
import { askedRecords } from '../records.ts';
import {
  behaviourOf,
  findVend,
  keptForDebt,
  meterName,
  meterTypeOf,
  type SandboxVend,
  takeVend,
  termsOf,
  type VendingBooksDeps,
} from './books.ts';
import { vendRecords } from './records.ts';

/** What the sandbox vendor needs; `pause` is how it keeps a caller waiting. */
interface SandboxVendingDeps extends VendingBooksDeps {
  readonly key: string;
  readonly pause: (ms: number) => Promise<void>;
}

/** Longer than any caller waits. */
const NO_ANSWER_MS = 15_000;

const KINDS = Object.keys(ORDER_KINDS) as [OrderKind, ...OrderKind[]];

const send = z.object({
  reference: z.string().min(8).max(64),
  kind: z.enum(KINDS),
  provider: z.string().max(20).nullable(),
  account: z.string().regex(/^[0-9A-Za-z]{4,20}$/),
  meterType: z.enum(METER_TYPES).nullable().default(null),
  package: z.string().max(80).nullable(),
  amountKobo: z.int().positive(),
});

/** The sandbox vendor, with books of its own: accounts, sends, the question what became of one, and records. */
export function sandboxVending(deps: SandboxVendingDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.use('/sandbox/vending/*', async (c, next) => {
    if (!carriesKey(c.req.header('authorization'), deps.key)) return c.json({ error: 'key' }, 401);
    await next();
  });

  app.get('/sandbox/vending/meters/:meter', async (c) => {
    const name = await meterName(deps, c.req.param('meter'));
    return name === undefined ? c.json({ status: 'NOT_FOUND' }, 404) : c.json(found(c.req.param('meter'), name, true));
  });

  app.get('/sandbox/vending/accounts/:kind/:provider/:account', async (c) => {
    const holder = holderOf(c.req.param('account'));
    if (holder === 'silent') {
      await deps.pause(NO_ANSWER_MS);
      return c.json({ error: 'gateway time-out' }, 504);
    }
    if (holder === null) return c.json({ status: 'NOT_FOUND' }, 404);
    const { account, kind } = c.req.param();
    return c.json(found(account, holder.name, kind === 'public-power'));
  });

  app.post('/sandbox/vending/vends', async (c) => {
    const sent = send.safeParse(await c.req.json().catch(() => null));
    if (!sent.success) return c.json({ error: 'shape' }, 400);
    const { vend, answers, duplicate } = await takeVend(deps, sent.data);
    if (!answers) {
      await deps.pause(NO_ANSWER_MS);
      return c.json({ error: 'gateway time-out' }, 504);
    }
    return duplicate ? c.json({ status: 'DUPLICATE' }, 409) : c.json(said(vend));
  });

  app.get('/sandbox/vending/vends', async (c) => {
    const asked = askedRecords(c);
    return asked === null ? c.json({ error: 'shape' }, 400) : c.json(await vendRecords(deps.db, asked));
  });

  app.get('/sandbox/vending/vends/:reference', async (c) => {
    const vend = await findVend(deps, c.req.param('reference'));
    return vend === undefined ? c.json({ status: 'NOT_FOUND' }, 404) : c.json(said(vend));
  });
  return app;
}

const found = (account: string, name: string, isMeter: boolean) => ({
  status: 'FOUND',
  name,
  terms: termsOf(account),
  ...(isMeter && meterTypeOf(account) === 'postpaid' && { meterType: 'postpaid' }),
});

function said(vend: SandboxVend) {
  return vend.outcome === 'vended'
    ? { status: 'DELIVERED', token: vend.token, units: vend.units, ...besideOf(vend) }
    : { status: 'REFUSED', reason: `${vend.account} is blocked by its provider` };
}

/** Spectranet comes as PINs, made from the reference so that a question tells the same ones; to an account that ends as a new key's meter two. */
function vouchersOf({ reference, account }: SandboxVend): readonly Voucher[] {
  const count = behaviourOf(account) === 'new-key' ? 2 : 1;
  return Array.from({ length: count }, (_, at) => {
    const digits = createHash('sha256').update(`voucher ${at} ${reference}`).digest('hex').replaceAll(/\D/g, '0');
    return { pin: digits.slice(0, 12), serial: `SPN${digits.slice(12, 22)}` };
  });
}

/** Of a meter that owes it tells what it kept; of one that gets a new key the sandbox tells all that real vendors tell, too. */
function besideOf(vend: SandboxVend) {
  if (vend.provider === 'spectranet') return { vouchers: vouchersOf(vend) };
  if (bringsToken(vend) && meterTypeOf(vend.account) === 'postpaid') return { receiptNo: `R-${vend.reference}` };
  const debtKobo = keptForDebt(vend.account, vend.amount_kobo);
  if (debtKobo > 0) return { debtKobo };
  if (behaviourOf(vend.account) !== 'new-key') return {};
  const tariff = `A-Non MD, ${formatNaira(TARIFF_KOBO_PER_KWH)} a kWh`;
  return {
    otherTokens: vend.other_tokens,
    tariff,
    vatKobo: Math.round((vend.amount_kobo * VAT_PERCENT) / (100 + VAT_PERCENT)),
    receiptNo: `R-${vend.reference}`,
  };
}

/** What the law puts on power, in the price. */
const VAT_PERCENT = 7.5;

const FIRST = [
  'Amina',
  'Bolanle',
  'Chinedu',
  'Damilola',
  'Ebele',
  'Folake',
  'Garba',
  'Halima',
  'Ifeoma',
  'Jide',
] as const;
const LAST = [
  'Abara',
  'Bankole',
  'Chukwu',
  'Danjuma',
  'Ezeala',
  'Fadipe',
  'Gambo',
  'Hassan',
  'Ibeh',
  'Kolade',
] as const;

/** Who a sandbox provider says holds an account: null, nobody; `silent`, no answer. The name is made up from the number. */
export function holderOf(account: string): { readonly name: string } | null | 'silent' {
  const behaviour = SANDBOX_ACCOUNT_ENDINGS.find(({ ending }) => account.endsWith(ending))?.behaviour;
  if (behaviour === 'unknown') return null;
  if (behaviour === 'silent') return 'silent';
  if (behaviour === 'nameless') return { name: '' };
  const [first = 0, last = 0] = createHash('sha256').update(account).digest();
  return { name: `${FIRST[first % FIRST.length]} ${LAST[last % LAST.length]}` };
}
