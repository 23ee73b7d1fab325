import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { changePassword } from './accounts/change-password.ts';
import { confirmEmail, resendConfirmation } from './accounts/confirm-email.ts';
import { forgotPassword } from './accounts/forgot-password.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { signInThrough } from './accounts/sign-in.ts';
import { signUp } from './accounts/sign-up.ts';
import { updateMeter } from './accounts/update-meter.ts';
import { updateProfile } from './accounts/update-profile.ts';
import { payEstate } from './dues/pay-estate.ts';
import { ESTATE_FLOWS } from './estate/index.ts';
import { PLATFORM_FLOWS } from './platform/index.ts';
import { buyPower } from './power/buy-power.ts';
import { airtime, airtimePage } from './storefront/products/airtime.ts';
import { billWizard } from './storefront/products/bill-wizard.ts';
import { internet, internetPage } from './storefront/products/internet.ts';
import { payBills } from './storefront/products/pay-bills.ts';
import { publicPower } from './storefront/products/public-power.ts';
import { contactSupport } from './support/contact-support.ts';
import { TICKET_FLOWS } from './tickets/index.ts';
import { TROUBLE_FLOWS } from './trouble/index.ts';
import { uploadDevLevy } from './uploads/upload-dev-levy.ts';
import { uploadMeters } from './uploads/upload-meters.ts';
import { uploadPayments } from './uploads/upload-payments.ts';

const FLOWS: readonly ((deps: FlowDeps) => Flow)[] = [
  buyPower,
  payEstate('pay-services'),
  payEstate('pay-dev-levy'),
  publicPower,
  airtime,
  airtimePage,
  internet,
  internetPage,
  payBills,
  billWizard,
  signInThrough('login'),
  signInThrough('admin'),
  signInThrough('modal'),
  signUp,
  forgotPassword,
  resetPassword,
  confirmEmail,
  resendConfirmation,
  changePassword,
  updateProfile,
  updateMeter,
  contactSupport,
  ...TROUBLE_FLOWS,
  ...TICKET_FLOWS,
  ...ESTATE_FLOWS,
  uploadMeters,
  uploadPayments,
  uploadDevLevy,
  ...PLATFORM_FLOWS,
];

/** Every flow there is, by name. */
export function createFlows(deps: FlowDeps): Readonly<Record<string, Flow>> {
  return Object.fromEntries(FLOWS.map((flow) => flow(deps)).map((flow) => [flow.name, flow]));
}
