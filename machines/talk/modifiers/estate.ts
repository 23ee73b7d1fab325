import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Cannot, Modifiers, OpenQuestion, Understanding } from '../context.ts';
import { isEverybody, isVerifying, whomSaid } from '../model/managed.ts';
import { anywhere, whole } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { balanceMeant } from '../slots/balance.ts';
import { estateNamed, peopleNamed } from '../slots/names.ts';
import { denied } from '../slots/values.ts';

/** What is managed by an administrator. */
const MANAGED = new Set('residents find-resident set-occupancy update-payment balance history'.split(' '));

/** Questions that may be about one resident. */
const OF_SOMEBODY = new Set(['history', 'balance', 'find-resident', 'none']);

type Managed = Pick<
  Modifiers,
  'balance' | 'whom' | 'everybody' | 'verifying' | 'estateNamed' | 'verification' | 'cannot'
>;

/** What a sentence says of residents besides its slots, for whoever answers an administrator. */
export function managedModifiers(reading: Reading, intent: string): Managed {
  const balance = intent === 'update-payment' ? balanceMeant(reading) : undefined;
  const whom = OF_SOMEBODY.has(intent) ? whomSaid(reading) : undefined;
  const estate = MANAGED.has(intent) ? estateNamed(reading) : undefined;
  const verification = verificationAsked(reading);
  const cannot = cannotOf(reading);
  return {
    ...(verification !== undefined && { verification }),
    ...(cannot && { cannot }),
    ...(balance !== undefined && { balance }),
    ...(whom !== undefined && { whom }),
    ...(estate !== undefined && { estateNamed: estate }),
    ...(isEverybody(reading) && { everybody: true }),
    ...(isVerifying(reading) && { verifying: true }),
  };
}

const VERIFIES = /\b(?:verif\w*|approv\w*|vet(?:s|ted|ting)?|screen(?:ed|ing)?)\b/;
/** New accounts as such, and not somebody of them. */
const NEWCOMERS =
  /\b(?:new|incoming) (?:\w+ )?(?:residents|accounts|tenants|people|users|sign ?ups|members|owners|registrations)\b|\bnew ?comers\b|\b(?:resident|account|tenant|sign ?up|user)s? (?:verification|approval|vetting|screening)\b|\b(?:verification|approval|vetting|screening) (?:of|for) (?:all |every |any |new |the )*(?:residents?|accounts?|tenants?|users?|sign ?ups?|people)\b|\b(?:every|each|any|a) new (?:resident|account|tenant|user|member|owner|sign ?up)\b|\b(?:everybody|everyone|anybody|anyone|whoever|people|those) (?:new|(?:(?:who|that|wey|which) )?(?:\w+ )?(?:signs?|join\w*|registers?) ?(?:up)?)\b/;
/** Those who are, or are not: a list. */
const ASKS_LIST = anywhere(MODIFIER_PHRASES.asksList);
const OFF = anywhere(MODIFIER_PHRASES.off);
const ON =
  /\b(?:on|requir\w*|enable|must|should|shall|only|myself|by me|needs?|start|want|make|have to|activate|ask|insist|let me|i will|im to|by the (?:admin\w*|estate|office|management))\b/;
/** 'Nobody new without my approval' asks for it. */
const NONE_WITHOUT = /\b(?:no ?body|no one|none|no|dont|do not|never)\b.*\bwithout\b/;

