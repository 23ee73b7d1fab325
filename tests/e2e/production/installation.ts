import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../../../tools/testing/postgres.ts';
import { selfSigned } from '../../support/certificate.ts';
import { asRole, makeTables } from '../../support/server/deployed-tables.ts';
import { ownDatabase } from '../../support/server/own-database.ts';
import { type Asked, startStandIn } from '../../support/stand-ins.ts';
import { startPortal } from '../support/start.ts';
import { freePort, type MailServer, mailServer, tlsProxy } from './around.ts';
import { PAYMENTS, type Plan, VENDORS } from './pairs.ts';

/** A portal as its operator runs it, and everything that stands around it. */
export interface Installation {
  /** Where people reach it, over TLS. */
  readonly url: string;
  readonly payment: Asked;
  readonly vendor: Asked;
  readonly mail: Pick<MailServer, 'linkTo' | 'codeTo'>;
  readonly plans: Awaited<ReturnType<(typeof VENDORS)[string]['plans']>>;
  /** Runs a command of the operator's beside it, with the same settings; answers what it prints, and throws where it fails. */
  readonly command: (name: string, ...args: readonly string[]) => Promise<string>;
  /** What the doctor is to call wrong. */
  readonly wrong: readonly string[];
  readonly close: () => Promise<void>;
}

const run = promisify(execFile);
/** Of the portal's account in the data base. */
const PASSWORD = 'of-a-test-alone';

/** Starts one for a pair of providers, on an empty data base. */
export async function install(paymentName: string, vendorName: string): Promise<Installation> {
  const payments = PAYMENTS[paymentName];
  const vending = VENDORS[vendorName];
  if (payments === undefined || vending === undefined) throw new Error(`No pair ${paymentName}+${vendorName}.`);
  const steps: (() => Promise<unknown> | unknown)[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-production-'));
  steps.push(() => rmSync(folder, { recursive: true, force: true }));
  const certificate = selfSigned();
  const trusted = join(folder, 'authority.pem');
  writeFileSync(trusted, certificate.cert);
  // Who sends an event, and the portal to its mail server, trust the certificate as they would a bought one.
  process.env.NODE_EXTRA_CA_CERTS = trusted;
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? null : await startPostgres();
  const server = given ?? postgres?.url;
  if (server === undefined) throw new Error('PostgreSQL is not installed here.');
  if (postgres !== null) steps.push(() => postgres.stop());
  const database = await ownDatabase(server);
  steps.push(database.drop);
  // As deploy/compose.yaml does it: the portal's account may do no more than it has to.
  await makeTables(database.url, PASSWORD);
  const mail = await mailServer(certificate);
  steps.push(mail.close);
  const payment = await startStandIn(payments.name);
  steps.push(payment.end);
  const vendor = await startStandIn(vending.name);
  steps.push(vendor.end);
  const port = await freePort();
  const proxy = await tlsProxy(certificate, port);
  steps.push(proxy.close);
  const url = `https://localhost:${proxy.port}`;
  const plans = await vending.plans(vendor);
  const settings = {
    NODE_ENV: 'production',
    // What is bought is tried here; a second factor has tests of its own.
    SECOND_FACTOR: 'offered',
    PORT: String(port),
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: asRole(database.url, 'portal', PASSWORD),
    AUTH_SECRET: 'made-up-secret-of-an-operator-0123456789',
    SMTP_URL: mail.url,
    MAIL_FROM: 'receipts@operator.example',
    SUPPORT_EMAIL: 'help@operator.example',
    PAYMENT_PROVIDER: paymentName,
    VENDING_PROVIDER: vendorName,
    ...payments.settings(payment),
    ...vending.settings(vendor),
    ...priceLists(folder, plans),
  };
  const portal = await startPortal(settings);
  steps.push(portal.stop);
  if (payments.webhook !== null) await payment.ask('PUT', '/stand-in/webhook', { url: `${url}${payments.webhook}` });
  return {
    url,
    payment,
    vendor,
    mail,
    plans,
    command: async (name, ...args) => {
      const env = { ...process.env, ...settings };
      return (await run('npm', ['run', '--silent', name, '--', ...args], { env })).stdout;
    },
    wrong: [],
    close: async () => {
      for (const step of steps.reverse()) await step();
    },
  };
}

/** A price list that has one plan, for each kind that the vendor sells. */
function priceLists(folder: string, plans: Installation['plans']): Record<string, string> {
  const named = {
    PRICE_LIST_DATA_PLANS: plans.data,
    PRICE_LIST_INTERNET: plans.internet,
    PRICE_LIST_CABLE_PAY_BILLS: plans.cable,
    PRICE_LIST_CABLE_WIZARD: plans.cable,
  };
  const written = Object.entries(named).flatMap(([variable, plan]: [string, Plan | undefined]) => {
    if (plan === undefined) return [];
    const { provider, ...one } = plan;
    const file = join(folder, `${variable}.json`);
    writeFileSync(file, JSON.stringify({ providers: [{ provider, packages: [one] }] }));
    return [[variable, file]];
  });
  return Object.fromEntries(written);
}
