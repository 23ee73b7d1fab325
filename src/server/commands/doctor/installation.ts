import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { PRICE_LISTS } from '#catalogues/orders.ts';
import { PROVIDERS, providerName } from '#catalogues/products/providers.ts';
import { CannotStart } from '../../cannot-start.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { smtpServer } from '../../mail/transport.ts';
import { openPriceLists, replacedPriceLists } from '../../price-lists/price-lists.ts';
import { settingsAt } from '../../settings/in-force.ts';
import { hasNoAdministrator } from '../administrator.ts';
import { bad, type Finding, good, warning } from './finding.ts';
import { checkProducts } from './products.ts';

const PATIENCE_MS = 10_000;

/** Whether the settings of address, TLS and limits fit each other. */
export function checkSettings(config: Config): Finding[] {
  const { publicUrl, trustProxy, signInTries, host, production } = config;
  const overTls = publicUrl?.startsWith('https://') ?? false;
  const found: Finding[] = [];
  if (publicUrl === null) {
    found.push(
      warning(
        'Address',
        'PUBLIC_URL is not set, so that mailed links name this machine.',
        'Set PUBLIC_URL to where people reach the portal.',
      ),
    );
  } else if (!overTls && production) {
    found.push(
      bad(
        'Address',
        `PUBLIC_URL is ${publicUrl}, without TLS.`,
        'Put a proxy with a certificate in front, and set PUBLIC_URL to its https:// address.',
      ),
    );
  } else found.push(good('Address', publicUrl));
  if (overTls && trustProxy === 0)
    found.push(
      bad(
        'Proxy',
        'TLS ends in front of the portal, and TRUST_PROXY is 0: everybody counts as one caller, and one limit stops all.',
        'Set TRUST_PROXY to the number of proxies in front, mostly 1.',
      ),
    );
  if (overTls && (host === '0.0.0.0' || host === '::'))
    found.push(
      warning(
        'Proxy',
        `HOST is ${host}: others may reach the portal past the proxy.`,
        'Set HOST=127.0.0.1, or let nobody but the proxy reach the port.',
      ),
    );
  if (signInTries.perAccount > 50 || signInTries.perAddress > 1_000)
    found.push(
      warning(
        'Limits',
        'SIGN_IN_TRIES_... are so high that passwords can be guessed.',
        'Leave them out: 10 an account and 100 an address in 15 minutes.',
      ),
    );
  else
    found.push(
      good('Limits', `${signInTries.perAccount} wrong sign-ins an account, ${signInTries.perAddress} an address.`),
    );
  return found;
}

/** Whether the price lists can be read, and have something on them. */
export function checkPriceLists(config: Config): Finding[] {
  try {
    const lists = openPriceLists(replacedPriceLists(config.priceListFiles));
    const empty = PRICE_LISTS.filter((name) => lists.list(name).every(({ packages }) => packages.length === 0));
    const replaced = PRICE_LISTS.filter((name) => config.priceListFiles[name] !== undefined);
    if (empty.length > 0)
      return [
        warning(
          'Prices',
          `nothing stands on ${empty.join(', ')}.`,
          'Write the list, or stop selling it at /platform-settings.',
        ),
      ];
    return [
      good('Prices', replaced.length === 0 ? 'the lists that are built in.' : `your own ${replaced.join(', ')}.`),
    ];
  } catch (cause) {
    if (!(cause instanceof CannotStart)) throw cause;
    return [bad('Prices', cause.message, 'Mend the file: npm run price-list prints one that is right.')];
  }
}

/** Whether the data base can be written, and whether what is sold was set up in it. */
export async function checkData({ db }: Database, config: Config): Promise<Finding[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('platform_settings') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true)
    return [warning('Data base', 'is empty.', 'npm start makes the tables; then run this again.')];
  const writes = await canWrite(db);
  if (writes !== null)
    return [
      bad(
        'Data base',
        `cannot be written: ${writes}`,
        'Look at the rights of its user, the room on its disk, and whether it is a read-only copy.',
      ),
    ];
  const found: Finding[] = [good('Data base', 'can be read and written.')];
  if (await hasNoAdministrator(db))
    found.push(bad('Administrator', 'nobody administers the platform.', 'npm run administrator -- name@example.com'));
  const fees = await settingsAt(db, new Date(), ['fee']);
  const without = PROVIDERS.filter(({ code }) => fees.value('fee', code) === null);
  const names = without.map(({ code }) => providerName(code)).join(', ');
  if (without.length > 0)
    found.push(
      warning(
        'Fees',
        `none is set for ${names}: nothing of theirs is sold.`,
        'Set each at /new-fee; 0 is free of charge.',
      ),
    );
  else found.push(good('Fees', 'set for every provider.'));
  if (config.vendingProvider !== 'sandbox' && config.providerKeys.VENDING_ESTATE_COMPANY === undefined) {
    const estates = await db
      .selectFrom('estates')
      .select('name')
      .where('company', 'is', null)
      .orderBy('name')
      .limit(6)
      .execute();
    if (estates.length > 0)
      found.push(
        warning(
          'Estates',
          `nobody has said who supplies ${estates.map(({ name }) => name).join(', ')}: no power is sold there.`,
          "The estate's administrator says it at /Settings.",
        ),
      );
  }
  found.push(...(await checkProducts(db, config)));
  return found;
}

