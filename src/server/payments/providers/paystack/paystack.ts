import { z } from 'zod';
import { nairaOf } from '#catalogues/money.ts';
import { askJson, type Line } from '../../../http-client.ts';
import type { PayableOrder, PaymentPort, PaymentQuestion, PaymentReport } from '../../port.ts';
import { paystackAccounts } from './accounts.ts';
import { paystackDisputes } from './disputes.ts';
import { paystackHolders } from './holders.ts';
import { PAID_WITHIN_MS, paystackCaptures, paystackRecords } from './records.ts';
import { giveBack } from './refunds.ts';
import { paystackSettlements } from './settlements.ts';
import { paystackTransfers } from './transfers.ts';
import { paystackWebhook } from './webhook.ts';
import { dataOf, errorOf, feeOf, merchantOf, reasonOf, received, TRANSACTION_STATUSES, transaction } from './wire.ts';

/** What the adapter is made of. */
export interface PaystackSettings {
  readonly line: Line;
  /** The current key, and the former during a rotation: events are signed with it, too. */
  readonly secrets: readonly string[];
  /** Whose books they are: `test` or `live`. */
  readonly domain: 'test' | 'live';
  /** Address of the popup's script. */
  readonly script: string;
  /** For orders without an e-mail address, which a transaction has to have. */
  readonly payerEmail: string;
  /** At which bank account numbers of residents are opened, by its name there. */
  readonly accountBank: string;
  readonly clock: () => Date;
}

/** What a reference may consist of. */
const ALPHABET = /^[A-Za-z0-9.=-]{1,98}$/;

/** How often an order is told of, at most, each time by another name. */
const MOST_TRIES = 9;

const begun = z.object({ access_code: z.string().min(1).max(200), reference: z.string() });

/** Paystack over HTTP: transactions, refunds and events, as its reference has them. */
export function paystackPaymentPort(settings: PaystackSettings): PaymentPort {
  const { line, secrets, domain, clock } = settings;
  return {
    name: 'paystack',
    merchantId: merchantOf(domain),
    begin: (order) => begin(settings, order),
    verify: (question) => verify(line, question),
    refund: (request) => giveBack(line, clock, request),
    records: (from, to) => paystackRecords(line, from, to),
    captures: { by: 'begun', read: (from, to) => paystackCaptures(line, from, to) },
    payableForMs: PAID_WITHIN_MS,
    settlements: (from, to) => paystackSettlements(line, from, to),
    chargebacks: (question) => paystackDisputes(line, question),
    readWebhook: (headers, rawBody) => paystackWebhook(secrets, headers, rawBody),
    transfers: paystackTransfers(settings),
    accounts: paystackAccounts(line, settings.accountBank),
    holders: paystackHolders(line),
  };
}

/**
 * The first time under the order's id. A reference is good for one transaction, and nobody tells its access code twice: where the
 * answer to an earlier try was lost, nobody can pay by that one, and the order is told of by another name.
 */
async function begin({ line, domain, script, payerEmail }: PaystackSettings, order: PayableOrder) {
  const { orderId, totalKobo, currency, customerName: name, narration } = order;
  if (!ALPHABET.test(orderId)) return { kind: 'unavailable', reason: 'an id that is no reference' } as const;
  const email = order.email === '' ? payerEmail : order.email;
  const shown = { display_name: 'Order', variable_name: 'order', value: orderId };
  let reason = 'told of too often';
  for (let times = 1; times <= MOST_TRIES; times += 1) {
    const reference = times === 1 ? orderId : `${orderId}.${times}`;
    const answer = await askJson(line, 'POST', '/transaction/initialize', {
      email,
      amount: String(totalKobo),
      currency,
      reference,
      metadata: JSON.stringify({ custom_fields: [shown] }),
    });
    const made = dataOf(answer, begun);
    if (made?.reference === reference) {
      const widget = {
        ...{ provider: 'paystack', script, merchantId: merchantOf(domain), session: made.access_code },
        ...{ name, email: order.email, narration, amount: nairaOf(totalKobo), currency, orderId },
      };
      return { kind: 'begun', widget, reference: times === 1 ? null : reference } as const;
    }
    reason = reasonOf(answer);
    if (errorOf(answer) !== 'used') break;
  }
  return { kind: 'unavailable', reason } as const;
}

async function verify(line: Line, { orderId, reference }: PaymentQuestion): Promise<PaymentReport> {
  const named = reference ?? orderId;
  const answer = await askJson(line, 'GET', `/transaction/verify/${encodeURIComponent(named)}`);
  const known = dataOf(answer, transaction);
  if (known === null) {
    const reason = reasonOf(answer);
    return errorOf(answer) === 'not-found' ? nothingOf(orderId) : { status: 'unknown', reason };
  }
  const status = Object.hasOwn(TRANSACTION_STATUSES, known.status) ? TRANSACTION_STATUSES[known.status] : undefined;
  if (status === undefined)
    return { status: 'unknown', reason: `a status that is not known: ${known.status}`.slice(0, 200) };
  return {
    status,
    reference: known.reference,
    amountKobo: received(known),
    feeKobo: feeOf(known),
    currency: known.currency,
    merchantId: merchantOf(known.domain),
    orderId: known.reference === named ? orderId : known.reference,
  };
}

/** Nobody was ever shown a page for it. */
function nothingOf(orderId: string): PaymentReport {
  return { status: 'open', reference: null, amountKobo: 0, currency: 'NGN', merchantId: '', orderId };
}
