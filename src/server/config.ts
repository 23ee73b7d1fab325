import { z } from 'zod';
import { IDLE_MINUTES, SESSION_HOURS } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { PriceListName } from '#catalogues/orders.ts';
import type { SignInTries } from './accounts/sign-in/limit.ts';
import type { FaultAt } from './boot/dying.ts';
import { whyOpen } from './boot/exposure.ts';
import { whyUnfit } from './boot/unfit.ts';
import { CannotStart } from './cannot-start.ts';
import type { CallsPerMinute } from './http/pace.ts';
import { isLoopback } from './loopback.ts';
import { PUSH_SERVICES } from './push/services.ts';
import { withFiles } from './setting-files.ts';

const SANDBOX = 'sandbox';
const word = z.string().transform((said) => said.trim().toLowerCase());
const onOff = word
  .pipe(z.enum(['on', 'off', 'true', 'false', '1', '0']))
  .transform((said) => ['on', 'true', '1'].includes(said));
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** What NODE_ENV may say, in any letter case; the empty one is as if it was not said. */
const KINDS: Readonly<Record<string, Kind | null>> = {
  production: 'production',
  prod: 'production',
  development: 'development',
  dev: 'development',
  test: 'test',
  '': null,
};
type Kind = 'production' | 'development' | 'test';

const kind = word.transform((said, context) => {
  const known = Object.hasOwn(KINDS, said) ? KINDS[said] : undefined;
  if (known !== undefined) return known;
  // A word for production that is not understood must not open a demonstration.
  context.addIssue(`'${said}' is not known; known are: production, development, test, or leave it out`);
  return z.NEVER;
});

/** Beyond its last hour no session goes on, used or not. */
const idleMinutes = whole(5, SESSION_HOURS * 60);

/** Hosts of push services; a whole address, as `http://127.0.0.1:8090`, is a stand-in of one on this machine. */
const pushServices = z
  .string()
  .transform((said) => said.split(',').map((one) => one.trim().toLowerCase()))
  .refine(
    (all) => all.every((one) => /^[\w.-]+\.[a-z]{2,}$/.test(one) || isHere(one)),
    'has hosts with commas between, e.g. push.services.mozilla.com',
  );

const isHere = (one: string): boolean =>
  URL.canParse(one) && new URL(one).origin === one && isLoopback(new URL(one).hostname);