/** Writes and takes it back; what the data base said where it does not let us. */
async function canWrite(db: Database['db']): Promise<string | null> {
  const back = new Error('taken back');
  try {
    await db.transaction().execute(async (trx) => {
      await sql`insert into rate_limits (key, points, expire) values ('doctor', 1, 0) on conflict (key) do nothing`.execute(
        trx,
      );
      throw back;
    });
    return null;
  } catch (cause) {
    if (cause === back) return null;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/** Whether the mail server takes our name and password. */
export async function checkMail({ smtpUrl, smtpNeedsTls }: Config): Promise<Finding[]> {
  if (smtpUrl === null) return [warning('Mail', 'stays in the sandbox mailbox.', 'Set SMTP_URL to send it.')];
  const transport = createTransport({
    ...smtpServer(smtpUrl, smtpNeedsTls),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
  });
  const { host } = new URL(smtpUrl);
  try {
    await transport.verify();
    return [good('Mail', `${host} takes our mail.`)];
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return [
      bad(
        'Mail',
        `${host} does not: ${why}`,
        'Look at SMTP_URL: name, port, smtps:// or smtp://, user and password. A server elsewhere has to have TLS, by STARTTLS too, unless SMTP_TLS=offered.',
      ),
    ];
  } finally {
    transport.close();
  }
}

const settings = z.object({ support: z.object({ email: z.string() }), sandbox: z.boolean() });

/** Whether people and the payment provider reach this portal at PUBLIC_URL: the portal itself, and not another one. */
export async function checkReached(config: Config): Promise<Finding[]> {
  const { publicUrl, paymentProvider, supportEmail } = config;
  if (publicUrl === null) return [];
  const ask = (path: string, method = 'GET') =>
    fetch(`${publicUrl}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
  let said: Response;
  try {
    said = await ask('/api/portal-settings');
  } catch (cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : 'no answer';
    return [
      bad(
        'Reached',
        `nobody answers at ${publicUrl}: ${inner}`,
        'Start the portal; look at the name, the certificate and the proxy in front.',
      ),
    ];
  }
  const read = settings.safeParse(await said.json().catch(() => null));
  if (
    !read.success ||
    read.data.support.email !== supportEmail ||
    read.data.sandbox !== (paymentProvider === 'sandbox')
  )
    return [
      bad(
        'Reached',
        `what answers at ${publicUrl} is not this portal.`,
        'Look where the proxy leads, and that PUBLIC_URL is this portal and no other, without a redirect.',
      ),
    ];
  const found: Finding[] = [good('Reached', `this portal answers at ${publicUrl}.`)];
  if (publicUrl.startsWith('https://') && !said.headers.has('strict-transport-security'))
    found.push(
      bad(
        'TLS',
        'the answer does not tell browsers to insist on TLS.',
        'The proxy takes the header Strict-Transport-Security away, or the portal was started with another PUBLIC_URL.',
      ),
    );
  const path = `/api/payments/webhook/${paymentProvider}`;
  // Without a signature it changes nothing, and a webhook that is there refuses it.
  const refused = await ask(path, 'POST').catch(() => null);
  const words = z.object({ code: z.literal('webhook-refused') }).safeParse(await refused?.json().catch(() => null));
  if (words.success)
    found.push(good('Webhook', `${publicUrl}${path}; the same has to stand in the provider's dashboard.`));
  else if (paymentProvider === 'netplus') found.push(good('Webhook', 'netplus sends none.'));
  else
    found.push(
      bad(
        'Webhook',
        `${publicUrl}${path} answers ${refused?.status ?? 'nothing'}.`,
        'The proxy has to pass POST on to every path, and the portal to run with the same PAYMENT_PROVIDER.',
      ),
    );
  return found;
}
