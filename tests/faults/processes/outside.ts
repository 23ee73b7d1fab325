import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { hashPassword } from '#src/server/accounts/passwords.ts';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { systemRandom } from '#src/server/random.ts';
import type { Payer } from '../../endings/support/payers.ts';
import { PHONE, type Vendor } from '../../endings/support/vendors.ts';
import { holding } from '../../support/server/settings.ts';
import { readTemplate } from '../../support/server/template.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { RESIDENT, settle } from '../support/fixtures.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Setting } from './options.ts';
import { ADMINISTRATOR, RESIDENTS } from './residents.ts';
import { type SteppedClock, steppedClock } from './stepped-clock.ts';

/** Everything around the portals of a setting, in processes that outlive them. */
export interface Outside {
  readonly pair: { readonly payer: Payer; readonly vendor: Vendor };
  readonly payments: StandIn;
  readonly vending: StandIn;
  /** Ids of the mails that the mail server has accepted. */
  readonly mails: readonly string[];
  readonly cluster: Cluster | null;
  /** The clock of the data base; null: it cannot be made wrong here. */
  readonly clock: SteppedClock | null;
  /** What every portal is started with, beside its port. */
  readonly settings: Readonly<Record<string, string>>;
  readonly folder: string;
  /** What is wrong with a stand-in from now on; without anything, nothing. */
  readonly wrong: (of: 'payments' | 'vending', faults?: object) => Promise<void>;
  /** Events go there from now on. */
  readonly eventsTo: (url: string) => Promise<void>;
  /** Opens the data base; of the embedded one no portal may be running. */
  readonly open: () => Promise<Database>;
  /** Fills the data base with an estate and its residents; it may have its tables already. */
  readonly furnish: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The tries of an event are so much closer together than a provider's. */
const EVENT_PACE = 0.01;

/** Starts all of it around a data base with nothing in it; null: PostgreSQL is wanted and not installed. */
export async function openOutside(
  { dataBase }: Pick<Setting, 'dataBase'>,
  pair: Outside['pair'],
  more: { readonly archiving?: boolean } = {},
): Promise<Outside | null> {
  const cluster = dataBase === 'postgres' ? await startCluster(more) : null;
  if (dataBase === 'postgres' && cluster === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-faults-'));
  const [payments, vending, mail] = await Promise.all([
    startStandIn(pair.payer.name, { pace: EVENT_PACE }),
    startStandIn(pair.vendor.name),
    mailServer(),
  ]);
  const dataDir = join(folder, 'db');
  const open = () => openDatabase(cluster === null ? { dataDir } : { databaseUrl: cluster.url });
  const openFirst = async () =>
    cluster === null && !existsSync(dataDir)
      ? openDatabase({ dataDir, template: await readTemplate('tables') })
      : open();
  // The embedded data base has the clock of its portal.
  const clock = cluster === null ? steppedClock(folder) : cluster.clock;
  return {
    ...{ pair, payments, vending, cluster, clock, folder, open },
    furnish: () => furnish(openFirst),
    mails: mail.accepted,
    settings: {
      ...{
        DATA_DIR: folder,
        DEMO: 'off',
        SECOND_FACTOR: 'offered',
        AUTH_SECRET: randomUUID(),
        SMTP_URL: mail.url,
        VENDING_PHONE: PHONE,
      },
      ...{ PAYMENT_PROVIDER: pair.payer.name, VENDING_PROVIDER: pair.vendor.name },
      ...pair.payer.settings(payments),
      ...pair.vendor.settings(vending),
      ...(cluster === null ? clock?.environment : { DATABASE_URL: cluster.url }),
    },
    wrong: async (of, faults = {}) => {
      const answer = await (of === 'payments' ? payments : vending).ask('PUT', '/stand-in/faults', faults);
      if (answer.status !== 200) throw new Error(answer.text);
    },
    eventsTo: async (url) => {
      const to = `${url}/api/payments/webhook/${pair.payer.name}`;
      await payments.ask('PUT', '/stand-in/webhook', { url: to });
    },
    close: async () => {
      await Promise.all([payments.end(), vending.end(), mail.close()]);
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An estate, its residents whose meters the stand-ins know, and who looks after the platform; nobody has bought anything. */
async function furnish(open: Outside['open']): Promise<void> {
  const { db, close } = await open();
  await migrate(db);
  await settle(db);
  const estate_id = RESIDENT.estate?.id ?? 0;
  const house = { estate_id, landlord_name: 'Amaka Eze', house_address: 'House 1' };
  const meters = [...new Set(RESIDENTS.map(({ meter }) => meter))];
  await db
    .insertInto('meters')
    .values(meters.map((meter_number) => ({ ...house, meter_number })))
    .execute();
  const like = {
    password_hash: await hashPassword(DEMO_PASSWORD, systemRandom),
    ...{ first_name: 'Amaka', last_name: 'Eze', phone: '08030000001', status: 'occupied' as const },
    ...{ is_verified: true, address: 'House 1', created_at: new Date() },
  } as const;
  const people = [
    ...RESIDENTS.map(({ email, meter }) => ({ email, role: 'service-user', estate_id, meter_number: meter }) as const),
    { email: ADMINISTRATOR, role: 'netplus-admin', estate_id: null, meter_number: null } as const,
  ];
  await db
    .insertInto('users')
    .values(people.map((person) => ({ ...like, ...person, id: randomUUID() })))
    .execute();
  // All of them are at one address here, and each buys for many.
  for (const [name, most] of [
    ['orders-by-account', 1_000],
    ['orders-by-address', 10_000],
  ] as const)
    await holding(db, name, '', most);
  await close();
}

/** A mail server that takes everything, and keeps the ids of what it took. */
async function mailServer() {
  const accepted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _, done) => {
      text(stream).then(
        (mail) => {
          const id = /^message-id:\s*<([^@>]+)@/im.exec(mail)?.[1];
          if (id !== undefined) accepted.push(id);
          done();
        },
        // Whoever sent it died half way: nothing was accepted.
        (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause))),
      );
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { accepted, close, url: `smtp://127.0.0.1:${address.port}` };
}
