import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { once } from '#machines/kit/once.ts';
import { changePassword } from './accounts/change-password.ts';
import { confirmEmail, resendConfirmation } from './accounts/confirm-email.ts';
import { forgotPassword } from './accounts/forgot-password.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { signInThrough } from './accounts/sign-in.ts';
import { signOutEverywhere } from './accounts/sign-out-everywhere.ts';
import { signUp } from './accounts/sign-up.ts';
import { takeBack } from './accounts/take-back.ts';
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
import type { UploadDeps } from './uploads/chart/calls.ts';
import { uploadDevLevy } from './uploads/upload-dev-levy.ts';
import { uploadMeters } from './uploads/upload-meters.ts';
import { uploadPayments } from './uploads/upload-payments.ts';

/** What all flows together are made of. */
export type FlowsDeps = FlowDeps & UploadDeps;

type Make = (deps: FlowsDeps) => Flow;

const FLOWS: Readonly<Record<string, Make>> = {
  'buy-power': buyPower,
  'pay-services': payEstate('pay-services'),
  'pay-dev-levy': payEstate('pay-dev-levy'),
  'public-power': publicPower,
  airtime,
  'airtime-page': airtimePage,
  internet,
  'internet-page': internetPage,
  'pay-bills': payBills,
  'bill-wizard': billWizard,
  'sign-in': signInThrough('login'),
  'sign-in-admin': signInThrough('admin'),
  'sign-in-modal': signInThrough('modal'),
  'sign-up': signUp,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  'confirm-email': confirmEmail,
  'take-back': takeBack,
  'resend-confirmation': resendConfirmation,
  'change-password': changePassword,
  'update-profile': updateProfile,
  'update-meter': updateMeter,
  'sign-out-everywhere': signOutEverywhere,
  'contact-support': contactSupport,
  ...TROUBLE_FLOWS,
  ...TICKET_FLOWS,
  ...ESTATE_FLOWS,
  'upload-meters': uploadMeters,
  'upload-payments': uploadPayments,
  'upload-dev-levy': uploadDevLevy,
  ...PLATFORM_FLOWS,
};

/** Every flow there is, by name. Each is made when it is first looked at: a weak phone opens one or two of the fifty. */
export function createFlows(deps: FlowsDeps): Readonly<Record<string, Flow>> {
  const flows: Record<string, Flow> = {};
  for (const [name, make] of Object.entries(FLOWS)) {
    Object.defineProperty(flows, name, { enumerable: true, get: once(() => make(deps)) });
  }
  return flows;
}
