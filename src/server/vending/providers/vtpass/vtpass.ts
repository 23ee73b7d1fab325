import { z } from 'zod';
import { nairaOf } from '#catalogues/money.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { type Answered, askJson, type Line, noBook } from '../../../http-client.ts';
import { balanceTold, koboTold, textTold } from '../../../told.ts';
import { deliveryOf } from '../../company-fields.ts';
import { eitherType } from '../../meter-types.ts';
import { planOf } from '../../plans.ts';
import type {
  AccountAnswer,
  BalanceAnswer,
  NotYet,
  Product,
  QueryAnswer,
  VendAnswer,
  VendingPort,
  VendRequest,
} from '../../port.ts';
import { NO_PARTICULARS } from '../../port.ts';
import { vouchersTold } from '../../vouchers-told.ts';
import { hindranceOf, judge } from './codes.ts';
import { companyOfService, estateService, serviceOf } from './services.ts';

/** What an operator has with the vendor. */
export interface VtpassSettings {
  readonly line: Line;
  /** Who supplies an estate that has not said so, in the vendor's words; null: its power is not sold through it. */
  readonly estateCompany: string | null;
  /** Whom the vendor calls where the buyer gave no number. */
  readonly phone: string;
  /**
   * True where the price list of internet has the vendor's own plans of Spectranet. Of the list that comes along none is sold here, so that
   * everybody who paid would get the money back; left out: Spectranet is not sold.
   */
  readonly sellsSpectranet?: boolean;
}

/** How long a question before a sale may take, ms, so that the sale still leaves within the order's lease. */
const LOOK_MS = 5_000;
/** The vendor takes no question about a sale sooner. */
const FIRST_REQUERY_MS = 30_000;
/** Two 'unknown id' at least so far apart are believed (MONEY, Vendor answers). */
const SETTLE_MS = 60_000;
const LAGOS_MS = 3_600_000;
const DAY_MS = 24 * LAGOS_MS;
/** An order can be paid for little more than a day after its window was handed out. */
const MOST_DAYS = 3;

const saidShape = z.looseObject({ code: z.union([z.string(), z.number()]).transform(String) });
const transactionShape = z.looseObject({
  requestId: z.unknown().optional(),
  content: z.looseObject({ transactions: z.looseObject({ status: z.string() }) }),
});
const balanceShape = z.looseObject({ contents: z.looseObject({ balance: z.unknown() }) });
const accountShape = z.looseObject({ content: z.looseObject({}) });
const variation = z.looseObject({ variation_code: z.unknown(), name: z.unknown(), variation_amount: z.unknown() });
const variationsShape = z.object({
  content: z.object({ variations: z.array(variation).optional(), varations: z.array(variation).optional() }),
});

/** VTpass over HTTP, as vtpass.com/documentation has it: every answer is HTTP 200, and its code and status say what it is. */
export function vtpassVendingPort(settings: VtpassSettings): VendingPort {
  const { line, estateCompany } = settings;
  const look: Line = { ...line, timeoutMs: Math.min(LOOK_MS, line.timeoutMs) };
  return {
    name: 'vtpass',
    settleMs: SETTLE_MS,
    firstRequeryMs: FIRST_REQUERY_MS,
    reference: (orderId, at, madeAt) => idOf(orderId, lagosDay(at), madeAt),
    earlierReferences: (orderId, at, madeAt) => daysBefore(at, madeAt).map((day) => idOf(orderId, day, madeAt)),

    estateCompany: companyOfService(estateCompany),
    balance: () => balanceOf(look),
    sells: (product) =>
      serviceFor(settings, product) !== null &&
      (product.provider !== 'spectranet' || settings.sellsSpectranet === true),

    findMeter: (meter, company) => {
      const serviceID = company === null ? estateCompany : estateService(company);
      if (serviceID === null) return Promise.resolve({ kind: 'unknown', reason: 'no company is set for the estate' });
      return eitherType((type) => find(look, { serviceID, billersCode: meter, type }));
    },

    findAccount: ({ kind, provider, account }) => {
      const serviceID = serviceOf({ kind, provider }, null);
      if (serviceID === null) return Promise.resolve({ kind: 'unknown', reason: `${provider} is not sold here` });
      const wanted = { serviceID, billersCode: account };
      return kind === 'public-power' ? eitherType((type) => find(look, { ...wanted, type })) : find(look, wanted);
    },

    async vend(request) {
      const order = await orderOf(settings, look, request);
      if ('kind' in order) return order;
      const answer = await askJson(line, 'POST', '/pay', { request_id: request.reference, ...order });
      const said = toAnswer(answer, request.reference, 'sale');
      return said.kind === 'not-found' ? { kind: 'unknown', reason: reasonOf(answer) } : said;
    },

    query: async (reference) =>
      toAnswer(await askJson(line, 'POST', '/requery', { request_id: reference }), reference, 'question'),

    records: () => noBook('VTpass has no list of what it sold'),
  };
}

