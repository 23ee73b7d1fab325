import type { MiddlewareHandler } from 'hono';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { accountLimits } from '#src/server/accounts/deps.ts';
import { accountHandlers } from '#src/server/accounts/handlers.ts';
import { mailedLinks } from '#src/server/accounts/mailed-links.ts';
import { MAIL_RESET_LINK, mailResetLink, type ResetAsk } from '#src/server/accounts/reset-password.ts';
import { limitSignIns } from '#src/server/accounts/sign-in/limit.ts';
import { keepSessions } from '#src/server/accounts/sign-in/sessions.ts';
import { type CodeAsk, MAIL_SIGN_UP_CODE, mailCode } from '#src/server/accounts/sign-up-code.ts';
import { administrationHandlers } from '#src/server/administration/handlers.ts';
import { administratorHandlers } from '#src/server/administrators/handlers.ts';
import { announcementHandlers } from '#src/server/announcements/handlers.ts';
import { buildApp } from '#src/server/app.ts';
import { approvalHandlers } from '#src/server/approvals/handlers.ts';
import { arrearsHandlers } from '#src/server/arrears/handlers.ts';
import { whoseRows } from '#src/server/asked-from.ts';
import { auditedReads } from '#src/server/audited-reads.ts';
import { billingHandlers } from '#src/server/billing/handlers.ts';
import { booksHandlers, booksReadingHandlers } from '#src/server/books/handlers.ts';
import { cashHandlers } from '#src/server/cash/handlers.ts';
import { chargeHandlers } from '#src/server/charges/handlers.ts';
import { readConfig } from '#src/server/config.ts';
import { conversationHandlers } from '#src/server/conversations.ts';
import { dashboardHandlers } from '#src/server/dashboards/handlers.ts';
import { ALWAYS } from '#src/server/db/alive.ts';
import { debtorHandlers } from '#src/server/debtors/handlers.ts';
import { energyHandlers, energyReadingHandlers } from '#src/server/energy/handlers.ts';
import { estateHistoryHandlers } from '#src/server/histories/estate/handlers.ts';
import { historyHandlers, platformHistoryHandlers } from '#src/server/histories/handlers.ts';
import { householdHandlers } from '#src/server/households/handlers.ts';
import type { ServerEnv } from '#src/server/http/context.ts';
import type { Handlers } from '#src/server/http/handlers.ts';
import { keyProofs } from '#src/server/http/key-proof.ts';
import { openLog } from '#src/server/http/log.ts';
import { PROGRAM_CALLS } from '#src/server/http/programs.ts';
import { workAt } from '#src/server/http/puzzles.ts';
import { createLimit } from '#src/server/http/rate-limit.ts';
import type { Queue } from '#src/server/jobs.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { mailboxPages } from '#src/server/mail/mailbox.ts';
import { outbox } from '#src/server/mail/outbox.ts';
import { measureHandlers } from '#src/server/measures/handlers.ts';
import { meterStatementHandlers } from '#src/server/meter-statements/handlers.ts';
import { openMetrics } from '#src/server/metrics/metrics.ts';
import { presence } from '#src/server/metrics/presence.ts';
import { ownDataHandlers } from '#src/server/own-data/handlers.ts';
import { platformHandlers } from '#src/server/platform/handlers.ts';
import { priceListHandlers } from '#src/server/price-lists/handlers.ts';
import { openPriceLists, replacedPriceLists } from '#src/server/price-lists/price-lists.ts';
import { pushHandlers } from '#src/server/push/handlers.ts';
import { systemRandom } from '#src/server/random.ts';
import { reminderHandlers } from '#src/server/reminders/handlers.ts';
import { estateHandlers } from '#src/server/residents/handlers.ts';
import { faultHandlers } from '#src/server/support/faults.ts';
import { supportHandlers } from '#src/server/support/handlers.ts';
import { ticketHandlers } from '#src/server/tickets/handlers.ts';
import { uploadHandlers } from '#src/server/uploads/handlers.ts';
import { utteranceHandlers } from '#src/server/utterances/handlers.ts';
import { sandboxVendingPort } from '#src/server/vending/providers/sandbox.ts';
import { formOf } from './forms.ts';
import { openTestDatabase } from './server.ts';
import { DEMO_MADE_AT } from './template.ts';

/** What a test sees of an answer. */
export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/**
 * The app without money: accounts, billing and prices are the real ones, every other call fails as a fault would. `portal`
 * serves the built portal, where a test needs it.
 */
