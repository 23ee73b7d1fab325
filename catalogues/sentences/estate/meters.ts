import { HANGING, type Hanging } from '../../meters.ts';
import { formatCount } from '../count.ts';
import { TITLES } from './titles.ts';

/** A sentence is made of these by a server that has counted. */
const of = (one: string, more: string) => (count: number) => `${formatCount(count)} ${count === 1 ? one : more}`;

const HANGS: Readonly<Record<Hanging, (count: number) => string>> = {
  accounts: of('account', 'accounts'),
  lived: of('person who had it', 'people who had it'),
  orders: of('order', 'orders'),
  tokens: of('token', 'tokens'),
  charges: of('charge', 'charges'),
  ledger: of('line of the ledger', 'lines of the ledger'),
  levies: of('uploaded levy or payment', 'uploaded levies and payments'),
  exceptions: of('exception from the rule about arrears', 'exceptions from the rule about arrears'),
};

/** All that hangs on a meter, in words. */
function hanging(counts: Readonly<Record<Hanging, number>>): string {
  const named = HANGING.filter((one) => counts[one] > 0).map((one) => HANGS[one](counts[one]));
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

/** What is said of an estate's uploaded meters: how they are found, and that one is deleted. */
export const METERS = {
  title: TITLES.deleteMeter,
  search: 'Number, name or house',
  searchNeeds: 'Please enter a meter number, a name or a house',
  nothingFound: 'No uploaded meter fits that.',
  listed: 'Meters',
  all: 'All meters',
  withoutResidents: 'Without residents',
  calledWithout: 'Meters without residents',
  everyOneHas: 'Somebody has an account on every meter.',
  delete: 'Delete',
  which: 'Which meter is deleted? Give its number.',
  looking: 'Looking what hangs on the meter',
  sending: 'Deleting the meter',
  dialog: (meter: string) => `Delete meter ${meter}?`,
  whose: (landlord: string, address: string) => `${landlord}, ${address}.`,
  nothingHangs: 'Nothing hangs on it: no account, order, token, charge or payment. It can be uploaded again.',
  yes: (meter: string) => ({ label: `Yes, delete ${meter}`, formLabel: `Delete ${meter}` }),
  no: (meter: string) => `Keep ${meter}`,
  stays: 'Nothing was deleted.',
  done: (meter: string, landlord: string, address: string) => `Meter ${meter} of ${landlord}, ${address}, was deleted.`,
  already: (meter: string, day: string) => `That has been done: meter ${meter} was deleted on ${day}.`,
  inUse: (meter: string, counts: Readonly<Record<Hanging, number>>) =>
    `Meter ${meter} cannot be deleted. On it there is: ${hanging(counts) || 'nothing'}.`,
  /* in the chat */
  deletes: 'Delete the meter',
  sayDelete: (meter: string) => `delete meter ${meter}`,
  sayWithout: 'meters without residents',
} as const;