const inLagos = (at: Date): string => new Date(at.getTime() + LAGOS_MS).toISOString();
const lagosDay = (at: Date): string => inLagos(at).slice(0, 10);

/**
 * The vendor wants twelve digits first, a day, which has to be the one it is sent on, and a time of it: that at which the order was
 * made, which is always the same, or of a later day its midnight. Then the order's own signs, so that none is made twice.
 */
function idOf(orderId: string, day: string, madeAt: Date): string {
  const time = lagosDay(madeAt) === day ? inLagos(madeAt).slice(11, 16) : '00:00';
  return `${day}${time}${orderId}`.replaceAll(/[^0-9A-Za-z]/g, '');
}

/** The days in Lagos from the one on which an order was made to the one before now; of an old one the last few. */
function daysBefore(at: Date, madeAt: Date): readonly string[] {
  const days = Array.from({ length: MOST_DAYS }, (_, ago) => lagosDay(new Date(at.getTime() - (ago + 1) * DAY_MS)));
  return days.filter((day) => day >= lagosDay(madeAt)).toReversed();
}

/** The vendor's name for a product; null: it does not sell it. */
function serviceFor({ estateCompany }: VtpassSettings, { company, ...product }: Product): string | null {
  return serviceOf(product, company === null ? estateCompany : estateService(company));
}

/** The body of a sale; what cannot be mapped for certain is refused, and nothing is sent. */
async function orderOf(
  settings: VtpassSettings,
  look: Line,
  { kind, provider, company, account, meterType, package: plan, amountKobo, phone: given }: VendRequest,
): Promise<object | VendAnswer> {
  const serviceID = serviceFor(settings, { kind, provider, company });
  if (serviceID === null) return { kind: 'refused', reason: `${provider ?? kind} is not sold through VTpass` };
  const amount = nairaOf(amountKobo);
  if (kind === 'airtime') return { serviceID, amount, phone: account };
  const order = { serviceID, billersCode: account, amount, phone: given ?? settings.phone };
  if (ORDER_KINDS[kind].token) return { ...order, variation_code: meterType ?? 'prepaid' };
  const listed = await askJson(look, 'GET', `/service-variations?serviceID=${encodeURIComponent(serviceID)}`);
  const read = variationsShape.safeParse(listed?.body);
  // Nothing was sent, and nothing is known of the plan: the id will be unknown there, and is sent later.
  if (!read.success) return { kind: 'unknown', reason: 'the list of plans could not be read' };
  const { variations, varations } = read.data.content;
  const listedPlans = (variations ?? varations ?? []).map((each) => ({
    code: each.variation_code,
    name: each.name,
    price: each.variation_amount,
  }));
  const variation_code = planOf(listedPlans, plan ?? '', amountKobo);
  if (variation_code === null)
    return { kind: 'refused', reason: `VTpass has no plan ${plan ?? ''} at N${amount} of ${provider ?? ''}` };
  const change = serviceID === 'dstv' || serviceID === 'gotv';
  return { ...order, variation_code, ...(change && { subscription_type: 'change', quantity: 1 }) };
}

