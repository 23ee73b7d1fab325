import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { vendorPage } from '../page.ts';
import { silence } from '../silence.ts';
import type { Stand, StandEnv } from '../stand.ts';
import type { Ending } from './meters.ts';
import type { Sale, Sales } from './sales.ts';

/** A list of the vendor's page: what to type, and what it does. */
export interface Help {
  readonly heading: string;
  readonly rows: readonly (readonly [string, string])[];
}

interface DeskOptions {
  readonly vendor: string;
  readonly help: readonly Help[];
  /** After staff of the vendor settled a pending sale; within that change. */
  readonly settled?: (sale: Sale) => void;
}

const DESK_HELP: Help = {
  heading: 'The desk',
  rows: [
    ['GET /stand-in/books', 'what was executed per reference, how often, in kobo, with its tokens'],
    ['POST /stand-in/wallet {"kobo": 500000}', 'what is in the wallet from now on'],
    ['POST /stand-in/sales/REFERENCE {"status": "delivered"}', 'settles a pending sale; or "reversed"'],
    ['special.wallet-empty true', 'the wallet can pay nothing'],
    ['special.down ["ikeja-electric"]', 'these services are down, by the name that the vendor has for them'],
    ['special.code "083"', 'each sale is answered with this code and not executed; with code-done true it is executed'],
    ['special.requery-code, special.verify-code', 'the same for a question after a sale, and for one after an account'],
    ['special.lag-ms 60000', 'for so long the books do not know a new sale'],
    ['special.pending-ms, special.slow-ms', 'how long pending is pending, and slow is slow'],
  ],
};

const walletBody = z.strictObject({ kobo: z.int().min(0) });
const settleBody = z.strictObject({ status: z.enum(['delivered', 'reversed']) });

/** What a vendor has beside its own paths: a page for a person who tries it, its wallet, and its staff. */
export function openDesk({ book }: Stand, sales: Sales, { vendor, help, settled }: DeskOptions): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  app.get('/', (c) => c.html(vendorPage(vendor, 'What it knows', html`${[...help, DESK_HELP].map(list)}`)));
  app.post('/stand-in/wallet', async (c) => {
    const body = walletBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ problem: 'Send { "kobo": 500000 }.' }, 400);
    sales.fill(body.data.kobo);
    return c.json({ walletKobo: sales.walletKobo() });
  });
  app.post('/stand-in/sales/:reference', async (c) => {
    const body = settleBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ problem: 'Send { "status": "delivered" } or "reversed".' }, 400);
    const sale = book.change(() => {
      const done = sales.settle(c.req.param('reference'), body.data.status);
      if (done !== undefined) settled?.(done);
      return done;
    });
    return sale === undefined ? c.json({ problem: 'no pending sale' }, 404) : c.json({ status: sale.status });
  });
  return app;
}

/** The answer after a sale, as late as its ending wants it: a silent one never comes. */
export async function asItEnds(
  c: Context<StandEnv>,
  ending: Ending,
  { faults }: Stand,
  answer: () => Response,
): Promise<Response> {
  if (ending === 'silent' || ending === 'timeout') return silence(c);
  if (ending === 'slow') await pause(slowMs(faults), undefined, { ref: false });
  return answer();
}

/** How long a slow sale takes, ms. */
export function slowMs(faults: Stand['faults']): number {
  const set = faults.special('slow-ms');
  return typeof set === 'number' ? set : 20_000;
}

/** The code that a fault wants to be answered; undefined: none. */
export function wantedCode(faults: Stand['faults'], word: 'code' | 'requery-code' | 'verify-code'): string | undefined {
  const code = faults.special(word);
  return code === undefined ? undefined : String(code);
}

/** True for a service that a fault calls down. */
export function isDown(faults: Stand['faults'], service: string): boolean {
  const down = faults.special('down');
  return Array.isArray(down) && down.includes(service);
}

const list = ({ heading, rows }: Help) =>
  html`<h2>${heading}</h2><dl>${rows.map(([term, what]) => html`<dt><code>${term}</code></dt><dd>${what}</dd>`)}</dl>`;
