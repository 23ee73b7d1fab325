import type { Config } from '../config.ts';

/** What the portal's page may load of the payment provider: its script, the frame of its window, and what its script asks. */
export interface WidgetOrigins {
  readonly script: string;
  readonly frame: string;
  readonly connect: string;
}

/** Origins of each provider that are not the portal's own. */
const ORIGINS: Readonly<Record<string, WidgetOrigins>> = {
  paystack: {
    script: 'https://js.paystack.co',
    frame: 'https://checkout.paystack.com',
    connect: 'https://api.paystack.co',
  },
  netplus: {
    script: 'https://netpluspay.com',
    frame: 'https://netpluspay.com',
    connect: 'https://netpluspay.com',
  },
};

const NONE: WidgetOrigins = { script: '', frame: '', connect: '' };

/** Those of the chosen provider alone; where PAYMENT_WIDGET_ORIGIN is set, that one in their place. */
export function widgetOrigins({ providerKeys, paymentProvider }: Config): WidgetOrigins {
  const own = providerKeys.PAYMENT_WIDGET_ORIGIN?.replace(/\/+$/, '');
  if (own !== undefined) return { script: own, frame: own, connect: own };
  return (Object.hasOwn(ORIGINS, paymentProvider) ? ORIGINS[paymentProvider] : undefined) ?? NONE;
}
