/** A question how something is done: the deed that it is about, as it would be told to be done. */
export interface AskedHow {
  readonly deed: string;
  /** Only whether it may be done was asked: 'can I log out?'. With more than a word it may as well be a polite wish. */
  readonly may: boolean;
}

const BEFORE =
  /^\W*(?:(?:please|pls|plz|abeg|biko|sorry|ok|okay|so|and|but|hello|hi|hey|oga|sir|ma|wait|hmm|good \w+)\b\W*)*/;
const I = '(?:i|we|one|you|u|una|person|somebody|someone)';
const AUXILIARY = '(?:do|does|can|could|should|will|would|must|may|shall|go|fit)';
const ON_THE_WAY = '(?:(?:go|fit|take|now|even|actually|just|wan|be able to|go about|dey)\\s+)*';
const HOW = `how\\s+(?:${AUXILIARY}\\s+${I}|to|${I}\\s+(?:go|fit|can|take|will|should|for|dey))\\s+${ON_THE_WAY}`;
const WAYS = [
  HOW,
  `(?:wetin|what)\\s+(?:${AUXILIARY}\\s+)?${I}\\s+(?:(?:go|fit|need to|have to|must|supposed to)\\s+)?do\\s+(?:to|before i|make i|if i (?:want to|wan))\\s+`,
  `where\\s+(?:${AUXILIARY}\\s+${I}|${I}\\s+(?:go|fit|can))\\s+${ON_THE_WAY}`,
  `(?:is there (?:a|any) way|is it possible|what is the way|what are the steps|steps|which way)\\s+(?:for me\\s+)?(?:to|i fit|i go)\\s+${ON_THE_WAY}`,
  `(?:i (?:want|wan|need|would like) (?:to )?know|i no sabi|i no know|i don'?t know|(?:(?:can|could|will) (?:you|u) )?(?:tell|show|teach|explain to) me|explain)\\s+${HOW}`,
].map((way) => new RegExp(`^(?:${way})(?=\\S)`));
const MAY = /^(?:can|may|could|fit)\s+i\s+(?:just\s+|now\s+|please\s+)*(?=\S)/;
const BEHIND = /(?:[\s,]+(?:please|pls|plz|abeg|biko|sir|ma|now|o|oo|sef|here|again))*[\s?!.]*$/;

const QUESTION =
  /^(?:how|what|wetin|why|when|where|wey|who|which|(?:is|are|was|were|does|did|should|must|shall|would|will) (?!you\b|u\b)|do (?:i|you|u|we|people|they)\b|any (?:idea|way)\b|explain\b|(?:can|could|will) (?:you|u|someone|somebody|anyone|anybody) (?:please )?(?:tell|show|teach|explain|help me (?:know|understand))\b)|\bhow (?:to|do|does|can|could|i|we|one|you)\b|\bhow\W*$/;

/** True for a question, whatever it is about: it asks for nothing to be done. 'Can you log me out?' is a polite wish, and none. */
export function isQuestion(text: string): boolean {
  const begins = BEFORE.exec(text.toLowerCase())?.[0].length ?? 0;
  return QUESTION.test(text.slice(begins).toLowerCase().replaceAll('’', "'"));
}

/** The deed that is asked about; null for any other sentence. */
export function askedHow(text: string): AskedHow | null {
  const begins = BEFORE.exec(text.toLowerCase())?.[0].length ?? 0;
  const said = text.slice(begins);
  const low = said.toLowerCase().replaceAll('’', "'");
  const asked = [...WAYS, MAY].map((way) => way.exec(low)?.[0].length ?? 0);
  const at = asked.find((length) => length > 0);
  if (at === undefined) return null;
  const rest = said.slice(at);
  const ends = BEHIND.exec(rest.toLowerCase())?.index ?? rest.length;
  const deed = rest.slice(0, ends).trim();
  return deed === '' ? null : { deed, may: asked.findIndex((length) => length > 0) === WAYS.length };
}

/** What this is, and who answers here: 'who are you?', 'are you a robot', 'wetin be this'. */
const WHO =
  /^\W*(?:(?:please|pls|abeg|biko|sorry|ok|okay|so|and|but|hello|hi|hey|wait)\W+)*(?:(?:who|what|wetin|which kind(?: of)?(?: \w+)?) (?:are|is|be|r|na) (?:you|u|una|this|dis|wattchat|this (?:site|app|website|place|portal|bot|chat|thing|platform|company|number))|(?:are|is) (?:you|u|this|it|dis) (?:really |even |actually |just )?(?:a |an |the )?(?:ai|bot|robot|human|person|real person|computer|machine|chat ?bot|program|somebody|someone|chatgpt)(?: or .*)?|who (?:am i|i dey|i de) (?:talking|chatting|speaking|talk|chat|speak)(?: to| with)?|(?:what|wetin) (?:is|be|'s) your name|your name|who (?:made|owns|built|created|runs|get) (?:you|this)(?: \w+)?|(?:introduce|tell me about) (?:yourself|wattchat|this (?:site|app|portal)))\W*(?:(?:sef|self|exactly|please|now|o|oo|please|na)\W*)*$/i;

/** True for a question what this portal is, or who answers. */
export const asksWho = (text: string): boolean => WHO.test(text);
