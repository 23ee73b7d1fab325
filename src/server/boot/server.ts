import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { accountLimits } from '../accounts/deps.ts';
import { mailedLinks } from '../accounts/mailed-links.ts';
import { workResetLinks } from '../accounts/reset-password.ts';
import { limitSignIns } from '../accounts/sign-in/limit.ts';
import { keepSessions } from '../accounts/sign-in/sessions.ts';
import { workSignUpCodes } from '../accounts/sign-up-code.ts';
import { watchAlerts } from '../alerts/watch.ts';
import { workAnnouncements } from '../announcements/mails.ts';
import { buildApp } from '../app.ts';
import { workArrears } from '../arrears/nights.ts';
import { whoseRows } from '../asked-from.ts';
import { watchChains } from '../chains/watch.ts';
import { workCharges } from '../charges/by-itself.ts';
import { type Config, inSandbox } from '../config.ts';
import type { Alive } from '../db/alive.ts';
import { databaseClock } from '../db/clock.ts';
import { watchClock } from '../db/clock-off.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { openReplica } from '../db/replica.ts';
import { isScoped } from '../db/row-scope/apply.ts';
import type { Schema } from '../db/schema.ts';
import { settleDemo } from '../demo/seed.ts';
import type { ServerDeps } from '../deps.ts';
import { handlersOf } from '../handlers.ts';
import { keyProofs } from '../http/key-proof.ts';
import { openLog } from '../http/log.ts';
import { metricsRoutes } from '../http/metrics.ts';
import { builtName, builtPortal, developedPortal } from '../http/portal-files.ts';
import { PROGRAM_CALLS } from '../http/programs.ts';
import { workAt } from '../http/puzzles.ts';
import { createLimit } from '../http/rate-limit.ts';
import { startQueue } from '../jobs.ts';
import { type Keyring, readingKeys } from '../keys/keyring.ts';
import { resealing } from '../keys/resealing.ts';
import { sealedBox } from '../keys/sealed.ts';
import { mailboxPages } from '../mail/mailbox.ts';
import { outbox } from '../mail/outbox.ts';
import { workOutbox } from '../mail/sender.ts';
import { openTransport } from '../mail/transport.ts';
import { keepingHeard } from '../metrics/heard.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { keepPresent, presence } from '../metrics/presence.ts';
import { openKeys } from '../open-keys.ts';
import { workDeletions } from '../own-data/remove.ts';
import { openPriceLists, replacedPriceLists } from '../price-lists/price-lists.ts';
import { workPurchaseMails } from '../purchase-lookup/find-purchase.ts';
import { workArrivals } from '../push/arrivals.ts';
import { systemRandom } from '../random.ts';
import { receiptFiles } from '../receipts/receipt-file.ts';
import { workNights } from '../reconciliation/night.ts';
import { workReminders } from '../reminders/write.ts';
import { watchForgotten } from '../restored/forgotten.ts';
import { workRetention } from '../retention/retention.ts';
import { sandboxNights } from '../sandbox/nights.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { exportTraces } from '../tracing/exporting.ts';
import { expiringUtterances } from '../utterances/expire.ts';
import { VERSION } from '../version.ts';
import { dyingAt } from './dying.ts';
import { type Listener, listen } from './listener.ts';
import { openMoney, proveProviders } from './open-money.ts';

/** A running portal. */
export interface RunningServer {
  /** Where it is reached, without a slash at the end. */
  readonly url: string;
  readonly deps: ServerDeps;
  /** Stop listening, let what runs finish, and close the data base. */
  close(): Promise<void>;
}

/** How long answers that are on their way may take when the portal stops, ms. */
const PATIENCE_MS = 2_000;

/** By which its lines of the log are told from those of others: as `/operations` calls it, with the port where there are several on one machine. */
const thisServer = ({ port }: Pick<Config, 'port'>): string => `${hostname()}:${port}`;

/** Start the portal; on a failure nothing is left open. `log` replaces the one on stderr. */
export async function startServer(config: Config, options: { log?: Logger } = {}): Promise<RunningServer> {
  const closing = new Closing();
  try {
    const log = options.log ?? openLog(config.logLevel, process.stderr, thisServer(config));
    const priceLists = openPriceLists(replacedPriceLists(config.priceListFiles));
    // Whatever may be wrong with the settings is found before anything is written.
    proveProviders(config);
    closing.add(await exportTraces(config.otlpEndpoint, log));
    const listener = await listen(config);
    closing.add(() => listener.close(0));
    const keys = openKeys(config, systemRandom);
    const database = await openDatabase({ ...config, dataDir: join(config.dataDir, 'db') });
    closing.add(() => database.close());
    const crash = dyingAt(config.faultAt);
    await database.onSessions((db) =>
      migrate(db, migrations, (migration) => {
        log.info({ version: VERSION, migration }, 'migrated');
        crash('C18');
      }),
    );
    const clock = await databaseClock(database.db);
    closing.add(async () => clock.stop());
    closing.add(watchClock({ log, clock: clock.now }));
    const core = { db: database.db, random: systemRandom, clock: clock.now };
    await settleDemo(core, config.demo);
    const alive = await database.inService();
    closing.add(() => alive.stop());
    const { databaseReplicaUrl } = config;
    const replica = databaseReplicaUrl === undefined ? null : await openReplica(databaseReplicaUrl, database.db, log);
    if (replica !== null) closing.add(() => replica.close());
    const seen = await byRows(database.db, log);
    const metrics = openMetrics(clock.now);
    collectDefaultMetrics({ register: metrics.registry });
    const running = await run(
      config,
      {
        ...{ ...core, alive, keys, database, log, metrics, priceLists, crash },
        reading: seen(database),
        replica: replica && { isCaughtUp: replica.isCaughtUp, reading: seen(replica) },
      },
      listener,
      closing,
    );
    return { ...running, close: () => closing.run() };
  } catch (cause) {
    await closing.run();
    throw cause;
  }
}

