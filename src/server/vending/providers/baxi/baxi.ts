import { z } from 'zod';
import { nairaOf } from '#catalogues/money.ts';
import type { MeterType } from '#catalogues/orders.ts';
import { COMPANY_CODES, type Company } from '#catalogues/products/companies.ts';
import { type Answered, askJson, type Line, noBook } from '../../../http-client.ts';
import { balanceTold, koboTold, textTold } from '../../../told.ts';
import { deliveryOf } from '../../company-fields.ts';
import { eitherType } from '../../meter-types.ts';
import type { AccountAnswer, BalanceAnswer, NotYet, Product, QueryAnswer, VendingPort } from '../../port.ts';
import { hindranceOf, judge } from './codes.ts';

/** What an operator has with the vendor. */
export interface BaxiSettings {
  readonly line: Line;
  readonly agentId: string;
  /** Who supplies an estate that has not said so, in the vendor's words; null: its power is not sold through it. */
  readonly estateCompany: string | null;
  /** Whom the vendor calls where the buyer gave no number. */
  readonly phone: string;
}

/** Who supplies an estate, by the vendor's word for it; three companies are not sold there. */
const ESTATES: Readonly<Partial<Record<Company, string>>> = {
  abuja: 'abuja',
  eko: 'eko',
  enugu: 'enugu',
  ibadan: 'ibadan',
  ikeja: 'ikeja',
  jos: 'jos',
  kaduna: 'kaduna',
  kano: 'kedco',
  portharcourt: 'portharcourt',
};

/** Distribution companies of which an estate may be a customer. */
export const ESTATE_COMPANIES = Object.values(ESTATES);

/** The companies of the storefront. */
const COMPANIES: Readonly<Record<string, string>> = {
  phcneko: 'eko',
  phcnkano: 'kedco',
  phcnjos: 'jos',
  phcnabuja: 'abuja',
  phcnibadan: 'ibadan',
  phcnenugu: 'enugu',
};

/** No page says when a question is wanted: not before the sale itself had time to be answered. */
const FIRST_REQUERY_MS = 30_000;
/** Two 'no such reference' at least so far apart are believed (MONEY, Vendor answers). */
const SETTLE_MS = 60_000;

const record = z.record(z.string(), z.unknown());
const envelope = z.looseObject({ code: z.unknown(), data: record.nullish().catch(null) });

/** Baxi over HTTP, for power alone, as its customers' code has it: which status of HTTP goes with a code is not known. */
export function baxiVendingPort({ line, agentId, estateCompany, phone }: BaxiSettings): VendingPort {
  const companyThere = ({ kind, provider, company }: Product): string | null => {
    if (kind === 'power') return company === null ? estateCompany : (ESTATES[company] ?? null);
    const known = kind === 'public-power' && provider !== null && Object.hasOwn(COMPANIES, provider);
    return known ? (COMPANIES[provider] ?? null) : null;
  };
  const find = async (product: Product, account_number: string): Promise<AccountAnswer> => {
    const there = companyThere(product);
    if (there === null) return { kind: 'unknown', reason: 'not sold through Baxi' };
    return eitherType(async (type) => {
      const asked = { service_type: serviceOf(there, type), account_number };
      return toAccount(await askJson(line, 'POST', '/services/electricity/verify', asked));
    });
  };
  return {
    name: 'baxi',
    settleMs: SETTLE_MS,
    firstRequeryMs: FIRST_REQUERY_MS,
    reference: (orderId) => orderId,
    estateCompany: COMPANY_CODES.find((code) => ESTATES[code] === estateCompany) ?? null,
    balance: () => balanceOf(line),
    sells: (product) => companyThere(product) !== null,
    findMeter: (meter, company) => find({ kind: 'power', provider: null, company }, meter),
    findAccount: ({ kind, provider, account }) => find({ kind, provider, company: null }, account),

    async vend({ reference, kind, provider, company, account, meterType, amountKobo, phone: given }) {
      const there = companyThere({ kind, provider, company });
      if (there === null) return { kind: 'refused', reason: `${provider ?? kind} is not sold through Baxi` };
      const answer = await askJson(line, 'POST', '/services/electricity/request', {
        agentReference: reference,
        agentId,
        service_type: serviceOf(there, meterType ?? 'prepaid'),
        account_number: account,
        amount: nairaOf(amountKobo),
        phone: given ?? phone,
      });
      const said = toAnswer(answer, 'sale');
      return said.kind === 'not-found' ? { kind: 'unknown', reason: 'a sale was answered as a question' } : said;
    },

    async query(reference) {
      const asked = new URLSearchParams({ agentReference: reference });
      return toAnswer(await askJson(line, 'GET', `/superagent/transaction/requery?${asked}`), 'question');
    },

    records: () => noBook('Baxi has no list of what it sold'),
  };
}

