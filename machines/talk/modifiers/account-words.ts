import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import { anywhere } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';

const MAIL = '(?:e-?mails?|mails?|links?|messages?|codes?|address|email address)';
const CONFIRMS = '(?:verif\\p{L}*|confirm\\p{L}*|activat\\p{L}*)';
const CONFIRMATION = [
  new RegExp(`\\b${CONFIRMS} ${MAIL}\\b`, 'u'),
  new RegExp(`\\b(?:re-?send|send|get|give|receive|request|again) (?:me )?(?:the |my |a |new )*${CONFIRMS}\\b`, 'u'),
  /\b(?:verify|confirm|activate) (?:my |the |this )?(?:account|e-?mail|mail|email address)\b/u,
  new RegExp(`\\b(?:e-?mail|account) ${CONFIRMS}\\b`, 'u'),
  new RegExp(
    `\\b(?:e-?mail|address|account) (?:(?:is|has|was|still|not|isnt|hasnt|never|been|no|dey|yet) )+${CONFIRMS}\\b`,
    'u',
  ),
  new RegExp(`\\b${MAIL} (?:to|for|wey go|wey dey) (?:verify|confirm|activate)\\b`, 'u'),
];
/** Of a purchase, not of an address; and who asks whether it is so has no mail sent. */
const NOT_ONE = anywhere(MODIFIER_PHRASES.notOne);

/** True for a sentence about the mail that confirms an address: 'I did not get the verification mail'. */
export function isConfirmation({ words }: Reading): boolean {
  const text = words.join(' ');
  return CONFIRMATION.some((pattern) => pattern.test(text)) && !NOT_ONE.test(text);
}

const CHANGES =
  /\b(?:change\w*|update\w*|edit|correct|switch|remove|wrong|moved?|transfer|no be|make me)\b.*\b(?:address|flat|block|estate|house|street|role|landlord|tenant|apartment|status)\b/;

/** True for what of an account only the administrator of its estate changes: the flat, the estate, what somebody is there. */
export function isAdministered({ words, facts }: Reading): boolean {
  const text = words.join(' ');
  const other = facts.some(({ kind }) => kind === 'email') || /\b(?:e-?mail|mail) address\b/.test(text);
  return CHANGES.test(text) && !other;
}

const LEAVES = [
  /\b(?:delete|close|remove|deactivate|cancel|disable|erase|terminate|turn off|shut down) (?:my |this |the )?(?:account|profile)\b/,
  /\b(?:delete|erase|remove) (?:all )?my (?:personal )?data\b/,
  /\b(?:account|my (?:personal )?data) (?:to be )?(?:deleted|closed|removed|erased)\b/,
];

/** True for who wants to have no account any more. */
export const isLeaving = ({ words }: Reading): boolean => LEAVES.some((pattern) => pattern.test(words.join(' ')));

const DEVICE = '(?:devices?|phones?|computers?|laptops?|browsers?|tablets?|places?|sessions?|side)';
const ELSEWHERE = new RegExp(
  `\\b(?:every ?where|every ${DEVICE}|(?:all|other)(?: of)?(?: (?:my|the|other))* ${DEVICE}|any other ${DEVICE})\\b`,
);
const SIGNS_OUT = /\b(?:log|sign)(?:g?ed|g?ing)?\b.{0,20}\b(?:out|off|comot)\b|\b(?:log|sign)(?:out|off)\b/;
const ENDS = /\b(?:end|close|terminate|kill|comot|commot|kick|remove)\b.*\b(?:sessions?|account|devices?)\b/;

/** True for who wants to be signed out of more than this device: 'log me out everywhere', 'end all my sessions'. */
export function isEverywhere({ text }: Reading): boolean {
  const said = text.toLowerCase();
  return (
    ELSEWHERE.test(said) &&
    (SIGNS_OUT.test(said) || ENDS.test(said)) &&
    !/\b(?:not|never|dont|why)\b|n['’]t\b/.test(said)
  );
}
