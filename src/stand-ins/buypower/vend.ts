import type { Stand } from '../stand.ts';
import { isDown, wantedCode } from '../vending/desk.ts';
import { type Ending, endingOfLine, findMeter, type Meter } from '../vending/meters.ts';
import type { Order, Sale, Sales } from '../vending/sales.ts';
import { koboOf, textOf } from '../vending/wire.ts';
import { invalid, isRefusal, missing, REFUSALS, type Refusal, vendBody } from './answers.ts';
import { isSold, pricesOf, VERTICALS } from './catalogue.ts';

/** What the vendor's paths need. */
export interface Counter {
  readonly stand: Stand;
  readonly sales: Sales;
}

/** An answer, and how late it comes. */
export interface Vended {
  readonly ending: Ending;
  readonly http: 200 | Refusal['http'];
  readonly body: object;
}

/** Least and most that an airtime or a payment without a meter may be. */
const LINE_KOBO = { least: 5_000, most: 5_000_000 };

/** Who a sale is for, as answers name them. */
export const customerOf = (meter: Meter | undefined) => ({
  name: meter?.name ?? 'PLAIN LINE',
  address: meter?.address ?? '',
  demand: meter?.demand ?? 'NMD',
});

/** `POST /vend`, in one change of the book. */
export function vend({ stand, sales }: Counter, body: Record<string, unknown>): Vended {
  const reference = textOf(body.orderId);
  return stand.book.change((): Vended => {
    const before = sales.known(reference);
    if (before !== undefined) sales.askedAgain(before);
    const wanted = wantedCode(stand.faults, 'code');
    const instead = wanted !== undefined && isRefusal(wanted) ? REFUSALS[wanted] : undefined;
    if (instead !== undefined && stand.faults.special('code-done') !== true) return { ending: 'delivered', ...instead };
    const order = read({ stand, sales }, body);
    if (!('ending' in order)) return { ending: 'delivered', ...order };
    const sale = sales.sell(order);
    if (instead !== undefined) return { ending: 'delivered', ...instead };
    return { ending: order.ending, ...answer(order, sale) };
  });
}

function answer({ ending, meter }: Order, sale: Sale): Pick<Vended, 'http' | 'body'> {
  if (ending === 'strange') return { http: 200, body: { status: true, message: 'Accepted', responseCode: 299 } };
  if (sale.status === 'pending') return REFUSALS.progress;
  if (sale.status === 'failed') return REFUSALS.failed;
  return { http: 200, body: vendBody(sale, customerOf(meter ?? undefined)) };
}

/** The order that a body asks for, or what is wrong with it. */
function read({ stand, sales }: Counter, body: Record<string, unknown>): Order | Refusal {
  const reference = textOf(body.orderId);
  const account = textOf(body.meter);
  const provider = textOf(body.disco);
  const vertical = textOf(body.vertical) || 'ELECTRICITY';
  const amountKobo = koboOf(body.amount);
  if (reference === '') return missing('orderId', 'Order ID');
  if (sales.known(reference) !== undefined) return REFUSALS.received;
  if (account === '') return missing('meter', 'Meter');
  if (provider === '') return missing('disco', 'Disco');
  if (textOf(body.phone) === '') return missing('phone', 'Phone');
  if (amountKobo === undefined) return missing('amount', 'Amount');
  if (!['PREPAID', 'POSTPAID'].includes(textOf(body.vendType))) return missing('vendType', 'Vend Type');
  if (!['B2B', 'ONLINE'].includes(textOf(body.paymentType))) return missing('paymentType', 'Payment Type');
  if (!VERTICALS.some((each) => each === vertical) || !isSold(vertical, provider))
    return invalid(`${provider} is not available for ${vertical}`);
  if (isDown(stand.faults, provider)) return REFUSALS.unavailable;
  const power = vertical === 'ELECTRICITY';
  const meter = power ? findMeter(account) : undefined;
  const wrong = power ? wrongMeter(meter, textOf(body.vendType), amountKobo) : wrongLine(vertical, provider, body);
  if (wrong !== undefined) return wrong;
  if (!sales.affordable(amountKobo)) return REFUSALS.wallet;
  return {
    reference,
    service: provider,
    account,
    plan: power ? textOf(body.vendType) : textOf(body.tariffClass),
    phone: textOf(body.phone),
    amountKobo,
    commission: 0,
    ending: meter?.ending ?? endingOfLine(account) ?? 'refused',
    meter: meter ?? null,
  };
}

function wrongMeter(meter: Meter | undefined, vendType: string, amountKobo: number): Refusal | undefined {
  if (meter === undefined || meter.kind !== vendType) return invalid('Invalid meter number');
  if (!meter.canVend) return invalid('Customer is not allowed to vend. Please contact your distribution company');
  if (amountKobo < meter.minimumKobo)
    return invalid(`Amount is below the minimum vend amount of ${meter.minimumKobo / 100}`);
  if (amountKobo > meter.maximumKobo)
    return invalid(`Amount is above the maximum vend amount of ${meter.maximumKobo / 100}`);
  return undefined;
}

function wrongLine(vertical: string, provider: string, body: Record<string, unknown>): Refusal | undefined {
  const amountKobo = koboOf(body.amount) ?? 0;
  if (endingOfLine(textOf(body.meter)) === undefined) return invalid('Invalid customer number');
  if (vertical === 'VTU')
    return amountKobo < LINE_KOBO.least || amountKobo > LINE_KOBO.most ? invalid('Amount is out of range') : undefined;
  const price = pricesOf(vertical, provider).find(({ code }) => code === textOf(body.tariffClass));
  if (price === undefined) return missing('tariffClass', 'Tariff Class');
  return amountKobo === price.price * 100 ? undefined : invalid(`Amount must be ${price.price}`);
}
