import { isAdministered, isConfirmation, isEverywhere, isLeaving } from '../accounts/account-words.ts';
import { comparesOf } from '../compares.ts';
import type { Bare, Besides, Slots } from '../context.ts';
import { managedBesides } from '../estate/managed-besides.ts';
import { packageOf } from '../packages.ts';
import { pastOf } from '../past/past.ts';
import { factsOf, type Reading, valuesOf } from '../reading.ts';
import { isOutage } from '../trouble/outage.ts';
import { settledSaid } from '../trouble/settled.ts';
import { symptomSaid } from '../trouble/symptoms.ts';
import { ticketsSaid } from '../trouble/tickets.ts';
import * as value from '../values.ts';
import { changesAsked } from './changes.ts';
import { isForOthers } from './for-others.ts';
import { monthsAlone, paysUp } from './pays-up.ts';

/** What a sentence says besides its intent and its slots, for whoever answers it; null where there is nothing. */
export function besidesOf(reading: Reading, intent: string, slots: Slots): Besides | null {
  const unserved = value.providerOf(reading, ['disco']) ? undefined : valuesOf(reading, 'unserved')[0];
  const named = intent === 'price-list' ? packageNamed(reading) : undefined;
  const email = factsOf(reading, 'email').at(-1)?.value;
  const taken = (said: string): boolean => Object.values(slots).includes(said);
  const bare = intent === 'none' ? bareOf(reading, unserved) : null;
  const past = pastOf(reading, intent);
  const changes = changesAsked(reading);
  const symptom = symptomSaid(reading, intent);
  const settled = settledSaid(reading);
  const tickets = ticketsSaid(reading);
  const months = monthsAlone(reading);
  const compares = intent === 'price-list' ? comparesOf(reading) : undefined;
  const lasts = lastsOf(reading, slots);
  const found: Besides = {
    ...(compares && { compares }),
    ...(lasts !== undefined && { lasts }),
    ...(beginsAnew(reading) && { anew: true }),
    ...(unserved && { unserved }),
    ...(reading.concepts.has('estate') && { estate: true }),
    ...((reading.concepts.has('otherdisco') || reading.concepts.has('publicpower')) && { company: true }),
    ...((intent === 'buy-power' || intent === 'public-power') && isForOthers(reading) && { forOthers: true }),
    ...(reading.concepts.has('relative') && { same: true }),
    ...(isAgain(reading) && { again: true }),
    ...(symptom && { symptom }),
    ...(settled && { settled }),
    ...(tickets && { tickets }),
    ...(paysUp(reading) && { paysUp: true }),
    ...(months !== undefined && { months }),
    ...(email && !taken(email) && { email }),
    ...(named && { named }),
    ...(isConfirmation(reading) && { confirmation: true }),
    ...(isAdministered(reading) && { administered: true }),
    ...(isLeaving(reading) && { leaving: true }),
    ...(isEverywhere(reading) && { everywhere: true }),
    ...(intent === 'none' && isOutage(reading) && { outage: true }),
    ...(past && { past }),
    ...(changes && { changes }),
    ...managedBesides(reading, intent),
    ...(bare && { bare }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

const BUYS = ['buy', 'pay', 'recharge', 'renew', 'load', 'vend'];
const BOUGHT = ['airtime', 'power', 'token', 'tv', 'cable', 'isp', 'internet', 'svccharge', 'levy', 'fine'];

/** 'Airtime 300', while another purchase of airtime is read back; 'make it 300' puts that one right. */
function beginsAnew({ concepts, mentions, list }: Reading): boolean {
  if (concepts.has('fixit') || concepts.has('change')) return false;
  // In '2 gig' the word is a volume's.
  const data = mentions.some(({ concept, from }) => concept === 'data' && list[from - 1]?.kind !== 'number');
  return data || [...BUYS, ...BOUGHT].some((concept) => concepts.has(concept));
}

/** How long a plan of data lasts, where one is asked for by it: '2gb weekly', '6gb for 7 days'. 'This week' is when. */
function lastsOf({ text }: Reading, { plan }: Slots): string | undefined {
  if (plan === undefined) return undefined;
  return LASTS.exec(text)?.groups?.lasts?.toLowerCase();
}

const LASTS =
  /(?<!\b(?:this|next|last|past|every|per|each|in|since|after)\s+)\b(?<lasts>daily|weekly|monthly|\d+\s?(?:hours?|hrs|days?|weeks?|months?))\b(?!\s+(?:ago|time))/i;

/** Said in a few words, and with nothing in them that could be an answer. */
const isAgain = ({ concepts, facts, list }: Reading): boolean =>
  (concepts.has('retry') || concepts.has('again')) && facts.length === 0 && list.length <= 6;

function packageNamed(reading: Reading): string | undefined {
  return (
    packageOf(reading, 'cablepackage') ?? packageOf(reading, 'isppackage') ?? factsOf(reading, 'volume').at(-1)?.value
  );
}

/** A name or a number and hardly anything else: no wish yet, but what one could be about. */
function bareOf(reading: Reading, unserved: string | undefined): Bare | null {
  if (reading.unknown.length > 0 || reading.list.length > 6) return null;
  const network = value.namedValue(reading, 'network');
  const provider = value.providerOf(reading, ['disco']);
  const phone = value.phoneIn(reading);
  const digits = value.digitsOf(reading);
  const plan = factsOf(reading, 'volume')[0]?.value;
  const email = factsOf(reading, 'email')[0]?.value;
  const amount = value.amountOf(reading);
  const found = {
    ...(unserved && { unserved }),
    ...(network && { network }),
    ...(provider && { provider }),
    ...(phone && { phone }),
    ...(digits && { digits }),
    ...(plan && { plan }),
    ...(email && { email }),
    ...(amount !== undefined && { amount: String(amount) }),
  };
  return Object.keys(found).length > 0 ? found : null;
}
