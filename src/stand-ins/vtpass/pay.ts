import type { Stand } from '../stand.ts';
import { isDown, wantedCode } from '../vending/desk.ts';
import { type Ending, endingOfLine, type Meter } from '../vending/meters.ts';
import type { Order, Sale, Sales } from '../vending/sales.ts';
import { koboOf, textOf } from '../vending/wire.ts';
import { type Code, refusal } from './codes.ts';
import { LINES, meterOf } from './sandbox.ts';
import type { Service, Shop } from './services.ts';
import { transactionBody } from './transaction.ts';

/** What `/pay` and `/requery` need. */
export interface Counter {
  readonly stand: Stand;
  readonly shop: Shop;
  readonly sales: Sales;
}

/** An answer and how late it comes. */
export interface Paid {
  readonly ending: Ending;
  readonly body: object;
}

const DUPLICATE_MS = 30_000;
const MOST_MONTHS = 12;

/** `POST /pay`: takes what may be taken, in one change of the book. */
export function pay(counter: Counter, body: Record<string, unknown>): Paid {
  const { stand, sales, shop } = counter;
  const id = textOf(body.request_id);
  return stand.book.change((): Paid => {
    const before = sales.known(id);
    if (before !== undefined) sales.askedAgain(before);
    const wanted = wantedCode(stand.faults, 'code');
    const order = wanted !== undefined && stand.faults.special('code-done') !== true ? wanted : read(counter, body);
    if (typeof order === 'string') return { ending: 'delivered', body: refusal(order, id) };
    const service = shop.find(order.service);
    const sale = sales.sell(order);
    if (service === undefined) throw new Error(`no service ${order.service}`);
    if (wanted !== undefined) return { ending: 'delivered', body: refusal(wanted, id) };
    return { ending: order.ending, body: answer(order, sale, service) };
  });
}

/** What an order gets to read: pending in both ways that are documented, and the strange one in a way that none is. */
function answer({ ending, account }: Order, sale: Sale, service: Service): object {
  if (ending === 'strange') return { response_description: 'UNEXPECTED RESPONSE', code: '777' };
  const processing = { code: '099', status: 'initiated', says: 'TRANSACTION IS PROCESSING' };
  const waits = sale.status === 'pending' && account !== '201000000000';
  return transactionBody(sale, service, 'pay', waits ? processing : undefined);
}

/** The order that a body asks for, or the code of what is wrong with it. */
function read({ stand, shop, sales }: Counter, body: Record<string, unknown>): Order | Code {
  const reference = textOf(body.request_id);
  const phone = textOf(body.phone);
  const serviceID = textOf(body.serviceID);
  if (reference === '' || serviceID === '' || phone === '') return '011';
  if (!isRequestId(reference, stand.now())) return '085';
  if (sales.known(reference) !== undefined) return '014';
  const service = shop.find(serviceID);
  if (service === undefined) return '012';
  if (isDown(stand.faults, serviceID)) return '035';
  const account = service.kind === 'airtime' ? phone : textOf(body.billersCode);
  if (account === '') return '011';
  const price = priceOf(service, body);
  if (typeof price === 'string') return price;
  if (price < service.minimum * 100) return '013';
  if (price > service.maximum * 100) return '017';
  const meter = service.kind === 'electricity-bill' ? meterOf(stand, account) : null;
  if (meter && price < meter.minimumKobo) return '013';
  const charged = price - Math.round((price * service.commission) / 10_000);
  if (!sales.affordable(charged)) return '018';
  if (isLikelyDuplicate(sales.toAccount(account), serviceID, stand.now())) return '019';
  const plan = textOf(body.variation_code);
  return {
    reference,
    service: serviceID,
    account,
    plan,
    phone,
    amountKobo: price,
    commission: service.commission,
    ending: service.kind === 'electricity-bill' ? meterEnding(meter, plan) : lineEnding(stand, account),
    meter: meter ?? null,
  };
}

/** True for twelve digits or more that begin with the time of today in Lagos, `YYYYMMDDHHmm`, and letters and digits behind. */
export function isRequestId(id: string, now: Date): boolean {
  if (!/^\d{8}([01]\d|2[0-3])[0-5]\d[A-Za-z0-9]*$/.test(id)) return false;
  const today = new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  return id.startsWith(today);
}

/** Kobo of an order: the plan's price where it has one, what is sent where it has none. */
function priceOf(service: Service, body: Record<string, unknown>): number | Code {
  const sent = koboOf(body.amount);
  if (service.variations.length === 0) return sent ?? '011';
  if (service.kind === 'tv-subscription') {
    const months = body.quantity === undefined ? 1 : Number(textOf(body.quantity));
    if (!(months >= 1)) return '031';
    if (months > MOST_MONTHS) return '032';
    if (textOf(body.subscription_type) === 'renew') return sent ?? '011';
    const bouquet = variationOf(service, body);
    return bouquet === undefined ? '010' : Math.round(Number(bouquet.variation_amount) * 100) * months;
  }
  const plan = variationOf(service, body);
  if (plan === undefined) return '010';
  return plan.fixedPrice === 'Yes' ? Math.round(Number(plan.variation_amount) * 100) : (sent ?? '011');
}

const variationOf = (service: Service, body: Record<string, unknown>) =>
  service.variations.find(({ variation_code }) => variation_code === textOf(body.variation_code));

const meterEnding = (meter: Meter | undefined | null, plan: string): Ending =>
  meter?.canVend && meter.kind.toLowerCase() === plan ? meter.ending : 'refused';

const lineEnding = ({ faults }: Stand, line: string): Ending =>
  faults.special('sandbox-only') === true ? (LINES[line] ?? 'refused') : (endingOfLine(line, LINES) ?? 'refused');

const isLikelyDuplicate = (toAccount: readonly Sale[], service: string, now: Date): boolean =>
  toAccount.some(
    (sale) => sale.status !== 'failed' && sale.service === service && now.getTime() - sale.atMs < DUPLICATE_MS,
  );

/** `POST /requery`: the sale of an id as it is by now; 015 for an id that the books do not have. */
export function requery({ stand, shop, sales }: Counter, body: Record<string, unknown>): object {
  const id = textOf(body.request_id);
  const wanted = wantedCode(stand.faults, 'requery-code');
  if (id === '') return refusal('011');
  const sale = sales.find(id);
  const service = sale && shop.find(sale.service);
  if (wanted === '044' && sale && service)
    return transactionBody(sale, service, 'requery', { code: '044', status: 'resolved', says: 'TRANSACTION RESOLVED' });
  if (wanted !== undefined) return refusal(wanted, id);
  return sale && service ? transactionBody(sale, service, 'requery') : refusal('015', id);
}
