import type { Reading } from '../reading.ts';

const VERIFIES = /\b(?:verif\w*|approv\w*|vet(?:s|ted|ting)?|screen(?:ed|ing)?)\b/;
/** New accounts as such, and not somebody of them. */
const NEWCOMERS =
  /\b(?:new|incoming) (?:\w+ )?(?:residents|accounts|tenants|people|users|sign ?ups|members|owners|registrations)\b|\bnew ?comers\b|\b(?:resident|account|tenant|sign ?up|user)s? (?:verification|approval|vetting|screening)\b|\b(?:verification|approval|vetting|screening) (?:of|for) (?:all |every |any |new |the )*(?:residents?|accounts?|tenants?|users?|sign ?ups?|people)\b|\b(?:every|each|any|a) new (?:resident|account|tenant|user|member|owner|sign ?up)\b|\b(?:everybody|everyone|anybody|anyone|whoever|people|those) (?:new|(?:(?:who|that|wey|which) )?(?:\w+ )?(?:signs?|join\w*|registers?) ?(?:up)?)\b/;
/** Those who are, or are not: a list. */
const LISTED = /\b(?:how many|list|show|which|unverified|not verified|count|number of)\b/;
const OFF =
  /\b(?:stop|off|disable|no longer|no need|not need|need no|dont|do not|without|cancel|deactivate|remove|never|again no|scrap)\b/;
const ON =
  /\b(?:on|requir\w*|enable|must|should|shall|only|myself|by me|needs?|start|want|make|have to|activate|ask|insist|let me|i will|im to|by the (?:admin\w*|estate|office|management))\b/;
/** 'Nobody new without my approval' asks for it. */
const NONE_WITHOUT = /\b(?:no ?body|no one|none|no|dont|do not|never)\b.*\bwithout\b/;

/** Whether an administrator speaks of verifying new accounts: switching it on or off, or neither. */
export function verificationAsked({ words, text }: Reading): 'on' | 'off' | 'asked' | undefined {
  const said = [words.join(' '), text.toLowerCase().replaceAll(/['’]/g, '')];
  const has = (pattern: RegExp) => said.some((one) => pattern.test(one));
  if (!has(VERIFIES) || !has(NEWCOMERS) || has(LISTED)) return undefined;
  if (has(NONE_WITHOUT)) return 'on';
  if (has(OFF)) return 'off';
  return has(ON) ? 'on' : 'asked';
}
