import type { FrameLocator, Page } from '@playwright/test';
import { z } from 'zod';
import type { StandInName } from '#src/stand-ins/providers.ts';
import type { StandIn } from '../../support/stand-ins.ts';

type Settings = Readonly<Record<string, string>>;

/** A payment provider, as an operator sets it up and as somebody pays with it. */
interface Payment {
  readonly name: StandInName;
  readonly settings: (standIn: StandIn) => Settings;
  readonly webhook: string;
  /** Pays what is read back; `kobo` is the whole sum. */
  readonly pay: (page: Page, naira: string) => Promise<void>;
}

/** A plan that a vendor sells, as it stands on our list. */
export interface Plan {
  readonly provider: string;
  readonly name: string;
  readonly amount: number;
}

/** What the storefront sells besides public power. */
type Sold = 'airtime' | 'data' | 'internet' | 'cable';

/** A vendor, as an operator sets it up. */
interface Vendor {
  readonly name: StandInName;
  readonly settings: (standIn: StandIn) => Settings;
  readonly sells: readonly Sold[];
  /** A plan of each list that it sells of, from its own list. */
  readonly plans: (standIn: StandIn) => Promise<Partial<Record<'data' | 'internet' | 'cable', Plan>>>;
}

const PHONE = { VENDING_PHONE: '08030000000' };

/** Every payment provider that a real portal may be started with. */
export const PAYMENTS: Readonly<Record<string, Payment>> = {
  paystack: {
    name: 'paystack',
    webhook: '/api/payments/webhook/paystack',
    settings: ({ url, keys }) => ({
      PAYMENT_SECRET_KEY: keys.secret ?? '',
      PAYMENT_API_URL: url,
      PAYMENT_WIDGET_ORIGIN: url,
    }),
    async pay(page, naira) {
      const popup: FrameLocator = page.frameLocator('iframe[title="Paystack stand-in checkout"]');
      await popup.getByLabel('Test card').selectOption('4084084084084081');
      await popup.getByRole('button', { name: new RegExp(`^Pay NGN ${naira}`) }).click();
    },
  },
};

const variations = z.object({
  content: z
    .object({
      variations: z.array(z.object({ name: z.string(), variation_amount: z.string() })).optional(),
      varations: z.array(z.object({ name: z.string(), variation_amount: z.string() })).optional(),
    })
    .transform(({ variations: right, varations }) => right ?? varations ?? []),
});
const tariffs = z.object({ data: z.array(z.object({ desc: z.string(), price: z.coerce.number() })) });

/** Every vendor that a real portal may be started with. */
export const VENDORS: Readonly<Record<string, Vendor>> = {
  vtpass: {
    name: 'vtpass',
    settings: ({ url, keys }) => ({
      ...PHONE,
      VENDING_URL: `${url}/api`,
      VENDING_API_KEY: keys.api ?? '',
      VENDING_PUBLIC_KEY: keys.public ?? '',
      VENDING_SECRET_KEY: keys.secret ?? '',
    }),
    sells: ['airtime', 'data', 'internet', 'cable'],
    async plans({ ask, keys }) {
      const first = async (provider: string, serviceID: string): Promise<Plan> => {
        const headers = { 'api-key': keys.api ?? '', 'public-key': keys.public ?? '' };
        const { body } = await ask('GET', `/api/service-variations?serviceID=${serviceID}`, undefined, headers);
        const [plan] = variations.parse(body).content;
        return { provider, name: plan?.name ?? '', amount: Number(plan?.variation_amount) };
      };
      return {
        data: await first('mtn', 'mtn-data'),
        internet: await first('smile', 'smile-direct'),
        cable: await first('gotv', 'gotv'),
      };
    },
  },
  buypower: {
    name: 'buypower',
    settings: ({ url, keys }) => ({ ...PHONE, VENDING_URL: `${url}/v2`, VENDING_TOKEN: keys.token ?? '' }),
    sells: ['airtime', 'data', 'cable'],
    async plans({ ask, keys }) {
      const first = async (provider: string, vertical: string, name: string): Promise<Plan> => {
        const headers = { authorization: `Bearer ${keys.token}` };
        const { body } = await ask('GET', `/v2/tariff/?vertical=${vertical}&provider=${name}`, undefined, headers);
        const [plan] = tariffs.parse(body).data;
        return { provider, name: plan?.desc ?? '', amount: plan?.price ?? 0 };
      };
      return { data: await first('mtn', 'DATA', 'MTN'), cable: await first('gotv', 'TV', 'GOTV') };
    },
  },
  baxi: {
    name: 'baxi',
    settings: ({ url, keys }) => ({
      ...PHONE,
      VENDING_URL: `${url}/api/baxipay`,
      VENDING_API_KEY: keys.api ?? '',
      VENDING_AGENT_ID: 'made-up-agent',
    }),
    sells: [],
    plans: async () => ({}),
  },
};
