import { bankNamed } from '#catalogues/banks.ts';
import { SETTINGS_PHRASES } from '#catalogues/lexicon/phrases/settings.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, hasFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { announcementMailsWanted } from '../slots/announcing.ts';
import { changesArrears, debtShareSaid } from '../slots/arrears.ts';
import { estateDetailSaid } from '../slots/estate-details.ts';
import { estateNamed } from '../slots/estate-names.ts';
import { householdSaid } from '../slots/households.ts';
import { isMeterDeletion } from '../slots/meters.ts';
import { ownMeterSaid } from '../slots/own-meters.ts';
import { reminderRuleSaid } from '../slots/reminder-rule.ts';
import { choosesReminderDays } from '../slots/reminding.ts';
import { runChangeSaid } from '../slots/run-changes.ts';
import { longNumber } from '../slots/values.ts';
import { approvalSaid } from './approvals.ts';
import { administratorSaid } from './estate.ts';
import { passkeySaid } from './passkeys.ts';
import { passwordResetSaid } from './passwords.ts';
import { programSaid } from './programs.ts';
import { secondFactorSaid } from './second-factor.ts';
import { sessionSaid } from './sessions.ts';
import { signInSaid } from './sign-ins.ts';
import { companyNamed, supplySaid } from './supplies.ts';
import { waitingSaid } from './waiting.ts';

const SAYS = patterns(SETTINGS_PHRASES);

/** The setting that a sentence wants otherwise, with what it says of it; undefined where it speaks of none. */
export function settingSaid(reading: Reading): SettingSaid | undefined {
  return (
    approvalSaid(reading) ??
    refundSaid(reading) ??
    paidOnSaid(reading) ??
    estateDetailSaid(reading) ??
    supplySaid(reading) ??
    companySaid(reading) ??
    deletionSaid(reading) ??
    arrearsSaid(reading) ??
    (choosesReminderDays(reading) ? { flow: 'reminder-days', values: {} } : undefined) ??
    runSaid(reading) ??
    announcementMailsSaid(reading) ??
    administratorSaid(reading) ??
    householdSaid(reading) ??
    ownMeterSaid(reading) ??
    passkeySaid(reading) ??
    programSaid(reading) ??
    secondFactorSaid(reading) ??
    passwordResetSaid(reading) ??
    sessionSaid(reading) ??
    signInSaid(reading) ??
    waitingSaid(reading)
  );
}

/** Another rule about arrears: also 'take 20 percent of each top-up for the debt', and 'remind after 30 days'. */
function arrearsSaid(reading: Reading): SettingSaid | undefined {
  const debtShare = debtShareSaid(reading);
  if (debtShare !== undefined)
    return { flow: 'set-arrears-policy', values: { rule: 'own', debtShare: String(debtShare) } };
  const reminds = reminderRuleSaid(reading);
  if (reminds !== undefined) return { flow: 'set-arrears-policy', values: { rule: 'own', ...reminds } };
  return changesArrears(reading) ? { flow: 'set-arrears-policy', values: {} } : undefined;
}

/** A run of charges or reminders that is to be stopped or gone on with. */
function runSaid(reading: Reading): SettingSaid | undefined {
  const change = runChangeSaid(reading);
  return change && { flow: change.flow, values: { ...change.values } };
}

/** Whether what is announced is to come by mail. */
function announcementMailsSaid(reading: Reading): SettingSaid | undefined {
  const wanted = announcementMailsWanted(reading);
  return wanted && { flow: 'set-announcement-mails', values: { wanted } };
}

/** A refund that goes to a bank account, or is paid by hand. An order that is named is meant. */
function refundSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (!SAYS.refund.isIn(said) && !SAYS.details.isIn(said)) return undefined;
  const order = orderIdIn(reading.text);
  if (SAYS.byHand.isIn(said)) return { flow: 'refund-by-hand', values: order === null ? {} : { topupRef: order } };
  if (!SAYS.account.isIn(said) || SAYS.complains.isIn(said)) return undefined;
  const bank = bankNamed(said.words);
  return { flow: 'refund-account', values: { ...(order !== null && { order }), ...(bank && { bank }) } };
}

/** That an estate was paid what it was owed: which one, how much, and on which day. */
function paidOnSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (!SAYS.paidOn.isIn(said) || SAYS.asksOfPaidOn.isIn(said)) return undefined;
  const amount = firstFact(reading, 'amount');
  const days = firstFact(reading, 'dates');
  const estate = estateNamed(reading);
  return {
    flow: 'estate-payment',
    values: {
      ...(estate !== undefined && { estate }),
      ...(amount !== undefined && { amount: amount.value }),
      ...(days?.first !== undefined && days.first === days.last && { day: days.first }),
    },
  };
}

/** A meter that is to be deleted. */
function deletionSaid(reading: Reading): SettingSaid | undefined {
  if (!isMeterDeletion(reading)) return undefined;
  const meterNumber = longNumber(reading);
  return { flow: 'delete-meter', values: meterNumber === undefined ? {} : { meterNumber } };
}

/** Who supplies the own estate. */
function companySaid(reading: Reading): SettingSaid | undefined {
  if (SAYS.other.isIn(reading) || !SAYS.estate.isIn(reading) || hasFact(reading, 'amount')) return undefined;
  const company = companyNamed(reading);
  if (!SAYS.company.isIn(reading) && (company === undefined || !SAYS.supplied.isIn(reading))) return undefined;
  return { flow: 'estate-company', values: company === undefined ? {} : { company } };
}