/** Whether an administrator speaks of verifying new accounts: switching it on or off, or neither. */
export function verificationAsked({ words, text }: Reading): 'on' | 'off' | 'asked' | undefined {
  const said = [words.join(' '), text.toLowerCase().replaceAll(/['’]/g, '')];
  const has = (pattern: RegExp) => said.some((one) => pattern.test(one));
  if (!has(VERIFIES) || !has(NEWCOMERS) || has(ASKS_LIST)) return undefined;
  if (has(NONE_WITHOUT)) return 'on';
  if (has(OFF)) return 'off';
  return has(ON) ? 'on' : 'asked';
}

const LEAD =
  '^(?:(?:please|pls|abeg|kindly|oya|ok|can|could|will|would|you|u|i|we|want|need|to|like|let|me|us|help|how|do|how do|wan) )*';
const ADMIN =
  '(?:admins?|administrators?)\\b(?! (?:password|page|dashboard|email|e ?mail|phone|number|name|account)\\b)';
const REMOVES = new RegExp(
  `${LEAD}(?:remove|delete|sack|fire|dismiss|revoke|comot|kick|take|suspend|block|disable|deactivate|change|replace|unassign) (?:\\w+ ){0,4}${ADMIN}`,
);
const ADDS = new RegExp(
  `${LEAD}(?:(?:add|create|register|appoint|assign|invite|set up) (?:\\w+ ){0,3}${ADMIN}|make \\w+(?: \\w+)? (?:an? |the )?${ADMIN})`,
);
const PAYMENTS_UPLOADED =
  /\buploaded (?:\w+ ){0,2}(?:payments?|transactions?)\b|\b(?:payments?|transactions?) (?:(?:that|which|wey|i|we|you|have|has|been|were|was|are|don|already) )*uploaded\b/;
const NO_RESIDENT =
  /\bmeters?\b.*\b(?:no|without|lack|not have|dont have|never get|no get)(?: (?:a|an|any|its|their))? (?:residents?|owners?|tenants?|people|person|users?|accounts?|name|body|occupants?)\b|\b(?:un(?:assigned|registered|claimed|linked|owned|used)|orphan(?:ed)?|ownerless|free) meters?\b|\bmeters? (?:(?:that|which|wey|are|is|have|has|been|were|nobody|no one|no resident|nor|still|dey|don) )*(?:not|never|nobody|no one|no resident|un\w+)(?: (?:yet|been|has|have|is|dey|be))* ?(?:assigned|registered|register|linked|claimed|used|attached|owned|own|use)?\b/;

/** What somebody wants that is not done here; null for everything else. Names of the estate's things are none of it. */
export function cannotOf({ list, text }: Reading): Cannot | null {
  const said = list.map(({ word }) => word).join(' ');
  if (REMOVES.test(said)) return 'removeAdministrator';
  if (ADDS.test(said)) return 'addAdministrator';
  if (PAYMENTS_UPLOADED.test(said)) return 'uploadedPayments';
  const asks =
    /\?\s*$/.test(text) ||
    /^(?:(?:please|pls|abeg|can|you|i|want|to|me|the|all) )*(?:which|what|show|list|see|view|find|how many|any|give|are|is|do|un\w+|orphan\w*|meters?)\b/.test(
      said,
    );
  return asks && NO_RESIDENT.test(said) ? 'metersWithoutResident' : null;
}

/** What is changed of one resident, by the meter or the name. */
const CHANGES = new Set(['update-payment', 'set-occupancy', 'find-resident']);

const METER = /^\d{10,14}$/;
/** What may stand between two of a list, beside what each of them gets. */
const LISTED = whole(MODIFIER_PHRASES.listed);
const JOINS = whole(MODIFIER_PHRASES.joins);
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
      between.some(({ word }) => JOINS.test(word)) ||
      /&/.test(text.slice(list[one.to - 1]?.end, list[other.from]?.start))) &&
    between.every(({ word }, nth) => LISTED.test(word) || worth(one.to + nth))
  );
}

/** Those to whom something is to be done at once, where a sentence lists several; else empty. */
export function peopleChanged(
  reading: Reading,
  { intent, modifiers }: Understanding,
  open: OpenQuestion | undefined,
): readonly string[] {
  const deed = intent === 'answer' || intent === 'correct' ? (open?.flow ?? '') : intent;
  // Only what is to become of somebody changes anything: who is looked for may be several.
  if (!CHANGES.has(deed) || (deed === 'find-resident' && modifiers?.verifying === undefined)) return [];
  const people = listed(reading);
  return people.length > 1 ? people : [];
}
