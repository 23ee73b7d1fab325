import { z } from 'zod';
import { nairaOf } from '#catalogues/money.ts';
import { type MeterType, ORDER_KINDS } from '#catalogues/orders.ts';
import { COMPANY_CODES, type Company } from '#catalogues/products/companies.ts';
import { powerOf, type Supply } from '#catalogues/products/supplies.ts';
import type { Line } from '../../../http-client.ts';
import { balanceTold, koboTold, textTold } from '../../../told.ts';
import { eitherType } from '../../meter-types.ts';
import { planOf } from '../../plans.ts';
import type {
  AccountAnswer,
  BalanceAnswer,
  Product,
  QueryAnswer,
  SuppliesAnswer,
  VendAnswer,
  VendingPort,
  VendRequest,
} from '../../port.ts';
import { soldIn } from './books.ts';
import { hindranceOf, judge } from './codes.ts';
import { askSigned, deliveryOf, type Signed } from './wire.ts';

/** What an operator has with the vendor. */
export interface BuypowerSettings {
  readonly line: Line;
  /** Who supplies an estate that has not said so, in the vendor's words; null: its power is not sold through it. */
  readonly estateCompany: string | null;
  /** Whom the vendor calls where the buyer gave no number. */
  readonly phone: string;
}

/** Who supplies an estate, by the vendor's word for it; Aba is not sold there. */
const DISCOS: Readonly<Partial<Record<Company, string>>> = {
  abuja: 'ABUJA',
  benin: 'BENIN',
  eko: 'EKO',
  enugu: 'ENUGU',
  ibadan: 'IBADAN',
  ikeja: 'IKEJA',
  jos: 'JOS',
  kaduna: 'KADUNA',
  kano: 'KANO',
  portharcourt: 'PH',
  yola: 'YOLA',
};

/** Distribution companies of which an estate may be a customer. */
export const ESTATE_COMPANIES = [...Object.values(DISCOS), 'BH'];

/** How long a question before a sale may take, ms, so that the sale still leaves within the order's lease. */
const LOOK_MS = 5_000;
/** A sale may take three minutes, and no question is wanted in the first two. */
const FIRST_REQUERY_MS = 120_000;
/** Two 'no such reference' at least so far apart are believed: the second comes when the slowest sale is long over. */
const SETTLE_MS = 120_000;

const NETWORKS = { mtn: 'MTN', glo: 'GLO', airtel: 'AIRTEL', etisalat: '9MOBILE' };

/** What of the storefront is sold, by its own words for product and provider; internet is not. */
const SOLD: Readonly<Record<string, { readonly vertical: string; readonly of: Readonly<Record<string, string>> }>> = {
  'public-power': {
    vertical: 'ELECTRICITY',
    of: {
      phcneko: 'EKO',
      phcnkano: 'KANO',
      phcnjos: 'JOS',
      phcnabuja: 'ABUJA',
      phcnibadan: 'IBADAN',
      phcnenugu: 'ENUGU',
    },
  },
  airtime: { vertical: 'VTU', of: NETWORKS },
  data: { vertical: 'DATA', of: NETWORKS },
  cable: { vertical: 'TV', of: { dstv: 'DSTV', gotv: 'GOTV', startimes: 'STARTIMES' } },
};

const price = z.looseObject({ code: z.unknown(), desc: z.unknown(), price: z.unknown() });
const delay = z.array(z.number().positive().max(3_600)).min(1);

