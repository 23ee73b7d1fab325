import { z } from 'zod';
import { koboOf } from '#catalogues/money.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Config } from '../../config.ts';
import { FLUTTERWAVE_URL } from '../../payments/providers/flutterwave/open.ts';
import { PAYSTACK_URL } from '../../payments/providers/paystack/open.ts';
import { hoursLeft, type Pace } from '../../vending/availability/wallets.ts';
import { VENDOR_URLS, vendorKeys } from '../../vending/vendors.ts';
import { bad, type Finding, good, warning } from './finding.ts';

type Keys = Readonly<Record<string, string>>;

/** A question that changes nothing and needs the right keys: what money there is. */
interface Question {
  readonly url: (keys: Keys) => string;
  readonly headers: (keys: Keys, now: Date) => Readonly<Record<string, string>>;
  /** The balance, kobo; null: none that is understood. */
  readonly kobo: (body: unknown) => number | null;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const amount = z.union([z.number(), z.string().regex(/^-?[\d,]+(\.\d+)?$/)]).transform((said) => String(said));
const naira = (said: string): number => koboOf(Number(said.replaceAll(',', '')));

/** A reader of one shape. */
function balance<T>(shape: z.ZodType<T>, kobo: (said: T) => number): Question['kobo'] {
  return (body) => {
    const read = shape.safeParse(body);
    return read.success ? kobo(read.data) : null;
  };
}

const PAYMENTS: Readonly<Record<string, Question>> = {
  paystack: {
    url: (keys) => `${keys.PAYMENT_API_URL ?? PAYSTACK_URL}/balance`,
    headers: (keys) => bearer(keys.PAYMENT_SECRET_KEY ?? ''),
    kobo: balance(
      z.object({ data: z.array(z.object({ currency: z.string(), balance: z.number() })) }),
      ({ data }) => data.find(({ currency }) => currency === 'NGN')?.balance ?? 0,
    ),
  },
  flutterwave: {
    url: (keys) => `${keys.PAYMENT_API_URL ?? FLUTTERWAVE_URL}/v3/balances/NGN`,
    headers: (keys) => bearer(keys.PAYMENT_SECRET_KEY ?? ''),
    kobo: balance(z.object({ data: z.object({ available_balance: amount }) }), ({ data }) =>
      naira(data.available_balance),
    ),
  },
};

const VENDORS: Readonly<Record<string, Question>> = {
  vtpass: {
    url: (keys) => `${keys.VENDING_URL ?? VENDOR_URLS.vtpass}/balance`,
    headers: (keys) => ({ 'api-key': keys.VENDING_API_KEY ?? '', 'public-key': keys.VENDING_PUBLIC_KEY ?? '' }),
    kobo: balance(z.object({ contents: z.object({ balance: amount }) }), ({ contents }) => naira(contents.balance)),
  },
  buypower: {
    url: (keys) => `${keys.VENDING_URL ?? VENDOR_URLS.buypower}/wallet/balance`,
    headers: (keys) => bearer(keys.VENDING_TOKEN ?? ''),
    kobo: balance(z.object({ balance: amount }), (said) => naira(said.balance)),
  },
  baxi: {
    url: (keys) => `${keys.VENDING_URL ?? VENDOR_URLS.baxi}/superagent/account/balance`,
    headers: (keys, now) => ({ 'x-api-key': keys.VENDING_API_KEY ?? '', 'baxi-date': now.toISOString() }),
    kobo: balance(z.object({ data: z.object({ balance: amount }) }), ({ data }) => naira(data.balance)),
  },
};

const PATIENCE_MS = 10_000;
/** A Date header tells whole seconds; a minute off is more than any line takes. */
const CLOCK_MS = 60_000;
/** How wallets are judged where the data base does not say, or cannot be asked. */
const AS_DELIVERED: Pace = { lowKobo: 2_000_000, aDayKobo: 0 };

/** Whether the providers take the keys, how much is with them, and whether their clock is ours. */
export async function checkProviders(
  config: Config,
  now: () => Date,
  paces: ReadonlyMap<string, Pace> = new Map(),
): Promise<Finding[]> {
  const { providerKeys, paymentProvider, vendingProvider, otherVendors } = config;
  const all = [
    {
      about: 'Payments',
      name: paymentProvider,
      question: PAYMENTS[paymentProvider],
      variable: 'PAYMENT',
      keys: providerKeys,
    },
    ...[vendingProvider, ...otherVendors].map((name, at) => ({
      about: at === 0 ? 'Vendor' : 'Next vendor',
      name,
      question: VENDORS[name],
      variable: 'VENDING',
      keys: vendorKeys(config, name),
    })),
  ];
  const findings = await Promise.all(
    all.map(async ({ about, name, question, variable, keys }) => {
      if (question === undefined)
        return [warning(about, `${name} cannot be asked from here.`, 'Try a small purchase.')];
      return ask({ about, name, question, variable, pace: paces.get(name) ?? AS_DELIVERED }, keys, now);
    }),
  );
  return [...findings.flat(), ...testKeys(config)];
}

interface Asked {
  readonly about: string;
  readonly name: string;
  readonly question: Question;
  readonly variable: string;
  readonly pace: Pace;
}

async function ask({ about, name, question, variable, pace }: Asked, keys: Keys, now: () => Date): Promise<Finding[]> {
  const url = question.url(keys);
  const { host } = new URL(url);
  let answer: Response;
  let body: unknown;
  const began = now();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    answer = await fetch(url, { headers: question.headers(keys, began), redirect: 'error', signal });
    body = await answer.json().catch(() => null);
  } catch {
    const remedy = `Look whether this machine reaches ${host}, and whether the address (${variable}_URL or ${variable}_API_URL) is right.`;
    return [bad(about, `${name} does not answer at ${host}.`, remedy)];
  }
  const kobo = answer.ok ? question.kobo(body) : null;
  const clock = clockOf(name, answer, began, now());
  if (kobo === null) {
    const why = `${name} answers ${answer.status} and no balance.`;
    return [
      bad(
        about,
        why,
        `Look at the ${variable}_... keys: are they of this address (test or live), whole, and allowed from this machine's address?`,
      ),
      ...clock,
    ];
  }
  const hours = variable === 'VENDING' ? hoursLeft(kobo, pace) : null;
  const lasts = hours === null ? '' : `, enough for about ${hours} hours of what was sold in the last 24`;
  const money = `${name} takes the keys; ${formatNaira(kobo)} is there${lasts}.`;
  const low = variable === 'VENDING' && kobo < pace.lowKobo;
  const found = low
    ? (kobo < 100_000 ? bad : warning)(
        about,
        money,
        'Fill the wallet: what it cannot pay for is not sold. What counts as low is set at /fees-and-limits.',
      )
    : good(about, money);
  return [found, ...clock];
}

/** By the provider's Date header, between whose sending and arrival the line's time lies. */
function clockOf(name: string, answer: Response, began: Date, ended: Date): Finding[] {
  const there = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(there)) return [];
  const off = there < began.getTime() ? there - began.getTime() : Math.max(0, there - ended.getTime());
  if (Math.abs(off) < CLOCK_MS) return [good('Clock', `within a minute of ${name}'s.`)];
  const words = `${Math.round(Math.abs(off) / 1_000)} seconds ${off > 0 ? 'behind' : 'ahead of'} ${name}'s.`;
  return [bad('Clock', words, 'Set the clock by the network (NTP): references, signatures and days go by it.')];
}

function testKeys({ production, providerKeys }: Config): Finding[] {
  const key = providerKeys.PAYMENT_SECRET_KEY ?? '';
  if (!production || !/^(sk_test_|FLWSECK_TEST-)/.test(key)) return [];
  return [
    warning('Payments', 'the keys are test keys, which take no real money.', 'Set the live keys before you sell.'),
  ];
}
