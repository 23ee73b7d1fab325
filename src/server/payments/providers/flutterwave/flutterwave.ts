import { z } from 'zod';
import { nairaOf } from '#catalogues/money.ts';
import { askJson, type Line } from '../../../http-client.ts';
import type { Begun, PayableOrder, PaymentPort } from '../../port.ts';
import { flutterwaveChargebacks, flutterwaveDisputed } from './chargebacks.ts';
import { flutterwaveHolders } from './payouts.ts';
import { flutterwaveCaptures, flutterwaveRecords } from './records.ts';
import { giveBack } from './refunds.ts';
import { flutterwaveSettlements } from './settlements.ts';
import { verify } from './verify.ts';
import { flutterwaveWebhook } from './webhook.ts';
import { dataOf, reasonOf } from './wire.ts';

/** What the adapter is made of. */
export interface FlutterwaveSettings {
  readonly line: Line;
  /** What events are signed with, or send along: the current secret, and the former while it is exchanged. */
  readonly secrets: readonly string[];
  /** The number of the merchant's account, which every transaction names; null: it is not held against them. */
  readonly account: string | null;
  /** Whose books they are: `test` or `live`. */
  readonly domain: 'test' | 'live';
  /** Where its page leads back to. */
  readonly returnUrl: string;
  /** Hosts whose pages people are sent to, with all hosts below each. */
  readonly pageHosts: readonly string[];
  /** For orders without an e-mail address, which a page has to have. */
  readonly payerEmail: string;
  readonly clock: () => Date;
}

/** How long its page can be paid, minutes: as long as a payment is looked for, and the most that it takes. */
const PAGE_MINUTES = 1_440;

const link = z.object({ link: z.url({ protocol: /^https?$/ }) });

/** Flutterwave v3 over HTTP: a page of its own for each order, attempts under the order's id, refunds and events. */
export function flutterwavePaymentPort(settings: FlutterwaveSettings): PaymentPort {
  const { line, secrets, account, domain, clock } = settings;
  const ours = account ?? `flutterwave-${domain}`;
  return {
    name: 'flutterwave',
    merchantId: ours,
    begin: (order) => begin(settings, ours, order),
    verify: (question) => verify(line, (told) => (account === null ? ours : (told.account_id ?? '')), question),
    refund: (request) => giveBack(line, clock, request),
    records: (from, to) => flutterwaveRecords(line, from, to),
    captures: { by: 'begun', read: (from, to) => flutterwaveCaptures(line, from, to) },
    settlements: (from, to) => flutterwaveSettlements(line, from, to),
    chargebacks: (question) => flutterwaveChargebacks(line, question),
    holders: flutterwaveHolders(line),
    disputed: (from, to) => flutterwaveDisputed(line, from, to),
    readWebhook: (headers, rawBody) => flutterwaveWebhook(secrets, headers, rawBody),
  };
}

/** Under the order's id as often as it is told of: several pages may carry one reference, and only the first is handed out. */
async function begin(settings: FlutterwaveSettings, merchantId: string, order: PayableOrder): Promise<Begun> {
  const { line, returnUrl, payerEmail } = settings;
  const { orderId, totalKobo, currency, customerName: name, narration } = order;
  const answer = await askJson(line, 'POST', '/v3/payments', {
    tx_ref: orderId,
    amount: nairaOf(totalKobo),
    currency,
    redirect_url: returnUrl,
    customer: { email: order.email === '' ? payerEmail : order.email, ...(name !== '' && { name }) },
    customizations: { title: narration },
    session_duration: PAGE_MINUTES,
  });
  const made = dataOf(answer, link);
  if (made === null) return { kind: 'unavailable', reason: reasonOf(answer) };
  if (!isSafe(made.link, line.baseUrl(), settings.pageHosts))
    return { kind: 'unavailable', reason: `its page is not one of PAYMENT_PAGE_HOSTS: ${new URL(made.link).host}` };
  const widget = {
    ...{ provider: 'flutterwave', script: '', page: made.link, merchantId },
    ...{ name, email: order.email, narration, amount: nairaOf(totalKobo), currency, orderId },
  };
  return { kind: 'begun', widget, reference: null };
}

/** People type their card there: at a host that is known, over TLS, or where we ask as well. */
function isSafe(page: string, api: string, hosts: readonly string[]): boolean {
  const { protocol, origin, hostname, username, password } = new URL(page);
  if (origin === new URL(api).origin) return true;
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isKnown && username === '' && password === '';
}
