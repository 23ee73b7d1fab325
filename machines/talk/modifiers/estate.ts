import { MANAGED_PHRASES } from '#catalogues/lexicon/phrases/managed.ts';
import type { Cannot, Modifiers, SettingSaid } from '../besides.ts';
import type { OpenQuestion, Understanding, Writable } from '../context.ts';
import { isEverybody, isVerifying, whomSaid } from '../model/managed.ts';
import { ANY, either, gap, type Pattern, sequence, without } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { exceptionsSaid } from '../slots/arrears.ts';
import { balanceMeant } from '../slots/balance.ts';
import { takesCashBack } from '../slots/cash.ts';
import { estateNamed } from '../slots/estate-names.ts';
import { homeSaid, houseSaid } from '../slots/houses.ts';
import { ownerNamed, peopleNamed } from '../slots/names.ts';
import { changesSomeReminders } from '../slots/run-changes.ts';
import { denied } from '../slots/values.ts';
import { isUnsureWhoWaits } from './waiting.ts';

const SAYS = patterns(MANAGED_PHRASES);

/** What is managed by an administrator. */
const MANAGED = new Set(['residents', 'find-resident', 'set-occupancy', 'update-payment', 'balance', 'history']);

/** Questions that may be about one resident. */
const OF_SOMEBODY = new Set(['history', 'balance', 'find-resident', 'none']);
/** What may be somebody's, and be sent to somebody. */
const OWNED = new Set(['receipt', 'resend-token']);

/** How the house is read that one of them is about; what a block owes is asked of many. */
const HOUSE_OF: Partial<Readonly<Record<string, (reading: Reading) => string | undefined>>> = {
  'find-resident': houseSaid,
  balance: homeSaid,
  history: homeSaid,
};

type Managed = Pick<
  Modifiers,
  | 'balance'
  | 'cashBack'
  | 'exceptions'
  | 'whom'
  | 'everybody'
  | 'verifying'
  | 'estateNamed'
  | 'verification'
  | 'cannot'
  | 'unheld'
  | 'unsureWhoWaits'
>;

/** Adds what a sentence says of residents, whatever else it means. */
export function addManaged(found: Writable<Managed>, reading: Reading): void {
  const verification = verificationAsked(reading);
  const cannot = cannotOf(reading);
  const exceptions = exceptionsSaid(reading);
  if (verification !== undefined) found.verification = verification;
  if (cannot) found.cannot = cannot;
  if (exceptions !== undefined) found.exceptions = exceptions;
  if (takesCashBack(reading)) found.cashBack = true;
  if (isUnsureWhoWaits(reading)) found.unsureWhoWaits = true;
  if (asksForUnheld(reading)) found.unheld = true;
  if (isEverybody(reading)) found.everybody = true;
  if (isVerifying(reading)) found.verifying = true;
}

/** Adds what it says of them besides its slots, for whoever answers an administrator. */
export function addManagedBy(found: Writable<Managed>, reading: Reading, intent: string): void {
  const balance = intent === 'update-payment' ? balanceMeant(reading) : undefined;
  const owner = OWNED.has(intent) ? ownerNamed(reading) : undefined;
  const whom = OF_SOMEBODY.has(intent) ? (whomSaid(reading) ?? HOUSE_OF[intent]?.(reading)) : owner;
  const estate = MANAGED.has(intent) ? estateNamed(reading) : undefined;
  if (balance !== undefined) found.balance = balance;
  if (whom !== undefined) found.whom = whom;
  if (estate !== undefined) found.estateNamed = estate;
}

/** Whether an administrator speaks of verifying new accounts: switching it on or off, or neither. */
export function verificationAsked(reading: Reading): 'on' | 'off' | 'asked' | undefined {
  const said = [reading, asTyped(reading)];
  const has = (pattern: Pattern) => said.some((one) => pattern.isIn(one));
  if (!has(SAYS.verifies) || !has(SAYS.newcomers) || has(SAYS.asksList)) return undefined;
  if (has(SAYS.noneWithout)) return 'on';
  if (has(SAYS.off)) return 'off';
  return has(SAYS.on) ? 'on' : 'asked';
}

const REMOVES = sequence(SAYS.removes, without(SAYS.ofAdministrator));
const ADDS = sequence(SAYS.adds, without(SAYS.ofAdministrator));