type Core = Pick<
  ServerDeps,
  'db' | 'random' | 'clock' | 'database' | 'reading' | 'replica' | 'log' | 'metrics' | 'priceLists'
> & {
  readonly alive: Alive;
  readonly keys: Keyring;
} & Pick<MoneyDeps, 'crash'>;

async function run(given: Config, core: Core, listener: Listener, closing: Closing) {
  const { db, database, log, keys } = core;
  const url = given.publicUrl ?? listener.localUrl;
  const config = { ...given, publicUrl: url };
  const queue = await startQueue(database, log);
  closing.add(() => queue.stop());
  const mail = outbox({ ...core, queue });
  const transport = openTransport({ ...core, config });
  closing.add(async () => transport.close());
  const base = { ...core, config, queue, mail, localUrl: listener.localUrl };
  const money = openMoney(base, keys);
  const deps: ServerDeps = {
    ...base,
    payments: money.payments,
    vending: money.deps.vending,
    otherVendors: money.deps.otherVendors ?? [],
  };

  const sessions = keepSessions({ ...core, idleMinutes: config.idleMinutes });
  const limit = limitSignIns(db, config.signInTries);
  const own = presence({ ...core, keyIds: readingKeys(keys).map(({ id }) => id) });
  const leaving = new AbortController();
  const stopping = new AbortController();
  const app = buildApp(deps, {
    handlers: handlersOf(deps, money.deps, { sessions, limit, keys }),
    sessions,
    work: workAt({ ...core, most: config.puzzleMost }),
    keyProof: keyProofs({ ...core, publicUrl: config.publicUrl }),
    programCalls: createLimit(db, PROGRAM_CALLS),
    routes: [
      metricsRoutes(deps),
      ...money.routes,
      ...(inSandbox(config, 'mail') ? [mailboxPages(db)] : []),
      ...(inSandbox(config, 'payments') ? [sandboxNights({ ...money.deps, config })] : []),
    ],
    presence: own,
    alive: core.alive,
    leaving: leaving.signal,
    stopping: stopping.signal,
    portal: await builtPortal(config),
    build: await builtName(config),
  });
  const answer = getRequestListener(app.fetch);
  if (config.development) {
    const developed = await developedPortal(listener.server, answer);
    closing.add(() => developed.close());
    listener.serve(developed.listener);
  } else listener.serve(answer);
  await workOutbox({ ...core, queue, transport, receipt: receiptFiles(money.deps, config) });
  await workArrivals({ ...core, queue, config, sealed: sealedBox(keys, 'push-keys', core.random) });
  await workResetLinks({ ...core, queue, mail, links: mailedLinks({ ...core, publicUrl: url }) });
  const codes = sealedBox(keys, 'sign-up-codes', core.random);
  await workSignUpCodes({
    ...{ ...core, queue, mail, codes, limits: accountLimits(db) },
    config: { ...config, publicUrl: url },
  });
  await workPurchaseMails({ ...core, queue, mail });
  closing.add(expiringUtterances({ ...core, config }, (err) => log.error({ err }, 'what is kept to learn from')));
  await workCharges({ ...core, queue, mail, config: { publicUrl: url } });
  await workArrears({ ...core, queue });
  await workAnnouncements({ ...core, queue, mail, config: { publicUrl: url } });
  await workReminders({ ...core, queue, mail, config: { publicUrl: url } });
  closing.add(await workNights({ ...money.deps, config, queue }));
  closing.add(await workRetention({ ...money.deps, queue }));
  await workDeletions({ ...core, queue, mail, config });
  closing.add(resealing(core));
  closing.add(watchAlerts(deps));
  closing.add(watchChains(deps));
  const notKept = (err: unknown) => log.warn({ err }, 'how it goes could not be written');
  closing.add(keepingHeard({ ...core, book: core.metrics.heard, failed: notKept }));
  closing.add(await keepPresent(own, notKept));
  closing.add(watchForgotten(money.deps));
  money.worker.start();
  closing.add(() => money.worker.stop());
  closing.add(async () => {
    stopping.abort();
    await listener.close(PATIENCE_MS);
  });
  log.info({ version: VERSION, database: database.kind, url }, 'started');
  closing.add(async () => {
    log.info({ version: VERSION, drainMs: config.drainMs }, 'stopping');
    leaving.abort();
    await own.leave().catch(notKept);
    await wait(config.drainMs);
  });
  return { url, deps };
}

/** How a place is seen by calls that only read: by its rows, where the data base has their rules and this account may put itself under them. */
async function byRows(
  db: Kysely<Schema>,
  log: Logger,
): Promise<(place: Pick<Database, 'db' | 'scoped'>) => Kysely<Schema>> {
  if (await isScoped(db)) return (place) => place.scoped(whoseRows);
  log.warn('calls read without the rules of the data base on whose rows are whose; npm run doctor says what to do');
  return (place) => place.db;
}

/** What has been opened, closed in the opposite order; a second run waits for the first. */
export class Closing {
  readonly #steps: Array<() => Promise<void>> = [];
  #done: Promise<void> | undefined;

  /** Add a step; it runs before all that were added earlier. */
  add(step: () => Promise<void>): void {
    this.#steps.unshift(step);
  }

  run(): Promise<void> {
    this.#done ??= this.#close();
    return this.#done;
  }

  async #close(): Promise<void> {
    for (const step of this.#steps) await step();
  }
}