export async function openTestApp(
  settings: Record<string, string> = {},
  portal: MiddlewareHandler<ServerEnv> | null = null,
  build: string | null = null,
) {
  const read = readConfig({
    ...{ AUTH_SECRET: 'a secret for tests, long enough to be one', CALLS_PER_MINUTE_ACCOUNT: '1000000' },
    ...{ CALLS_PER_MINUTE_ADDRESS: '1000000' },
    ...settings,
  });
  const config = { ...read, publicUrl: read.publicUrl ?? 'http://127.0.0.1:3000' };
  const database = await openTestDatabase('demo');
  const { db } = database;
  const reading = database.scoped(whoseRows);
  const lines: string[] = [];
  const log = openLog('debug', { write: (line) => lines.push(line) });
  const time = { now: new Date(DEMO_MADE_AT) };
  const clock = () => time.now;
  const keys = keyring(config.authSecret ?? '', config.authSecretsFormer);
  const sessions = keepSessions({ db, clock, random: systemRandom, keys, idleMinutes: config.idleMinutes });
  const limit = limitSignIns(db, config.signInTries);
  // Nobody works on the queue here: a mail stays in the outbox. What mails a reset link or a code is done at once.
  const mail = outbox({ queue: { send: async () => undefined }, random: systemRandom, clock });
  const links = mailedLinks({ random: systemRandom, clock, publicUrl: config.publicUrl });
  const codes = sealedBox(keys, 'sign-up-codes', systemRandom);
  const jobs: { readonly name: string; readonly data: object }[] = [];
  const queue: Pick<Queue, 'send'> = {
    async send(_trx, name, data) {
      jobs.push({ name, data });
      if (name === MAIL_RESET_LINK) await mailResetLink({ db, links, mail }, data as ResetAsk);
      if (name === MAIL_SIGN_UP_CODE)
        await mailCode({ db, clock, mail, config, codes, limits: accountLimits(db) }, data as CodeAsk);
    },
  };
  const fault = async (): Promise<never> => {
    throw new Error('the vault is open at /srv/secret');
  };
  // Nothing is sold here, and nobody is asked.
  const vending = sandboxVendingPort({ fetch: fault, baseUrl: () => config.publicUrl, key: '', timeoutMs: 1 });
  const metrics = openMetrics();
  const handlers: Handlers = {
    ...everyCall(fault),
    ...accountHandlers({
      db,
      config,
      clock,
      random: systemRandom,
      mail,
      metrics,
      queue,
      sessions,
      limit,
      keys,
      transfers: false,
    }),
    ...billingHandlers({ db, clock }),
    ...estateHandlers({ db }),
    ...dashboardHandlers({ reading, clock }),
    ...historyHandlers({ db, reading }),
    ...platformHistoryHandlers({ db, reading }),
    ...estateHistoryHandlers({ db, reading, clock }),
    ...administrationHandlers({ db, clock, mail, config }),
    ...householdHandlers({ db, clock, config, mail }),
    ...ownDataHandlers({ db, clock, config, mail }),
    ...administratorHandlers({ db, clock, random: systemRandom, config, mail }),
    ...chargeHandlers({ db, clock, queue }),
    ...reminderHandlers({ db, clock, queue }),
    ...pushHandlers({ db, clock, random: systemRandom, config, keys }),
    ...approvalHandlers({ db, clock, mail, config }),
    ...arrearsHandlers({ db, clock }),
    ...announcementHandlers({ db, clock, queue }),
    ...booksHandlers({ db, clock }),
    ...cashHandlers({ db, clock, mail, config }),
    ...energyHandlers({ db, clock }),
    ...energyReadingHandlers({ db, reading, clock }),
    ...booksReadingHandlers({ db, reading, clock }),
    ...debtorHandlers({ db, reading, clock }),
    ...meterStatementHandlers({ db, reading }),
    ...uploadHandlers({ db, clock }),
    ...platformHandlers({ db, clock, random: systemRandom, config, mail, vending }),
    ...faultHandlers({ db, clock }),
    ...measureHandlers({ db, metrics }),
    ...supportHandlers({ db, config, clock, random: systemRandom, keys, mail }),
    ...ticketHandlers({ db, config, clock, random: systemRandom, keys, mail }),
    ...conversationHandlers({ db, clock }),
    ...utteranceHandlers({ db, clock, config }),
    ...priceListHandlers({ db, clock, priceLists: openPriceLists(replacedPriceLists(config.priceListFiles)) }),
  };
  const app = buildApp(
    { config, log, metrics, random: systemRandom, clock },
    {
      handlers: auditedReads(handlers, { db, clock }),
      sessions,
      work: workAt({ db, clock, random: systemRandom, keys, most: config.puzzleMost }),
      keyProof: keyProofs({ keys, clock, publicUrl: config.publicUrl }),
      programCalls: createLimit(db, PROGRAM_CALLS),
      routes: [mailboxPages(db)],
      portal,
      build,
      alive: ALWAYS,
      presence: presence({ db, clock, random: systemRandom }),
      leaving: new AbortController().signal,
      stopping: new AbortController().signal,
    },
  );

  // All of it is done in one browser.
  let cookie = '';
  const ask = async (method: string, path: string, token?: string, body?: unknown): Promise<Heard> => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(cookie !== '' && { Cookie: cookie }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: asBody(body) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const call = (name: CallName, input: Record<string, unknown> = {}, token?: string): Promise<Heard> => {
    const { method, path } = calls[name];
    if (method !== 'GET') return ask(method, path, token, 'files' in calls[name] ? formOf(input) : input);
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
    return ask(method, `${path}?${query}`, token);
  };
  const signIn = async (email: string): Promise<string> => {
    const { status, body } = await call('signIn', { email, password: DEMO_PASSWORD });
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return String(body.token);
  };
  return { app, db, metrics, keys, sessions, jobs, lines, time, ask, call, signIn, close: database.close };
}
const asBody = (body: unknown) => (typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body));

/** Every call, answered alike; what a test needs real is laid over it. */
function everyCall(answer: () => Promise<never>): Handlers {
  const named = Object.keys(calls).map((name) => [name, answer] as const);
  return Object.fromEntries(named) as Record<CallName, typeof answer>;
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
