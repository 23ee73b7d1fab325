import type { Reading } from '../reading.ts';

/** What administrators ask for that is not done here. */
export type Cannot = 'removeAdministrator' | 'addAdministrator' | 'uploadedPayments' | 'metersWithoutResident';

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
