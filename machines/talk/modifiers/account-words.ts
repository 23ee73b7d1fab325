import type { IntentName } from '#catalogues/intents/index.ts';
import { ACCOUNT_PHRASES } from '#catalogues/lexicon/phrases/account.ts';
import type { Modifiers } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { leavesOut, sessionSaid } from './sessions.ts';

const SAYS = patterns(ACCOUNT_PHRASES);

/** True for a sentence about the mail that confirms an address: 'I did not get the verification mail'. */
export const isConfirmation = (reading: Reading): boolean =>
  SAYS.confirmation.isIn(reading) && !SAYS.noConfirmation.isIn(reading);

/** What a sentence says of a code that was mailed, where one is asked for. */
export function ofMailedCode(reading: Reading): Modifiers['mailedCode'] {
  const said = asTyped(reading);
  if (SAYS.codeElsewhere.isIn(said)) return 'elsewhere';
  if (SAYS.mailsCodeAgain.isIn(said) || isConfirmation(reading)) return 'again';
  return reading.list.length <= FEW_WORDS && SAYS.codeNotCome.isIn(said) ? 'not-come' : undefined;
}

/** What did not come is said in a few words; of more it may be something else. */
const FEW_WORDS = 9;

/** True for what of an account only the administrator of its estate changes: the flat, the estate, what somebody is there. */
export function isAdministered(reading: Reading): boolean {
  const other = reading.facts.some(({ kind }) => kind === 'email') || SAYS.mailAddress.isIn(reading);
  return !other && SAYS.administered.isIn(reading);
}

/**
 * Whether a sentence wants to have no account any more, or only has the words of that: 'why was my account deleted'. Many close their account who
 * only sign out: 'delete my account on this phone'.
 */
export function leavingOf(reading: Reading, intent: IntentName): Modifiers['leaving'] {
  const said = asTyped(reading);
  const isAlone = SAYS.leavingAlone.covers(said);
  if (!isAlone && !SAYS.leaving.isIn(reading)) return undefined;
  if (intent === 'sign-out' && !isKeptIn(reading)) return 'or-sign-out';
  return isAlone || !SAYS.noLeaving.isIn(said) ? 'meant' : 'not';
}

/** True for who says that they are not to be signed out. */
export const isKeptIn = (reading: Reading): boolean => SAYS.keepsIn.isIn(asTyped(reading));

/** True for who wants all that is kept of them as a file: 'download my data'. */
export const takesOut = (reading: Reading): boolean => SAYS.takesOut.isIn(reading) && !SAYS.noTakesOut.isIn(reading);

/** True for who wants to be signed out of this device and all others: 'log me out everywhere', 'end all my sessions'. */
export function isEverywhere(reading: Reading): boolean {
  const said = asTyped(reading);
  const isOfAll = SAYS.everywhere.isIn(said) && SAYS.signsOut.isIn(said) && !SAYS.staysIn.isIn(said);
  return isOfAll && !leavesOut(reading) && sessionSaid(reading) === undefined;
}