async function balanceOf(line: Line): Promise<BalanceAnswer> {
  const answer = await askJson(line, 'GET', '/balance');
  const read = balanceShape.safeParse(answer?.status === 200 ? answer.body : null);
  const kobo = read.success ? balanceTold(read.data.contents.balance) : null;
  return kobo === null ? { kind: 'unknown', reason: reasonOf(answer) } : { kind: 'told', kobo };
}

async function find(line: Line, account: object): Promise<AccountAnswer> {
  const answer = await askJson(line, 'POST', '/merchant-verify', account);
  const code = codeOf(answer);
  const read = accountShape.safeParse(answer?.body);
  if (!read.success || (code !== '000' && code !== '020')) {
    const down = hindranceOf(code) === 'down';
    return { kind: 'unknown', reason: reasonOf(answer), ...(down && { hindrance: 'down' }) };
  }
  const { content } = read.data;
  // A wrong number has the code of a right one. Where nothing may be sold to a meter, nobody may pay for it either.
  const may = content.Can_Vend === undefined || /^(yes|true)?$/i.test(String(content.Can_Vend).trim());
  const name = textTold(content.Customer_Name);
  if (isTrue(content.WrongBillersCode) || !may) return { kind: 'not-found' };
  if (name === null && content.error !== undefined) return { kind: 'not-found' };
  return {
    kind: 'found',
    name: name ?? '',
    terms: {
      leastKobo: koboTold(content.Min_Purchase_Amount) ?? koboTold(content.Minimum_Amount),
      mostKobo: null,
      debtKobo: koboTold(content.Customer_Arrears) || null,
      debtShare: null,
      tariffClass: null,
      rateKobo: null,
      address: textTold(content.Address),
    },
  };
}

/** What is delivered as PINs, by the vendor's name for it: without one nobody has what was paid for. */
const SOLD_AS_PINS = /spectranet/i;

const isTrue = (value: unknown): boolean => /^(true|yes|1)$/i.test(String(value));

function toAnswer(
  answer: Answered | null,
  reference: string,
  asked: 'sale' | 'question',
): Exclude<QueryAnswer, NotYet> {
  const code = codeOf(answer);
  if (code === null) return { kind: 'unknown', reason: reasonOf(answer) };
  const read = transactionShape.safeParse(answer?.body);
  const status = read.success ? read.data.content.transactions.status.trim().toLowerCase() : null;
  const verdict = judge(code, status, asked);
  const reason = `code ${code}${status === null ? '' : `, ${status}`}`;
  // What is told of another sale says nothing of ours.
  if (read.success && textTold(read.data.requestId) !== reference)
    return { kind: 'unknown', reason: `${reason}, of another id` };
  if (verdict === 'not-found') return { kind: 'not-found' };
  // That a question is hindered says nothing of the sale's.
  const hindrance = asked === 'sale' ? hindranceOf(code) : undefined;
  const why = { reason, ...(hindrance && { hindrance }) };
  if (verdict === 'refused') return { kind: 'refused', ...why };
  if (verdict !== 'delivered' || !read.success) return { kind: 'unknown', ...why };
  const delivered = deliveryOf(read.data);
  const { type, transactionId, product_name: product } = read.data.content.transactions;
  // Not every company gives a bill's payment a number of its own; the vendor's is one that it can be found by.
  const isBill = delivered.token === null && /electric/i.test(textTold(type) ?? '');
  const receiptNo = delivered.receiptNo ?? (isBill ? textTold(transactionId) : null);
  if (!SOLD_AS_PINS.test(textTold(product) ?? '')) return { kind: 'delivered', ...delivered, receiptNo };
  const vouchers = vouchersTold(read.data);
  return vouchers.length === 0
    ? { kind: 'unknown', reason: `${reason}, and no PIN` }
    : { kind: 'delivered', ...NO_PARTICULARS, token: null, units: null, vouchers };
}

function codeOf(answer: Answered | null): string | null {
  const said = saidShape.safeParse(answer?.status === 200 ? answer.body : null);
  return said.success ? said.data.code.padStart(3, '0') : null;
}

function reasonOf(answer: Answered | null): string {
  if (answer === null) return 'no answer';
  const code = codeOf(answer);
  return code === null ? `answered ${answer.status}` : `code ${code}`;
}
