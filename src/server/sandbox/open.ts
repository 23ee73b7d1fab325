import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { ServerEnv } from '../http/context.ts';
import type { Line } from '../http-client.ts';
import { sandboxDifferences } from './differences.ts';
import { type SandboxPaymentsDeps, sandboxPayments } from './payments/payments.ts';
import { webhookSender } from './payments/webhooks.ts';
import type { VendingBooksDeps } from './vending/books.ts';
import { sandboxVending } from './vending/vending.ts';

/** The sandboxes of one installation: their routes, and how our own side reaches them over HTTP. */
export interface Sandboxes {
  readonly paymentRoutes: Hono<ServerEnv>;
  readonly vendingRoutes: Hono<ServerEnv>;
  /** Where differences are put into what both tell of their books. */
  readonly differenceRoutes: Hono<ServerEnv>;
  readonly paymentLine: Line;
  readonly vendingLine: Line;
  readonly webhookSecret: string;
}

type SandboxDeps = Pick<SandboxPaymentsDeps, 'db' | 'clock' | 'random'> & VendingBooksDeps;

/** How long our side waits for an answer, ms; the sandbox vendor's time-outs take this long (DECISIONS 49). */
const PATIENCE_MS = { payments: 5_000, vending: 3_000 } as const;

/**
 * Open both sandboxes. Keys come from the installation's secret, so that several servers of one installation agree.
 * `localUrl` is where they answer on this machine.
 */
export function openSandboxes(deps: SandboxDeps, secret: Uint8Array, localUrl: () => string): Sandboxes {
  const key = (name: string) => createHmac('sha256', secret).update(`sandbox:${name}`).digest('hex');
  const keys = { payments: key('payments'), vending: key('vending'), webhook: key('webhook') };
  const wait = (ms: number) => pause(ms, undefined, { ref: false });
  const deliver = webhookSender(() => `${localUrl()}/api/payments/webhook/sandbox`, fetch, wait);
  return {
    paymentRoutes: sandboxPayments({ ...deps, key: keys.payments, webhookSecret: keys.webhook, deliver }),
    vendingRoutes: sandboxVending({ ...deps, key: keys.vending, pause: wait }),
    differenceRoutes: sandboxDifferences(deps),
    paymentLine: { fetch, baseUrl: localUrl, key: keys.payments, timeoutMs: PATIENCE_MS.payments },
    vendingLine: { fetch, baseUrl: localUrl, key: keys.vending, timeoutMs: PATIENCE_MS.vending },
    webhookSecret: keys.webhook,
  };
}
