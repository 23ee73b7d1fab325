import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { type Config, readConfig, setIn } from '../../config.ts';
import { databaseClock } from '../../db/clock.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { hasSecret, openKeys } from '../../open-keys.ts';
import { systemRandom } from '../../random.ts';
import { type Pace, paceOf } from '../../vending/availability/wallets.ts';
import { bad, type Finding, told } from './finding.ts';
import { checkData, checkMail, checkPriceLists, checkReached, checkSettings } from './installation.ts';
import { checkKeys } from './keys.ts';
import { checkOutages } from './outages.ts';
import { checkPool } from './pool.ts';
import { checkProviders } from './providers.ts';
import { checkPush } from './push.ts';
import { checkRights } from './rights.ts';
import { checkRows } from './rows.ts';
import { checkSecondPerson } from './second-person.ts';
import { checkStandby } from './standby.ts';

/** Settings whose values are told to nobody; of several in one, each. */
const SECRET = /SECRET|KEY|TOKEN|PASSWORD|AGENT_ID|HASH/;

/** What stands in no line: keys, and the passwords of addresses. */
export function secretsOf(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  const keys = Object.entries(variables).flatMap(([name, value]) => (SECRET.test(name) && value ? [value] : []));
  const passwords = [
    variables.SMTP_URL,
    variables.DATABASE_URL,
    variables.DATABASE_DIRECT_URL,
    variables.DATABASE_REPLICA_URL,
  ].flatMap((url) => {
    if (url === undefined || !URL.canParse(url)) return [];
    const { password } = new URL(url);
    return password === '' ? [] : [password, decodeURIComponent(password)];
  });
  return [...keys, ...keys.flatMap((key) => key.split(/[,\n]/).map((one) => one.trim())), ...passwords].filter(
    (secret) => secret.length > 3,
  );
}

/** Everything that can be looked at of an installation, running or about to start; changes nothing. */
export async function examine(variables: Readonly<Record<string, string | undefined>>): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = readConfig(variables);
  } catch (cause) {
    if (!(cause instanceof CannotStart)) throw cause;
    return [bad('Settings', cause.message, 'docs/run/configuration.md has every variable.')];
  }
  const data = await looking(config);
  const [providers, mail, reached] = await Promise.all([
    checkProviders(config, data.now, data.paces),
    checkMail(config),
    checkReached(config),
  ]);
  return [...checkSettings(config), ...data.findings, ...checkPriceLists(config), ...providers, ...mail, ...reached];
}

interface Looked {
  readonly findings: readonly Finding[];
  readonly now: () => Date;
  /** How the wallet with each vendor is judged, as far as the data base says. */
  readonly paces: ReadonlyMap<string, Pace>;
}

/** The data base's own findings, and its clock: the one by which the portal goes. */
async function looking(config: Config): Promise<Looked> {
  const ownClock = () => new Date();
  const paces = new Map<string, Pace>();
  let database: Database;
  try {
    database = await openDatabase({ ...config, dataDir: join(config.dataDir, 'db') });
  } catch (cause) {
    if (!(cause instanceof CannotStart)) throw cause;
    const remedy = 'On the embedded data base stop the portal first; a PostgreSQL server can be asked while it runs.';
    return { findings: [bad('Data base', cause.message, remedy)], now: ownClock, paces };
  }
  try {
    const clock = await databaseClock(database.db);
    clock.stop();
    const data = await checkData(database, config);
    const findings = [...data, ...(await checkStandby(config, database)), ...(await checkPool(config, database))];
    // Without its tables it says nothing of wallets.
    if (data.some(({ about, is }) => about === 'Data base' && is !== 'good'))
      return { findings, now: clock.now, paces };
    const { vendingProvider, otherVendors } = config;
    for (const vendor of [vendingProvider, ...otherVendors]) {
      const pace = await paceOf(database.db, vendor, clock.now());
      if (pace !== null) paces.set(vendor, pace);
    }
    const down = await checkOutages(database.db, clock.now(), [vendingProvider, ...otherVendors]);
    const held = await keysHeld(config, database, clock.now());
    const two = await checkSecondPerson(database.db, config);
    const rows = await checkRows(database);
    const rights = await checkRights(database, config);
    return { findings: [...findings, rows, ...rights, ...held, ...two, ...down], now: clock.now, paces };
  } finally {
    await database.close();
  }
}

/** What the keys come to, and what is sealed with them for devices; where none was generated yet, nothing is sealed. */
async function keysHeld(config: Config, { db }: Database, now: Date): Promise<readonly Finding[]> {
  if (!hasSecret(config)) return [];
  try {
    const keys = openKeys(config, systemRandom);
    return [...(await checkKeys(db, keys, now)), await checkPush(config, db, keys)];
  } catch (cause) {
    if (!(cause instanceof CannotStart)) throw cause;
    return [bad('Keys', cause.message, 'docs/operations/keys.md says how keys are exchanged.')];
  }
}

/** What is set, with files read where they can be: else a finding says so. */
function readable(variables: Readonly<Record<string, string | undefined>>) {
  try {
    return setIn(variables);
  } catch {
    return variables;
  }
}

/** `npm run doctor`: says what is wrong with an installation, and ends with 1 where it does not sell as it should. */
async function main(): Promise<void> {
  const findings = await examine(process.env);
  process.stdout.write(`${told(findings, secretsOf(readable(process.env)))}\n`);
  process.exitCode = findings.some(({ is }) => is === 'bad') ? 1 : 0;
}

if (import.meta.main) await main();
