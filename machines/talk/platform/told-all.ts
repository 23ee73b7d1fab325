import type { Reading } from '../reading.ts';

const LEAD =
  '^\\W*(?:(?:please|pls|plz|abeg|biko|kindly|oya|ok|okay|so|and|hello|hi|just|now|can|could|you|i|we|want|wan|need|to|make|help|me|us|let)\\b\\W*)*';
const ALL =
  '(?:every ?(?:body|one)|all(?: of)?(?: (?:them|dem|us|the))?(?: (?:people|residents?|tenants?|users?|estates?|customers?))?|(?:the |our )?(?:residents|tenants|users|customers|people)|the whole platform)';
const TELLS = `(?:(?:tell|inform|notify|alert|warn|announce to|let) ${ALL}(?: (?:to )?know)?|make ${ALL} (?:sabi|know))`;
const THAT =
  '(?:\\s*[:,-]\\s*|\\s+)(?:(?:that|say|saying|to say|know say|make them know|make dem know|about)\\b[\\s:,-]*)*';
const TOLD = new RegExp(`${LEAD}${TELLS}${THAT}(.{3,})$`, 'is');
/** 'Let everybody buy' lets them, and tells nothing. */
const LETS = new RegExp(`${LEAD}let ${ALL}(?! (?:to )?know\\b)`, 'i');
/** Only some of them are meant: a notice is for everybody. */
const SOME = /^(?:(?:in|at|of|for|inside|from|who|wey|whose|with)\b)/i;

/** What everybody is to be told: 'tell everybody say no light on sunday'; undefined where nobody is. */
export function toldToAll({ text }: Reading): string | undefined {
  if (LETS.test(text) || /\?\s*$/.test(text)) return undefined;
  const note = TOLD.exec(text)?.[1]?.trim();
  return note === undefined || SOME.test(note) ? undefined : note;
}