const serviceOf = (company: string, type: MeterType): string => `${company}_electric_${type}`;

async function balanceOf(line: Line): Promise<BalanceAnswer> {
  const answer = await askJson(line, 'GET', '/superagent/account/balance');
  const read = envelope.safeParse(answer?.body);
  const code = read.success ? textTold(read.data.code) : null;
  const kobo = read.success && code === '200' ? balanceTold(read.data.data?.balance) : null;
  return kobo === null ? { kind: 'unknown', reason: reasonOf(answer, code) } : { kind: 'told', kobo };
}

function toAccount(answer: Answered | null): AccountAnswer {
  const read = envelope.safeParse(answer?.body);
  const code = read.success ? textTold(read.data.code) : null;
  // The number is none of that company's.
  if (code === 'BX0025') return { kind: 'not-found' };
  if (!read.success || code !== '200' || !read.data.data) {
    const down = hindranceOf(code) === 'down';
    return { kind: 'unknown', reason: reasonOf(answer, code), ...(down && { hindrance: 'down' }) };
  }
  const { data } = read.data;
  return {
    kind: 'found',
    name: textTold(data.name) ?? '',
    terms: {
      leastKobo: koboTold(data.minimumAmount),
      mostKobo: null,
      debtKobo: koboTold(data.outstandingBalance) || null,
      debtShare: null,
      tariffClass: null,
      rateKobo: null,
      address: textTold(data.address),
    },
  };
}

/** Code 200 says that there is an answer; `transactionStatus` and `statusCode` together say what it is. */
function toAnswer(answer: Answered | null, asked: 'sale' | 'question'): Exclude<QueryAnswer, NotYet> {
  const read = envelope.safeParse(answer?.body);
  const code = read.success ? textTold(read.data.code) : null;
  const data = (read.success && read.data.data) || {};
  if (code === null) return { kind: 'unknown', reason: reasonOf(answer, code) };
  if (code !== '200') {
    const verdict = judge(code, asked);
    if (verdict === 'not-found') return { kind: 'not-found' };
    const hindrance = asked === 'sale' ? hindranceOf(code) : undefined;
    return { kind: verdict, reason: reasonOf(answer, code), ...(hindrance && { hindrance }) };
  }
  const status = textTold(data.transactionStatus)?.toLowerCase() ?? '';
  const isZero = textTold(data.statusCode) === '0';
  const reason = `code 200, ${status} ${textTold(data.statusCode) ?? ''}`.trim();
  if (status === 'success' && isZero) {
    // What the company itself said: under one name after a sale, under another after a question.
    const raw = record.safeParse(data.rawOutput ?? data.rawData);
    const { tokenCode, amountOfPower } = data;
    return { kind: 'delivered', ...deliveryOf({ ...(raw.success && raw.data), tokenCode, amountOfPower }) };
  }
  // 'Failed' in answer to the sale itself is asked about once: zero would be a delivery's.
  const failed = asked === 'question' && status === 'failed' && textTold(data.statusCode) !== null && !isZero;
  return { kind: failed ? 'refused' : 'unknown', reason };
}

function reasonOf(answer: Answered | null, code: string | null): string {
  if (answer === null) return 'no answer';
  return code === null ? `answered ${answer.status}` : `code ${code}`;
}