/** BuyPower's API for shops over HTTP, as docs.buypower.ng has it; only what it has signed is believed. */
export function buypowerVendingPort(settings: BuypowerSettings): VendingPort {
  const { line, estateCompany } = settings;
  const look: Line = { ...line, timeoutMs: Math.min(LOOK_MS, line.timeoutMs) };
  return {
    name: 'buypower',
    settleMs: SETTLE_MS,
    firstRequeryMs: FIRST_REQUERY_MS,
    reference: (orderId) => orderId,

    estateCompany: COMPANY_CODES.find((code) => DISCOS[code] === estateCompany) ?? null,
    supplies: () => suppliesOf(look),
    balance: () => balanceOf(look),
    sells: (product) => soldAs(product, estateCompany) !== null,

    findMeter: (meter, company) => {
      const sold = soldAs({ kind: 'power', provider: null, company }, estateCompany);
      if (sold === null) return Promise.resolve({ kind: 'unknown', reason: 'no company is set for the estate' });
      return eitherType((type) => find(look, meter, sold, type));
    },

    findAccount: ({ kind, provider, account }) => {
      const sold = soldAs({ kind, provider, company: null }, null);
      if (sold === null) return Promise.resolve({ kind: 'unknown', reason: `${provider} is not sold here` });
      return kind === 'public-power'
        ? eitherType((type) => find(look, account, sold, type))
        : find(look, account, sold, 'prepaid');
    },

    async vend(request) {
      const order = await orderOf(settings, look, request);
      if ('kind' in order) return order;
      const answer = await askSigned(line, 'POST', '/vend', order);
      const said = toAnswer(answer, request.reference, 'sale');
      return said.kind === 'not-found' || said.kind === 'not-yet'
        ? { kind: 'unknown', reason: reasonOf(answer) }
        : said;
    },

    query: async (reference) =>
      toAnswer(await askSigned(line, 'GET', `/transaction/${encodeURIComponent(reference)}`), reference, 'question'),

    records: (from, to) => soldIn(line, from, to),
  };
}

interface Sold {
  readonly vertical: string;
  readonly disco: string;
}

const discoOf = (company: Company | null, otherwise: string | null): string | null =>
  company === null ? otherwise : (DISCOS[company] ?? null);

function soldAs({ kind, provider, company }: Product, estateCompany: string | null): Sold | null {
  const estate = discoOf(company, estateCompany);
  if (kind === 'power') return estate === null ? null : { vertical: 'ELECTRICITY', disco: estate };
  const sold = SOLD[kind];
  const disco = provider !== null && sold && Object.hasOwn(sold.of, provider) ? sold.of[provider] : undefined;
  return sold === undefined || disco === undefined ? null : { vertical: sold.vertical, disco };
}

/** The body of a sale; what cannot be mapped for certain is refused, and nothing is sent. */
async function orderOf(
  { estateCompany, phone: own }: BuypowerSettings,
  look: Line,
  {
    reference,
    kind,
    provider,
    company,
    account,
    meterType,
    package: plan,
    amountKobo,
    email,
    phone: given,
  }: VendRequest,
): Promise<object | VendAnswer> {
  const sold = soldAs({ kind, provider, company }, estateCompany);
  if (sold === null) return { kind: 'refused', reason: `${provider ?? kind} is not sold through BuyPower` };
  const amount = nairaOf(amountKobo);
  const order = {
    orderId: reference,
    meter: account,
    ...sold,
    phone: kind === 'airtime' || kind === 'data' ? account : (given ?? own),
    ...(email !== '' && { email }),
    amount: String(amount),
    vendType: typeThere(meterType ?? 'prepaid'),
    paymentType: 'B2B',
  };
  if (ORDER_KINDS[kind].token || kind === 'airtime') return order;
  const answer = await askSigned(
    look,
    'GET',
    `/tariff/?${new URLSearchParams({ vertical: sold.vertical, provider: sold.disco })}`,
  );
  const read = z.array(price).safeParse(typeof answer === 'string' || answer.status !== 200 ? null : answer.body.data);
  // Nothing was sent, and nothing is known of the plan: the reference will be unknown there, and is sent later.
  if (!read.success) return { kind: 'unknown', reason: 'the list of plans could not be read' };
  const listed = read.data.map((each) => ({ code: each.code, name: each.desc, price: each.price }));
  const tariffClass = planOf(listed, plan ?? '', amountKobo);
  if (tariffClass !== null) return { ...order, tariffClass };
  return { kind: 'refused', reason: `BuyPower has no plan ${plan ?? ''} at N${amount} of ${provider ?? ''}` };
}

