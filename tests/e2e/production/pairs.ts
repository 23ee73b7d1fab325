import { expect, type FrameLocator, type Page } from '@playwright/test';
import { z } from 'zod';
import type { StandInName } from '#src/stand-ins/providers.ts';
import type { Asked, StandIn } from '../../support/stand-ins.ts';

type Settings = Readonly<Record<string, string>>;

/** A payment provider, as an operator sets it up and as somebody pays with it. */
interface Payment {
  readonly name: StandInName;
  readonly settings: (standIn: StandIn) => Settings;
  /** Where its events go; null: it tells nobody anything. */
  readonly webhook: string | null;
  /** Pays, with a card that is good; `naira` is the whole sum as its button has it. */
  readonly pay: (page: Page, naira: string) => Promise<void>;
  /** Tries a card that is declined, up to where another one can be typed; `again` says yes once more in the chat. */
  readonly decline: (page: Page, naira: string, again: () => Promise<void>) => Promise<void>;
  /** Somebody sends naira to an account number; missing where it takes no transfers. */
  readonly transfer?: (standIn: Asked, account: string, naira: number) => Promise<void>;
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

async function payWithPaystack(page: Page, naira: string, card: string): Promise<FrameLocator> {
  const popup = page.frameLocator('iframe[title="Paystack stand-in checkout"]');
  await popup.getByLabel('Test card').selectOption(card);
  await popup.getByRole('button', { name: new RegExp(`^Pay NGN ${naira}`) }).click();
  return popup;
}

/** Types a card where its provider's page, or a frame of it, asks for one. */
async function typeCard(at: Page | FrameLocator, naira: string, number: string, expiry: string): Promise<void> {
  // Our own form may ask for a card's number of its own, and is there until the page is left.
  await at.getByLabel('Card number', { exact: true }).fill(number);
  await at.getByLabel('Expiry').fill(expiry);
  await at.getByLabel('CVV').fill('564');
  await at.getByRole('button', { name: new RegExp(`^Pay NGN ${naira}`) }).click();
}

const netplusFrame = (page: Page) => page.frameLocator('iframe[title="NetPlusPay"]');

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
      await payWithPaystack(page, naira, '4084084084084081');
    },
    async decline(page, naira) {
      const popup = await payWithPaystack(page, naira, '4084080000005408');
      await expect(popup.getByRole('alert')).toContainText('Declined');
    },
    async transfer({ ask }, account, naira) {
      const sent = await ask('POST', '/stand-in/transfers', { account_number: account, amount: naira * 100 });
      expect(sent.status).toBe(200);
    },
  },
  flutterwave: {
    name: 'flutterwave',
    webhook: '/api/payments/webhook/flutterwave',
    settings: ({ url, keys }) => ({
      PAYMENT_SECRET_KEY: keys.secret ?? '',
      PAYMENT_WEBHOOK_SECRET: keys.hash ?? '',
      PAYMENT_ACCOUNT_ID: '73362',
      PAYMENT_API_URL: url,
    }),
    // The page leads to the provider's own, and back.
    pay: (page, naira) => typeCard(page, naira, '5061 4601 6697 6054 667', '09/32'),
    async decline(page, naira) {
      await typeCard(page, naira, '5551 6581 5765 3822', '09/32');
      await expect(page.getByRole('alert')).toContainText('Invalid transaction');
      await page.getByRole('link', { name: 'Try again' }).click();
    },
  },
  netplus: {
    name: 'netplus',
    webhook: null,
    settings: ({ url, keys }) => ({
      PAYMENT_MERCHANT_ID: keys.merchant ?? '',
      PAYMENT_API_URL: url,
      PAYMENT_WIDGET_ORIGIN: url,
    }),
    pay: (page, naira) => typeCard(netplusFrame(page), naira, '5123 4500 0000 0008', '01/39'),
    // A card that was declined ends the payment there: another card is another order.
    async decline(page, naira, again) {
      await typeCard(netplusFrame(page), naira, '5123 4500 0000 0008', '05/39');
      await page.getByRole('button', { name: 'Try again' }).last().click();
      await again();
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
      return { data: await first('mtn', 'DATA', 'MTN'), cable: await first('gotv', 'TV', 'GOtv') };
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
