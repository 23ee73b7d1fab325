import { baxi } from './baxi/baxi.ts';
import { buypower } from './buypower/buypower.ts';
import { flutterwave } from './flutterwave/flutterwave.ts';
import { netplus } from './netplus/netplus.ts';
import { paystack } from './paystack/paystack.ts';
import type { Provider } from './stand.ts';
import { vtpass } from './vtpass/vtpass.ts';

/** Every provider that has a stand-in, by the name that `npm run stand-in -- NAME` takes. */
export const PROVIDERS = { baxi, buypower, flutterwave, netplus, paystack, vtpass } as const satisfies Readonly<
  Record<string, Provider>
>;

/** The name of a provider that has a stand-in. */
export type StandInName = keyof typeof PROVIDERS;

/** True for the name of one. */
export const isStandIn = (name: string): name is StandInName => Object.hasOwn(PROVIDERS, name);
