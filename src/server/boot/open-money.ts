import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { BadConfig, type Config, inSandbox } from '../config.ts';
import { statementTime } from '../db/clock.ts';
import type { ServerDeps } from '../deps.ts';
import type { ServerEnv } from '../http/context.ts';
import { tellingWhy } from '../http-client.ts';
import type { Keyring } from '../keys/keyring.ts';
import { sealedBox } from '../keys/sealed.ts';
import { counted } from '../metrics/counted.ts';
import { freeLeases } from '../order-worker/lease.ts';
import { webhookRoutes } from '../order-worker/webhook.ts';
import { type MoneyWorker, moneyWorker } from '../order-worker/worker.ts';
import { oneQuestion, type PaymentPort } from '../payments/port.ts';
import { openFlutterwave } from '../payments/providers/flutterwave/open.ts';
import { openNetplus } from '../payments/providers/netplus/open.ts';
import { openPaystack } from '../payments/providers/paystack/open.ts';
import { sandboxPaymentPort } from '../payments/providers/sandbox.ts';
import { queuesArrivals } from '../push/arrivals.ts';
import { orderLetters } from '../receipts/receipt-mail.ts';
import { openSandboxes } from '../sandbox/open.ts';
import { orderChanges } from '../settlement/changes.ts';
import { MONEY_PACE, type MoneyDeps, type MoneyLog } from '../settlement/money.ts';
import { watched } from '../vending/availability/watched.ts';
import type { VendingPort } from '../vending/port.ts';
import { sandboxVendingPort } from '../vending/providers/sandbox.ts';
import { vendorKeys, vendors } from '../vending/vendors.ts';
import { onlyTo, providerOrigins } from './destinations.ts';
import { heardPayments, heardVendor } from './heard-ports.ts';

/** The money path of a running server. */
interface OpenMoney {
  readonly payments: PaymentPort;
  /** What `orderHandlers` takes. */
  readonly deps: MoneyDeps;
  /** The webhook, and the sandboxes where they are used. */
  readonly routes: readonly Hono<ServerEnv>[];
  readonly worker: MoneyWorker;
}

type Base = Pick<
  ServerDeps,
  'db' | 'database' | 'clock' | 'random' | 'config' | 'localUrl' | 'log' | 'mail' | 'metrics' | 'queue'
> &
  Pick<MoneyDeps, 'crash'>;

/** Put the money path together: the providers that are configured, the webhook, and the worker that settles orders. */
export function openMoney(base: Base, keys: Keyring): OpenMoney {
  const { db, clock, random, mail, config, metrics } = base;
  const sandboxes = openSandboxes({ db, clock, random }, keys.present.secret, () => base.localUrl);
  const former = config.providerKeys.PAYMENT_WEBHOOK_SECRET_FORMER;
  const asked = tellingWhy(base.log, clock, onlyTo(providerOrigins(config)));
  const sandbox = () =>
    sandboxPaymentPort(sandboxes.paymentLine, [sandboxes.webhookSecret, ...(former === undefined ? [] : [former])]);
  const provider = paymentProvider(config, clock, sandbox, asked);
  const payments = oneQuestion(counted(heardPayments(provider, metrics.heard), ['begin', 'verify', 'refund'], metrics));
  const log = logTo(base.log);
  const vendor = (name: string) => {
    const port = vendorNamed(name, config, clock, () => sandboxVendingPort(sandboxes.vendingLine), asked);
    const heard = counted(
      heardVendor(port, metrics.heard),
      ['supplies', 'balance', 'findMeter', 'findAccount', 'vend', 'query'],
      metrics,
    );
    return watched(heard, { db, clock, log });
  };
  const vending = vendor(config.vendingProvider);
  const otherVendors = config.otherVendors.map(vendor);
  const deps: MoneyDeps = {
    db,
    clock,
    random,
    mail,
    payments,
    vending,
    otherVendors,
    log,
    metrics,
    letters: orderLetters(mail, queuesArrivals(base.queue, clock)),
    sealed: sealedBox(keys, 'refund-accounts', random),
    changes: orderChanges(),
    now: statementTime,
    silences: new Map(),
    pace: MONEY_PACE,
    crash: base.crash,
    nudge: (orderId) => worker.nudge(orderId),
  };
  // One process has the embedded data base, so a lease that is there now is a dead process's.
  const embedded = base.database.kind === 'pglite';
  const worker: MoneyWorker = moneyWorker(() => deps, embedded ? () => freeLeases(deps) : undefined);
  return {
    payments,
    deps,
    worker,
    routes: [
      webhookRoutes(deps),
      ...(config.paymentProvider === 'sandbox' ? [sandboxes.paymentRoutes] : []),
      ...(inSandbox(config, 'vending') ? [sandboxes.vendingRoutes] : []),
      ...(inSandbox(config, 'payments') || inSandbox(config, 'vending') ? [sandboxes.differenceRoutes] : []),
    ],
  };
}

/** The settings, with the address that people reach the portal under. */
type Reached = ServerDeps['config'];

/** Throws, before anything is opened or written, where a provider is not known or lacks a key of its own; the message names both. */
export function proveProviders(config: Config): void {
  const clock = () => new Date();
  // Where it is reached is not known before it listens, and no provider is asked here.
  paymentProvider({ ...config, publicUrl: config.publicUrl ?? 'http://localhost' }, clock, () => null);
  for (const name of [config.vendingProvider, ...config.otherVendors]) vendorNamed(name, config, clock, () => null);
}

function paymentProvider<S>(
  config: Reached,
  clock: () => Date,
  sandbox: () => S,
  asked?: typeof fetch,
): PaymentPort | S {
  return choose<PaymentPort | S>('PAYMENT_PROVIDER', config.paymentProvider, {
    sandbox,
    paystack: () => openPaystack(config, clock, asked),
    flutterwave: () => openFlutterwave(config, clock, asked),
    netplus: () => openNetplus(config, asked),
  });
}

function vendorNamed<S>(
  name: string,
  config: Config,
  clock: () => Date,
  sandbox: () => S,
  asked?: typeof fetch,
): VendingPort | S {
  const whose = name === config.vendingProvider ? '' : `, whose keys begin with VENDING_${name.toUpperCase()}_`;
  return choose<VendingPort | S>('VENDING_PROVIDER', name, {
    sandbox,
    ...vendors(vendorKeys(config, name), clock, whose, asked),
  });
}

function choose<P>(variable: string, name: string, known: Record<string, () => P>): P {
  const open = known[name];
  if (open === undefined) {
    throw new BadConfig(`${variable}: '${name}' is not known; known are: ${Object.keys(known).join(', ')}`);
  }
  return open();
}

function logTo(log: Logger): MoneyLog {
  return (level, fields, message) => log[level](fields, message);
}