const environment = z.object({
  NODE_ENV: kind.default(null),
  // An IPv6 address stands in brackets in a URL, and without them here.
  HOST: z
    .string()
    .transform((host) => host.trim().replace(/^\[(.*)\]$/, '$1'))
    .default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_TLS: word.pipe(z.enum(['required', 'offered'])).default('required'),
  BACKUP_KEY_FILE: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_SECRET_FORMER: z
    .string()
    .default('')
    .transform((said) => said.split(/[,\n]/).flatMap((one) => one.trim() || []))
    .refine(
      (all) => all.every((one) => one.length >= 32),
      'has secrets with commas between; each has at least 32 characters',
    ),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_TLS: word.pipe(z.enum(['required', 'offered'])).default('required'),
  MAIL_FROM: z.email().default('receipts@wattchat.example'),
  SUPPORT_EMAIL: z.email().default('support@wattchat.example'),
  SUPPORT_PHONE: z.string().max(30).default('+234 700 928 8242'),
  PAYMENT_PROVIDER: z.string().default(SANDBOX),
  VENDING_PROVIDER: z
    .string()
    .default(SANDBOX)
    .transform((said) => [...new Set(said.split(',').map((name) => name.trim()))])
    .refine((names) => !names.includes(''), 'has a comma with no name beside it'),
  PRICE_LIST_DATA_PLANS: z.string().optional(),
  PRICE_LIST_INTERNET: z.string().optional(),
  PRICE_LIST_CABLE_PAY_BILLS: z.string().optional(),
  PRICE_LIST_CABLE_WIZARD: z.string().optional(),
  PACE: z.enum(['swift', 'specified']).default('swift'),
  DEMO: onOff.optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  SIGN_IN_TRIES_PER_ACCOUNT: whole(1, 1_000_000).default(10),
  SIGN_IN_TRIES_PER_ADDRESS: whole(1, 1_000_000).default(100),
  SIGN_IN_TRIES_PER_DEVICE: whole(1, 1_000_000).default(10),
  SIGN_IN_TRIES_PER_DAY: whole(1, 1_000_000).default(1_000),
  PUZZLE_MOST: whole(0, 64).default(8),
  CALLS_PER_MINUTE_ACCOUNT: whole(60, 1_000_000).default(1_200),
  CALLS_PER_MINUTE_ADDRESS: whole(600, 10_000_000).default(12_000),
  CHAIN_HEAD_FILE: z.string().optional(),
  CHAIN_HEAD_MAIL: z.email().optional(),
  SECOND_FACTOR: word.pipe(z.enum(['required', 'offered'])).optional(),
  SIGN_UP_CODE: onOff.optional(),
  IDLE_MINUTES_ADMINISTRATORS: idleMinutes.optional(),
  IDLE_MINUTES_RESIDENTS: idleMinutes.default(IDLE_MINUTES.residents),
  REFUND_LIMIT_NAIRA: whole(0, 100_000_000).optional(),
  PUSH_SERVICES: pushServices.default([...PUSH_SERVICES]),
  LEARNING_DAYS: whole(1, 365).default(90),
  DRAIN_SECONDS: whole(0, 300).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  FAULT_AT: z
    .string()
    .regex(/^C\d{1,2}(:\d{1,4})?$/, 'names a crash point, as C11 or C16:3')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Longer than proxies usually wait between two looks, s. */
const PRODUCTION_DRAIN_S = 5;

/** How this installation is set up; read once, at the start. */
export interface Config {
  readonly production: boolean;
  /** NODE_ENV=development, where this machine alone comes by: the portal is built as it is asked for, and no policy holds its scripts. */
  readonly development: boolean;
  /** Why what was built is served although NODE_ENV is development; null where it is not. */
  readonly notDeveloped: string | null;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Where people reach the portal; null: the address that is listened on. No slash at the end. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The same server past a pool that hands connections out by transaction: what needs a whole session goes there. */
  readonly databaseDirectUrl: string | undefined;
  /** A standby of it that answers what is only read. */
  readonly databaseReplicaUrl: string | undefined;
  /** What copies of the data base are sealed with: a file, or a passphrase. */
  readonly backupKeyFile: string | null;
  readonly backupPassphrase: string | null;
  /** Null: one is generated and kept in the data folder. */
  readonly authSecret: string | null;
  /** Secrets of before, and those of soon: what they signed or sealed is read, and nothing new is. */
  readonly authSecretsFormer: readonly string[];
  /** Null: mail goes to the sandbox mailbox. */
  readonly smtpUrl: string | null;
  /** Nothing is sent to the mail server but by TLS: it is on another machine, and its operator has not said otherwise. */
  readonly smtpNeedsTls: boolean;
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly paymentProvider: string;
  /** Through which everything new is sold. */
  readonly vendingProvider: string;
  /** Vendors that sold before: what was sent through them is asked there, and nothing new is sent. */
  readonly otherVendors: readonly string[];
  /** Each provider's own settings: every variable that begins with PAYMENT_ or VENDING_. */
  readonly providerKeys: Readonly<Record<string, string>>;
  /** The file that replaces a price list, where the operator names one. */
  readonly priceListFiles: Readonly<Record<PriceListName, string | undefined>>;
  readonly pace: 'swift' | 'specified';
  readonly demo: boolean;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustProxy: number;
  /** Wrong sign-ins that are taken as they come (`SignInTries`). */
  readonly signInTries: SignInTries;
  /** How many calls one asker makes of a server in a minute. */
  readonly callsPerMinute: CallsPerMinute;
  /** The most work of a puzzle, in times of the least; 0: whoever is over a limit waits. */
  readonly puzzleMost: number;
  /** Where the heads of the chains go each night: a file that grows, and whoever is mailed. */
  readonly chainHeadFile: string | null;
  readonly chainHeadMail: string | null;
  /** Whether administrators must have a second factor; everybody may have one. */
  readonly secondFactor: 'required' | 'offered';
  /** An account is opened with a code that was mailed to its address; without one, whoever signs up learns which addresses have an account. */
  readonly signUpCode: boolean;
  /** A session in which nothing was done for so many minutes ends, by whose it is. */
  readonly idleMinutes: { readonly administrators: number; readonly residents: number };
  /** Above it a refund is paid by hand only once a second platform administrator has agreed, kobo; null: one is enough. */
  readonly refundLimit: number | null;
  /** Whose addresses a browser may name as where it takes messages. */
  readonly pushServices: readonly string[];
  /** How long a sentence that was not understood is kept of somebody who agreed to that, days. */
  readonly learningDays: number;
  readonly logLevel: string;
  /** How long it says that it is not ready before it stops, so that a proxy sends nobody here any more, ms. */
  readonly drainMs: number;
  /** Who has it may read the metrics; null: nobody may. */
  readonly metricsToken: string | null;
  /** Where this process is to die, for `npm run faults`; never set where money is real or strangers come by. */
  readonly faultAt: FaultAt | null;
  /** Where traces go, by OTLP over HTTP, without a slash at the end; null: nothing is traced. */
  readonly otlpEndpoint: string | null;
}

/** A setting that the server cannot start with; the message says which and why. */
export class BadConfig extends CannotStart {}

type Variables = Readonly<Record<string, string | undefined>>;

/** Where the data is, and how much is told of it. */
export type DataConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'logLevel'>;

const ofData = environment.pick({ DATA_DIR: true, DATABASE_URL: true, DATABASE_DIRECT_URL: true, LOG_LEVEL: true });

/** Read of the environment what says where the data is, whatever else stands in it or is missing; throws as `readConfig` does. */
export function readDataConfig(variables: Variables): DataConfig {
  const env = read(
    ofData,
    setIn(variables, (name) => Object.hasOwn(ofData.shape, name)),
  );
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl } = env;
  refuseDirectAlone({ databaseUrl, databaseDirectUrl });
  return { dataDir: env.DATA_DIR, databaseUrl, databaseDirectUrl, logLevel: env.LOG_LEVEL };
}

const ofProviders = (name: string): boolean => /^(?:PAYMENT|VENDING)_/.test(name);
const ofPortal = (name: string): boolean => Object.hasOwn(environment.shape, name) || ofProviders(name);

/** What is set, files read: an empty variable counts as not set. */
export const setIn = (variables: Variables, isSetting = ofPortal): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(withFiles(variables, isSetting)).filter((entry): entry is [string, string] => !!entry[1]),
  );

