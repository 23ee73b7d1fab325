import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { once } from '#machines/kit/once.ts';
import { changePassword } from './accounts/change-password.ts';
import { confirmEmail, resendConfirmation } from './accounts/confirm-email.ts';
import { endSession } from './accounts/end-session.ts';
import { forgotPassword, resetPassword } from './accounts/forgot-password.ts';
import { setAnnouncementMails, setReminders } from './accounts/mail-choices.ts';
import { openAccount } from './accounts/open-account.ts';
import { deleteAccount, exportOwnData } from './accounts/own-data.ts';
import { addPasskey, namePasskey, removePasskey } from './accounts/passkeys.ts';
import { endProgramToken, makeProgramToken } from './accounts/programs.ts';
import {
  newRecoveryCodes,
  proveAgain,
  removeSecondFactor,
  resetSecondFactor,
  setSecondFactor,
} from './accounts/second-factor.ts';
import { setLearning } from './accounts/set-learning.ts';
import { signInThrough } from './accounts/sign-in.ts';
import { signInOf } from './accounts/sign-in-of.ts';
import { signOutEverywhere } from './accounts/sign-out-everywhere.ts';
import { signUp } from './accounts/sign-up.ts';
import { takeBack } from './accounts/take-back.ts';
import { updateMeter } from './accounts/update-meter.ts';
import { updateProfile } from './accounts/update-profile.ts';
import { inviteAdministrator } from './administrators/invite-administrator.ts';
import { removeAdministrator } from './administrators/remove-administrator.ts';
import { resetAdministrator } from './administrators/reset-administrator.ts';
import { balanceLimit } from './approvals/balance-limit.ts';
import { decideApproval } from './approvals/decide-approval.ts';
import { chargeEstate } from './charges/charge-estate.ts';
import { chargesBack } from './charges/charges-back.ts';
import { chargingRule } from './charges/charging-rule.ts';
import { exceptMeter } from './charges/except-meter.ts';
import { remindDebtors } from './charges/remind-debtors.ts';
import { reminderDays } from './charges/reminder-days.ts';
import { resumeCharges, resumeReminders, stopCharges, stopReminders } from './charges/run-changes.ts';
import { setArrearsPolicy } from './charges/set-arrears-policy.ts';
import { payEstate } from './dues/pay-estate.ts';
import { announce, changeAnnouncement } from './estate/announce.ts';
import { arrivalRule, matchArrival, returnArrival } from './estate/arrivals.ts';
import { cashBack, recordCash } from './estate/cash.ts';
import { deleteMeter } from './estate/delete-meter.ts';
import { editLogo } from './estate/edit-logo.ts';
import { noteEnergy } from './estate/energy.ts';
import { estateCompany } from './estate/estate-company.ts';
import { estateDetails, estateOffice } from './estate/estate-details.ts';
import { findResident } from './estate/find-resident.ts';
import { moveOut } from './estate/move-out.ts';
import { publish } from './estate/publish.ts';
import { refuseResident } from './estate/refuse-resident.ts';
import { residentVerification } from './estate/resident-verification.ts';
import { setOccupancy } from './estate/set-occupancy.ts';
import { noteSpending, spendingBack } from './estate/spending.ts';
import { updatePayment } from './estate/update-payment.ts';
import { verifyResident } from './estate/verify-resident.ts';
import { inviteToHousehold } from './households/invite-to-household.ts';
import { nameHead } from './households/name-head.ts';
import { takeOutOfHousehold } from './households/take-out.ts';
import { addMeter } from './meters/add-meter.ts';
import { giveUpMeter } from './meters/give-up-meter.ts';
import { nameMeter } from './meters/name-meter.ts';
import { useMeter } from './meters/use-meter.ts';
import { answerRequest } from './platform/answer-request.ts';
import { closeCase, takeCase } from './platform/cases.ts';
import { changeSetting } from './platform/change-setting.ts';
import { estatePayment, estatePaymentBack } from './platform/estate-payment.ts';
import { labelUtterance } from './platform/label-utterance.ts';
import { makeRequest } from './platform/make-request.ts';
import { supplyIsBack, supplyIsDown } from './platform/outages.ts';
import { pauseSales } from './platform/pause-sales.ts';
import { refundTopup } from './platform/refund-topup.ts';
import { registerEstate } from './platform/register-estate.ts';
import { retryTopup } from './platform/retry-topup.ts';
import { describeService } from './platform/services/describe-service.ts';
import { disableService } from './platform/services/disable-service.ts';
import { enableService } from './platform/services/enable-service.ts';
import { createFee, createService } from './platform/services/monthly.ts';
import { setProviderFee } from './platform/services/set-provider-fee.ts';
import { setEstateActive } from './platform/set-estate-active.ts';
import { setNotice } from './platform/set-notice.ts';
import { setOperator } from './platform/set-operator.ts';
import { buyPower } from './power/buy-power.ts';
import { arrivalPaid, takeArrivalOver } from './refunds/arrival-by-hand.ts';
import { refundAccount } from './refunds/refund-account.ts';
import { refundByHand } from './refunds/refund-by-hand.ts';
import { airtime, airtimePage } from './storefront/products/airtime.ts';
import { billWizard } from './storefront/products/bill-wizard.ts';
import { internet, internetPage } from './storefront/products/internet.ts';
import { payBills } from './storefront/products/pay-bills.ts';
import { publicPower } from './storefront/products/public-power.ts';
import { closeTicket } from './support/close-ticket.ts';
import { contactSupport } from './support/contact-support.ts';
import { replyTicket } from './support/reply-ticket.ts';
import { noMeterNumber, openTicket, paymentIssues, tokenIssues, tokenNotReceived } from './trouble/trouble-flows.ts';
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
  'end-session': endSession,
  'export-own-data': exportOwnData,
  'delete-account': deleteAccount,
  'add-passkey': addPasskey,
  'name-passkey': namePasskey,
  'remove-passkey': removePasskey,
  'make-program-token': makeProgramToken,
  'end-program-token': endProgramToken,
  'set-second-factor': setSecondFactor,
  'new-recovery-codes': newRecoveryCodes,
  'remove-second-factor': removeSecondFactor,
  'reset-second-factor': resetSecondFactor,
  'sign-in-of': signInOf,
  'give-code': proveAgain,
  'contact-support': contactSupport,
  // They find out what went wrong, and end in a ticket.
  'token-issues': tokenIssues,
  'payment-issues': paymentIssues,
  'no-meter-number': noMeterNumber,
  'token-not-received': tokenNotReceived,
  'open-ticket': openTicket,
  'reply-ticket': replyTicket,
  'close-ticket': closeTicket,
  // By which an administrator runs the own estate.
  'find-resident': findResident,
  'set-occupancy': setOccupancy,
  'update-payment': updatePayment,
  'verify-resident': verifyResident,
  'delete-meter': deleteMeter,
  'refuse-resident': refuseResident,
  'move-out': moveOut,
  announce,
  'change-announcement': changeAnnouncement,
  'record-cash': recordCash,
  'cash-back': cashBack,
  'note-spending': noteSpending,
  'spending-back': spendingBack,
  'note-energy': noteEnergy,
  publish,
  'edit-logo': editLogo,
  'resident-verification': residentVerification,
  'estate-company': estateCompany,
  'estate-office': estateOffice,
  'estate-details': estateDetails,
  'charge-estate': chargeEstate,
  'charging-rule': chargingRule,
  'charges-back': chargesBack,
  'stop-charges': stopCharges,
  'resume-charges': resumeCharges,
  'set-arrears-policy': setArrearsPolicy,
  'except-meter': exceptMeter,
  'invite-administrator': inviteAdministrator,
  'remove-administrator': removeAdministrator,
  'reset-administrator': resetAdministrator,
  'add-meter': addMeter,
  'use-meter': useMeter,
  'name-meter': nameMeter,
  'give-up-meter': giveUpMeter,
  'invite-to-household': inviteToHousehold,
  'take-out-of-household': takeOutOfHousehold,
  'name-head': nameHead,
  'open-account': openAccount,
  'match-arrival': matchArrival,
  'return-arrival': returnArrival,
  'arrival-rule': arrivalRule,
  'take-arrival-over': takeArrivalOver,
  'arrival-paid': arrivalPaid,
  'set-learning': setLearning,
  'set-reminders': setReminders,
  'set-announcement-mails': setAnnouncementMails,
  'remind-debtors': remindDebtors,
  'stop-reminders': stopReminders,
  'resume-reminders': resumeReminders,
  'reminder-days': reminderDays,
  'label-utterance': labelUtterance,
  'upload-meters': uploadMeters,
  'upload-payments': uploadPayments,
  'upload-dev-levy': uploadDevLevy,
  // By which a platform administrator runs the portal, and the requests of every administrator.
  'register-estate': registerEstate,
  'set-estate-active': setEstateActive,
  'create-service': createService,
  'enable-service': enableService,
  'describe-service': describeService,
  'disable-service': disableService,
  'create-fee': createFee,
  'set-provider-fee': setProviderFee,
  'make-request': makeRequest,
  'answer-request': answerRequest,
  'retry-topup': retryTopup,
  'refund-topup': refundTopup,
  'refund-account': refundAccount,
  'refund-by-hand': refundByHand,
  'set-notice': setNotice,
  'pause-sales': pauseSales,
  'set-operator': setOperator,
  'change-setting': changeSetting,
  'decide-approval': decideApproval,
  'balance-limit': balanceLimit,
  'take-case': takeCase,
  'close-case': closeCase,
  'supply-down': supplyIsDown,
  'supply-back': supplyIsBack,
  'estate-payment': estatePayment,
  'estate-payment-back': estatePaymentBack,
};

/** Every flow there is, by name. Each is made when it is first looked at: a weak phone opens one or two of the fifty. */
export function createFlows(deps: FlowsDeps): Readonly<Record<string, Flow>> {
  const flows: Record<string, Flow> = {};
  for (const [name, make] of Object.entries(FLOWS)) {
    Object.defineProperty(flows, name, { enumerable: true, get: once(() => make(deps)) });
  }
  return flows;
}