/** What somebody wants that is not done here; null for everything else. Names of the estate's things are none of it. */
export function cannotOf(reading: Reading): Cannot | null {
  const said = asTyped(reading);
  if (REMOVES.begins(said)) return 'removeAdministrator';
  if (ADDS.begins(said) && isHow(reading)) return 'addAdministrator';
  if (changesSomeReminders(reading)) return 'someReminders';
  if (SAYS.blocks.begins(said) && homeSaid(reading) !== undefined) return 'blocksHouse';
  return SAYS.uploadedPayments.isIn(said) ? 'uploadedPayments' : null;
}

/** A question how it is done begins nothing. */
const isHow = (reading: Reading): boolean => SAYS.asksHow.begins(asTyped(reading)) || endsInQuestion(reading.text);

/** So many words may stand between the verb and what somebody is to do: 'invite my colleague Ada to run our estate'. */
const MOST_INVITED = 4;
const RUNS_TOO = either(
  sequence(SAYS.invites, ANY, gap(MOST_INVITED - 1), SAYS.toRun),
  sequence(SAYS.wantsSomebody, SAYS.toRun),
);

/** Somebody who is to administer the estate, too: 'add another admin', 'invite somebody to run our estate'. */
export function administratorSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (isHow(reading) || !(ADDS.begins(said) || RUNS_TOO.begins(said))) return undefined;
  const email = firstFact(reading, 'email')?.value;
  return { flow: 'invite-administrator', values: email === undefined ? {} : { email } };
}

/** 'Meters without residents', 'which meters no get owner'. */
function asksForUnheld(reading: Reading): boolean {
  const said = asTyped(reading);
  const asks = endsInQuestion(reading.text) || SAYS.asksFor.begins(said);
  return asks && SAYS.unclaimed.isIn(said);
}

/** What is changed of one resident, by the meter or the name. */
const CHANGES = new Set(['update-payment', 'set-occupancy', 'find-resident']);

const METER = /^\d{10,14}$/;
const SIGN = /[,;&+/]/;

interface One {
  readonly said: string;
  readonly from: number;
  readonly to: number;
}

/** Everybody whom a sentence lists, as typed and each once; one where it goes on about the same. */
function listed(reading: Reading): readonly string[] {
  const meters = reading.facts
    .filter(
      ({ kind, value, from }) => (kind === 'digits' || kind === 'phone') && METER.test(value) && !denied(reading, from),
    )
    .map(({ value, from, to }): One => ({ said: value, from, to }));
  const all = [...meters, ...peopleNamed(reading)].sort((a, b) => a.from - b.from);
  const [first, ...rest] = all;
  if (first === undefined) return [];
  const found = [first];
  for (const one of rest) {
    const before = found.at(-1) ?? first;
    if (isName(one, first) && isJoined(reading, before, one) && found.every(({ said }) => said !== one.said))
      found.push(one);
  }
  return found.map(({ said }) => said);
}

/** Beside a name with capitals, words without them are no name: 'fine Amaka Eze 700 and call her'. */
const isName = ({ said }: One, first: One): boolean =>
  METER.test(said) || /^\p{Lu}/u.test(said) || (/^\p{Ll}/u.test(first.said) && said.includes(' '));

/** 'A and B', 'A 700 and B 800', 'A, B': nothing but the list and what each gets stands between them. */
function isJoined({ list, text, facts }: Reading, one: One, other: One): boolean {
  const between = list.slice(one.to, other.from);
  const worth = (at: number): boolean => facts.some(({ kind, from, to }) => kind === 'amount' && from <= at && at < to);
  const sign = between.length === 0 && SIGN.test(text.slice(list[one.to - 1]?.end, list[other.from]?.start));
  return (
    (sign ||
      between.some(({ word }) => SAYS.joins.is(word)) ||
      /&/.test(text.slice(list[one.to - 1]?.end, list[other.from]?.start))) &&
    between.every(({ word }, nth) => SAYS.listed.is(word) || worth(one.to + nth))
  );
}

/** Those to whom something is to be done at once, where a sentence lists several; else empty. */
export function peopleChanged(
  reading: Reading,
  { intent, modifiers }: Pick<Understanding, 'intent' | 'modifiers'>,
  open: OpenQuestion | undefined,
): readonly string[] {
  const deed = intent === 'answer' || intent === 'correct' ? (open?.flow ?? '') : intent;
  // Only what is to become of somebody changes anything: who is looked for may be several.
  if (!CHANGES.has(deed) || (deed === 'find-resident' && modifiers?.verifying === undefined)) return [];
  const people = listed(reading);
  return people.length > 1 ? people : [];
}
