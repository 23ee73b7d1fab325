import type { Phrases } from '../language.ts';
import { ADMINISTRATORS } from './administrators.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { ANSWERS } from './answers.ts';
import { APPROVALS } from './approvals.ts';
import { ARREARS } from './arrears.ts';
import { AT_THE_METER } from './at-the-meter.ts';
import { BOOKS } from './books.ts';
import { CARD_WINDOW } from './card-window.ts';
import { CASES } from './cases.ts';
import { CASH } from './cash.ts';
import { CHARGE_LOOKS } from './charge-looks.ts';
import { CHARGES } from './charges.ts';
import { CREDIT } from './credit.ts';
import { ENERGY } from './energy.ts';
import { ESTATE } from './estate.ts';
import { ESTATE_DASHBOARD } from './estate-dashboard.ts';
import { ESTATE_DETAILS } from './estate-details.ts';
import { ESTATE_PAYMENTS } from './estate-payments.ts';
import { FEES_AND_LIMITS } from './fees-and-limits.ts';
import { FINDING } from './finding.ts';
import { FLOWS } from './flows.ts';
import { HELP } from './help.ts';
import { HOUSEHOLDS } from './households.ts';
import { KNOWN } from './known.ts';
import { LABELS } from './labels.ts';
import { LEARNING } from './learning.ts';
import { LISTENING } from './listening.ts';
import { MESSAGES } from './messages.ts';
import { METERS } from './meters.ts';
import { MOVES } from './moves.ts';
import { MY_TOKENS } from './my-tokens.ts';
import { NAVIGATION } from './navigation.ts';
import { OPERATIONS } from './operations.ts';
import { OUTAGES } from './outages.ts';
import { OWED } from './owing.ts';
import { OWN_ACCOUNT } from './own-account.ts';
import { OWN_DATA } from './own-data.ts';
import { OWN_METERS } from './own-meters.ts';
import { PASSKEYS } from './passkeys.ts';
import { PLATFORM } from './platform.ts';
import { PLATFORM_PAGES } from './platform-pages.ts';
import { POSTPAID } from './postpaid.ts';
import { PROGRAMS } from './programs.ts';
import { QUESTIONS } from './questions.ts';
import { REFUND_ACCOUNTS } from './refund-accounts.ts';
import { REFUSING } from './refusing.ts';
import { REMINDER_RUNS } from './reminder-runs.ts';
import { REMINDERS } from './reminders.ts';
import { SAME } from './same.ts';
import { SAME_OFFICE } from './same-office.ts';
import { SECOND_FACTORS } from './second-factor.ts';
import { SESSIONS } from './sessions.ts';
import { SIGN_INS } from './sign-ins.ts';
import { SUPPLIES } from './supplies.ts';
import { SUPPORT } from './support.ts';
import { TALK } from './talk.ts';
import { TERMS } from './terms.ts';
import { TOKENS } from './tokens.ts';
import { TRANSFERS } from './transfers.ts';
import { TROUBLE } from './trouble.ts';
import { UPLOADS } from './uploads.ts';
import { USAGE } from './usage-charts.ts';
import { VOUCHERS } from './vouchers.ts';
import { WAITED } from './waiting.ts';

/** What the portal says, in Nigerian Pidgin. */
export const PIDGIN: Phrases = {
  ...Object.fromEntries([...SAME, ...SAME_OFFICE].map((text) => [text, text])),
  ...TALK,
  ...LISTENING,
  ...NAVIGATION,
  ...FINDING,
  ...FLOWS,
  ...ANNOUNCEMENTS,
  ...ANSWERS,
  ...APPROVALS,
  ...ARREARS,
  ...BOOKS,
  ...CARD_WINDOW,
  ...CASH,
  ...ENERGY,
  ...MESSAGES,
  ...WAITED,
  ...OWED,
  ...USAGE,
  ...QUESTIONS,
  ...LABELS,
  ...LEARNING,
  ...HELP,
  ...ESTATE,
  ...ESTATE_DETAILS,
  ...UPLOADS,
  ...PLATFORM,
  ...PLATFORM_PAGES,
  ...SUPPORT,
  ...TROUBLE,
  ...KNOWN,
  ...TOKENS,
  ...MY_TOKENS,
  ...OWN_ACCOUNT,
  ...OWN_DATA,
  ...PASSKEYS,
  ...PROGRAMS,
  ...REMINDERS,
  ...REMINDER_RUNS,
  ...METERS,
  ...REFUSING,
  ...MOVES,
  ...CREDIT,
  ...TERMS,
  ...POSTPAID,
  ...VOUCHERS,
  ...FEES_AND_LIMITS,
  ...SUPPLIES,
  ...OPERATIONS,
  ...CASES,
  ...OUTAGES,
  ...TRANSFERS,
  ...REFUND_ACCOUNTS,
  ...ESTATE_PAYMENTS,
  ...AT_THE_METER,
  ...CHARGE_LOOKS,
  ...CHARGES,
  ...ESTATE_DASHBOARD,
  ...ADMINISTRATORS,
  ...HOUSEHOLDS,
  ...OWN_METERS,
  ...SECOND_FACTORS,
  ...SESSIONS,
  ...SIGN_INS,
};
