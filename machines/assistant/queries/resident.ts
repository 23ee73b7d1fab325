import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { METERS } from '#catalogues/sentences/estate/meters.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { findPeople, hasAccount, peopleTable, type Resident } from '#machines/pages/residents/people.ts';
import { plain } from '../lines.ts';
import type { Suggestion } from '../suggestion.ts';
import { listAsked } from './lists.ts';
import type { Asker, QueryAnswer } from './query.ts';

interface ResidentAsked {
  /** A name, an e-mail address or a meter number. */
  readonly term: string;
  /** Somebody is to be taken for verified. */
  readonly verifying: boolean;
  /** The statement of account of a house is wanted, of these days, maybe as a file; where its words fit one house alone it is told. */
  readonly statement?: { readonly from?: string; readonly to?: string; readonly file?: 'pdf' | 'csv' };
}

/** The residents that a name or a meter number finds (S1 section 5), and what can be done with one. */
export async function residentFound(
  services: Services,
  { term, verifying, statement }: ResidentAsked,
  asker: Asker,
): Promise<QueryAnswer> {
  const found = await findPeople(services, term, asker.signal);
  if (found.kind === 'failed') return { lines: [plain(MESSAGES.searchFailed)] };
  const people = found.kind === 'good' ? found.data : [];
  const [first] = people;
  if (first === undefined) return { lines: [plain(MESSAGES.residentNotFound)] };
  const isOneMeter = first.meterNumber !== null && people.every((one) => one.meterNumber === first.meterNumber);
  if (statement !== undefined && isOneMeter) {
    const asked = { meter: first.meterNumber, ...statement };
    return listAsked(services, { name: 'meter-statement', asked, file: statement.file !== undefined }, asker);
  }
  if (people.length === 1 && !hasAccount(first)) return unheldTold(first, verifying);
  if (verifying && people.length === 1) {
    if (first.verified) return { lines: [plain(ADMINISTRATION_SENTENCES.verifiedAlready(first.name))] };
    // A name fits by a part of it: who is meant is shown first.
    if (first.email.toLowerCase() === term.toLowerCase())
      return { lines: [], start: { flow: 'verify-resident', values: shownOf(first) } };
  }
  const line = { ...plain(ADMINISTRATION_SENTENCES.found(people.length)), table: peopleTable(people) };
  return { lines: [line], ...(people.length === 1 && { suggestions: offersFor(first) }) };
}

const shownOf = ({ id: resident, meterNumber }: Resident) => ({
  resident,
  ...(meterNumber !== null && { meterNumber }),
});

/** A meter that nobody has an account on: whose house it is. */
function unheldTold(meter: Resident, verifying: boolean): QueryAnswer {
  const number = meter.meterNumber ?? '';
  if (verifying) return { lines: [plain(ADMINISTRATION_SENTENCES.nobodyVerified(number))] };
  return {
    lines: [{ ...plain(ADMINISTRATION_SENTENCES.foundUnheld(number)), table: peopleTable([meter]) }],
    suggestions: [
      { label: 'What is owed', say: `what does ${number} owe` },
      { label: DEBTORS.statement, say: `statement of ${number}` },
      { label: MESSAGES.updateServicePayments, say: `update payment of ${number}` },
      { label: METERS.deletes, say: METERS.sayDelete(number) },
    ],
  };
}

function offersFor({ id, meterNumber, status, verified, lives, name, email }: Resident): readonly Suggestion[] {
  const refusing = {
    ...{ label: `${REFUSING.label} ${name}`, say: TITLES.sayUnverified },
    starts: { flow: 'refuse-resident', values: { whose: name, resident: id } },
  };
  const verify = verified ? [] : [{ label: `Verify ${name}`, say: `verify ${email}` }, refusing];
  if (meterNumber === null) return verify;
  const other = status === 'occupied' ? 'unoccupied' : 'occupied';
  return [
    ...verify,
    { label: 'What is owed', say: `what does ${meterNumber} owe` },
    { label: DEBTORS.statement, say: `statement of ${meterNumber}` },
    { label: 'Payments', say: `payments of ${meterNumber}` },
    { label: MESSAGES.updateServicePayments, say: `update payment of ${meterNumber}` },
    { label: `Mark ${other}`, say: `mark ${meterNumber} ${other}` },
    ...(lives ? [{ label: MOVES.label, say: `move out ${meterNumber}` }] : []),
  ];
}