function read<T>(shape: z.ZodType<T>, set: Readonly<Record<string, string>>): T {
  const found = shape.safeParse(set);
  if (found.success) return found.data;
  const problems = found.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  throw new BadConfig(`The configuration is not usable.\n  ${problems.join('\n  ')}`);
}

function refuseDirectAlone({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): void {
  if (databaseDirectUrl !== undefined && databaseUrl === undefined)
    throw new BadConfig('DATABASE_DIRECT_URL: is the server behind the pool at DATABASE_URL, which is not set');
}

/** Read the environment; throws BadConfig that names every bad variable. An empty variable counts as not set. */
export function readConfig(variables: Variables): Config {
  const set = setIn(variables);
  const env = read(environment, set);
  const production = env.NODE_ENV === 'production';
  const open = whyOpen({ host: env.HOST, publicUrl: env.PUBLIC_URL, proxies: env.TRUST_PROXY });
  const demo = env.DEMO ?? (!production && open === null);
  const config: Config = {
    production,
    development: env.NODE_ENV === 'development' && open === null,
    notDeveloped: env.NODE_ENV === 'development' ? open : null,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? null,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    backupKeyFile: env.BACKUP_KEY_FILE ?? null,
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
    authSecret: env.AUTH_SECRET ?? null,
    authSecretsFormer: env.AUTH_SECRET_FORMER,
    smtpUrl: env.SMTP_URL ?? null,
    smtpNeedsTls:
      env.SMTP_TLS === 'required' && env.SMTP_URL !== undefined && !isLoopback(new URL(env.SMTP_URL).hostname),
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    supportPhone: env.SUPPORT_PHONE,
    paymentProvider: env.PAYMENT_PROVIDER,
    vendingProvider: env.VENDING_PROVIDER[0] ?? SANDBOX,
    otherVendors: env.VENDING_PROVIDER.slice(1),
    providerKeys: Object.fromEntries(Object.entries(set).filter(([name]) => ofProviders(name))),
    priceListFiles: {
      'data-plans': env.PRICE_LIST_DATA_PLANS,
      internet: env.PRICE_LIST_INTERNET,
      'cable-pay-bills': env.PRICE_LIST_CABLE_PAY_BILLS,
      'cable-wizard': env.PRICE_LIST_CABLE_WIZARD,
    },
    pace: env.PACE,
    demo,
    trustProxy: env.TRUST_PROXY,
    signInTries: {
      ...{ perAccount: env.SIGN_IN_TRIES_PER_ACCOUNT, perAddress: env.SIGN_IN_TRIES_PER_ADDRESS },
      ...{ perDevice: env.SIGN_IN_TRIES_PER_DEVICE, perDay: env.SIGN_IN_TRIES_PER_DAY },
    },
    puzzleMost: env.PUZZLE_MOST,
    callsPerMinute: { account: env.CALLS_PER_MINUTE_ACCOUNT, address: env.CALLS_PER_MINUTE_ADDRESS },
    chainHeadFile: env.CHAIN_HEAD_FILE ?? null,
    chainHeadMail: env.CHAIN_HEAD_MAIL ?? null,
    secondFactor: env.SECOND_FACTOR ?? (demo ? 'offered' : 'required'),
    signUpCode: env.SIGN_UP_CODE ?? !demo,
    idleMinutes: {
      // Whoever tries the demonstration out is not signed out of it while they look at something else.
      administrators: env.IDLE_MINUTES_ADMINISTRATORS ?? (demo ? IDLE_MINUTES.residents : IDLE_MINUTES.administrators),
      residents: env.IDLE_MINUTES_RESIDENTS,
    },
    refundLimit: env.REFUND_LIMIT_NAIRA === undefined ? null : koboOf(env.REFUND_LIMIT_NAIRA),
    pushServices: env.PUSH_SERVICES,
    learningDays: env.LEARNING_DAYS,
    logLevel: env.LOG_LEVEL,
    drainMs: (env.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN_S : 0)) * 1_000,
    metricsToken: env.METRICS_TOKEN ?? null,
    faultAt: faultAt(env.FAULT_AT),
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
  if (config.databaseReplicaUrl !== undefined && config.databaseUrl === undefined)
    throw new BadConfig('DATABASE_REPLICA_URL: is a standby of the server at DATABASE_URL, which is not set');
  refuseDirectAlone(config);
  if (config.authSecret !== null && config.authSecretsFormer.includes(config.authSecret))
    throw new BadConfig('AUTH_SECRET_FORMER: has the very secret of AUTH_SECRET; one of the two was not exchanged');
  if (config.faultAt !== null && (production || open !== null))
    throw new BadConfig(
      'FAULT_AT: has the portal die in the middle of a payment; it is for `npm run faults` alone, leave it out',
    );
  const unfit = whyUnfit(config, { open, databaseNeedsTls: env.DATABASE_TLS === 'required', inSandbox });
  if (unfit !== null) throw new BadConfig(unfit);
  return config;
}

function faultAt(said: string | undefined): FaultAt | null {
  if (said === undefined) return null;
  const [point = '', times = '1'] = said.split(':');
  return { point, times: Number(times) };
}

/** True when this part of the installation is the sandbox's. */
export function inSandbox(config: Config, part: 'payments' | 'vending' | 'mail'): boolean {
  if (part === 'mail') return config.smtpUrl === null;
  if (part === 'payments') return config.paymentProvider === SANDBOX;
  return [config.vendingProvider, ...config.otherVendors].includes(SANDBOX);
}
