import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { signIn } from './accounts/sign-in.ts';
import { buyPower } from './power/buy-power.ts';
import { airtime, airtimePage } from './storefront/products/airtime.ts';
import { billWizard } from './storefront/products/bill-wizard.ts';
import { internet, internetPage } from './storefront/products/internet.ts';
import { payBills } from './storefront/products/pay-bills.ts';
import { publicPower } from './storefront/products/public-power.ts';
import { contactSupport } from './support/contact-support.ts';

const FLOWS: readonly ((deps: FlowDeps) => Flow)[] = [
  buyPower,
  publicPower,
  airtime,
  airtimePage,
  internet,
  internetPage,
  payBills,
  billWizard,
  signIn,
  contactSupport,
];

/** Every flow there is, by name. */
export function createFlows(deps: FlowDeps): Readonly<Record<string, Flow>> {
  return Object.fromEntries(FLOWS.map((flow) => flow(deps)).map((flow) => [flow.name, flow]));
}
