import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Bare, Modifiers, Slots } from '../context.ts';
import { anywhere } from '../reading/phrases.ts';
import { factsOf, type Reading, valuesOf } from '../reading/read.ts';
import { packageOf } from '../slots/packages.ts';
import * as value from '../slots/values.ts';
import { isAdministered, isConfirmation, isEverywhere, isLeaving } from './account-words.ts';
import { comparesOf } from './compares.ts';
import { managedModifiers } from './estate.ts';
import { pastOf } from './past.ts';
import { ticketsSaid } from './tickets.ts';
import { settledSaid, symptomSaid } from './trouble.ts';

/** What a sentence says besides its intent and its slots, for whoever answers it; null where there is nothing. */
export function modifiersOf(reading: Reading, intent: string, slots: Slots): Modifiers | null {
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
  const found: Modifiers = {
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
    ...managedModifiers(reading, intent),
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

/** Who may well live elsewhere; a wife, a husband or a child is at home. */
const THEM =
  '(?:friends?|guy|brother|bros?|sister|sis|mother|father|mum|mom|dad|mama|papa|parents|uncle|aunt|aunty|auntie|cousin|neighbou?r|boss|oga|colleague|tenants?|landlord|pastor|in ?laws?|girlfriend|boyfriend|babe|gateman|grandma|grandpa)';
const FOR = new RegExp(
  `\\b(?:for|to|give|send|gift|help)\\s+(?:(?:my|our|his|her|their|the|a|one|d)\\s+)+(?:\\w+\\s+)?${THEM}\\b|\\b(?:for|to) (?:mama|papa|mum|dad|mom)\\b`,
);
const OF_THEM = new RegExp(`\\bmy (?:\\w+ )?${THEM}\\b`);
const FOR_THEM = anywhere(MODIFIER_PHRASES.forThem);

/** True where it is to be for somebody who may live elsewhere: 'light for my brother', 'my friend say make i buy for am'. */
export function isForOthers({ text }: Reading): boolean {
  const said = text.toLowerCase();
  return FOR.test(said) || (OF_THEM.test(said) && FOR_THEM.test(said));
}

const PAYS = anywhere(MODIFIER_PHRASES.pays);
/** What such a sentence may say besides without naming anything of its own. */
const NAMES_NOTHING = anywhere(MODIFIER_PHRASES.namesNothing, 'g');
const REFUSES = /\b(?:no|not|never|dont|wont|cant|cannot|why|how|when|if|after|already|don|paid)\b|n['’]t\b/;

/** 'Pay it', 'ok let me pay', 'settle the charges': whatever is owed is to be paid, and nothing else is named. */
export function paysUp(reading: Reading): boolean {
  const said = reading.text.toLowerCase();
  if (!PAYS.test(said) || REFUSES.test(said) || /\?\s*$/.test(said)) return false;
  return !/\p{L}{2,}/u.test(said.replace(NAMES_NOTHING, ' ').replace(/\d+k?\b/g, ' '));
}

/** For how many months, where a sentence says that and hardly anything else: '2 months'. */
export function monthsAlone(reading: Reading): string | undefined {
  const said = factsOf(reading, 'months').at(-1)?.value;
  return said === undefined || reading.unknown.length > 0 || reading.list.length > 7 ? undefined : String(said);
}

const ASKED = [
  /\b(?:what|who) (?:has |have |was |were |is |been |got |did |all )*(?:changed?|edited|modified|altered)\b/,
  /\baudit (?:log|trail|history)\b|\baudit$/,
  /\b(?:activity|change) (?:log|history)\b|\blog of (?:the )?changes\b/,
  /\b(?:show|see|list|view)(?: \w+){0,2} changes\b/,
];

/** What is changed by whoever says so is a wish, e.g. a password or a package. */
const OWN = anywhere(MODIFIER_PHRASES.own);

/** That it is asked what was changed in the estate, with the days from and to; null where it is not. */
export function changesAsked({ list, ...reading }: Reading): Readonly<Record<string, string>> | null {
  const said = list.map(({ word }) => word).join(' ');
  if (OWN.test(said) || !ASKED.some((pattern) => pattern.test(said))) return null;
  const [days] = factsOf({ list, ...reading }, 'dates');
  return { ...(days?.first && { from: days.first }), ...(days?.last && { to: days.last }) };
}

const LIGHT = '(?:light|nepa|power|electricity|current)';
const GOES = new RegExp(
  `\\b${LIGHT} (?:(?:has|don|just|suddenly|again|has just|now|is|dey|still|all) )*(?:go|gone|went|going|off|out|cut|trip|tripped|quench|quenched|comot|seize|seized)\\b|\\b(?:take|took|taken|seize|cut)(?: my| the| our)* ${LIGHT}\\b|\\bno ${LIGHT}\\b|\\b(?:in|inside) (?:the )?(?:dark|darkness)\\b`,
);
/** What was bought, or is to be, is told of by those who look into it. */
const ELSE = ['past', 'buy', 'pay', 'recharge', 'load', 'debit', 'token', 'unit', 'notice'];

/** True for 'my light just went off': what is wrong is not known yet, and nothing is asked to be bought. */
export function isOutage({ text, concepts }: Reading): boolean {
  if (ELSE.some((concept) => concepts.has(concept))) return false;
  return concepts.has('outage') || concepts.has('dark') || GOES.test(text.toLowerCase());
}