/** What `GET /discos/status` says of the companies that have a code here. */
async function suppliesOf(line: Line): Promise<SuppliesAnswer> {
  const answer = await askSigned(line, 'GET', '/discos/status');
  if (typeof answer === 'string') return { kind: 'unknown', reason: answer };
  if (answer.status !== 200) return { kind: 'unknown', reason: reasonOf(answer) };
  const { body } = answer;
  const told = (is: boolean): Supply[] =>
    COMPANY_CODES.filter((code) => DISCOS[code] !== undefined && body[DISCOS[code]] === is).map(powerOf);
  const [up, down] = [told(true), told(false)];
  return up.length + down.length === 0
    ? { kind: 'unknown', reason: 'no company is told of' }
    : { kind: 'told', up, down };
}

async function balanceOf(line: Line): Promise<BalanceAnswer> {
  const answer = await askSigned(line, 'GET', '/wallet/balance');
  const kobo = typeof answer === 'string' || answer.status !== 200 ? null : balanceTold(answer.body.balance);
  return kobo === null ? { kind: 'unknown', reason: reasonOf(answer) } : { kind: 'told', kobo };
}

const typeThere = (type: MeterType): string => type.toUpperCase();

async function find(line: Line, meter: string, { vertical, disco }: Sold, type: MeterType): Promise<AccountAnswer> {
  const asked = new URLSearchParams({ meter, disco, vendType: typeThere(type), vertical, orderId: 'false' });
  const answer = await askSigned(line, 'GET', `/check/meter?${asked}`);
  if (typeof answer === 'string') return { kind: 'unknown', reason: answer };
  if (answer.pair === '400/400') return { kind: 'not-found' };
  const { body } = answer;
  if (answer.status !== 200 || body.error === true || textTold(body.meterNo) !== meter)
    return { kind: 'unknown', reason: reasonOf(answer) };
  const isPostpaid = /^post/i.test(textTold(body.vendType) ?? '');
  if (vertical === 'ELECTRICITY' && isPostpaid !== (type === 'postpaid')) return { kind: 'not-found' };
  return {
    kind: 'found',
    name: textTold(body.name) ?? '',
    terms: {
      leastKobo: koboTold(body.minVendAmount),
      mostKobo: koboTold(body.maxVendAmount),
      debtKobo: koboTold(body.outstanding) || null,
      // `debtRepayment` may be percent or naira: no page says which.
      debtShare: null,
      tariffClass: textTold(body.tariffClass),
      rateKobo: koboTold(body.tariff) || null,
      address: textTold(body.address),
    },
  };
}

function toAnswer(answer: Signed | string, reference: string, asked: 'sale' | 'question'): QueryAnswer {
  const reason = reasonOf(answer);
  if (typeof answer === 'string') return { kind: 'unknown', reason };
  const verdict = judge(answer.pair, asked);
  if (verdict === 'not-found') return { kind: 'not-found' };
  if (verdict === 'not-yet') return { kind: 'not-yet', reason, waitMs: waitOf(answer.body.delay) };
  const hindrance = asked === 'sale' ? hindranceOf(answer.pair) : undefined;
  if (verdict === 'refused') return { kind: 'refused', reason, ...(hindrance && { hindrance }) };
  if (verdict !== 'delivered' || answer.body.status !== true) return { kind: 'unknown', reason };
  const data = z.looseObject({ orderId: z.unknown() }).safeParse(answer.body.data);
  // What is told of another sale says nothing of ours.
  if (!data.success || textTold(data.data.orderId) !== reference)
    return { kind: 'unknown', reason: `${reason}, of another reference` };
  return { kind: 'delivered', ...deliveryOf(data.data) };
}

/** How long it wants to be left alone, ms: it says seconds, the first of which counts; two minutes where it says nothing. */
function waitOf(said: unknown): number {
  const read = delay.safeParse(said);
  return (read.success ? (read.data[0] ?? 0) : 0) * 1_000 || FIRST_REQUERY_MS;
}

function reasonOf(answer: Signed | string): string {
  return typeof answer === 'string' ? answer : `answered ${answer.pair}`;
}
