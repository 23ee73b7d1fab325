/** What is wanted of what was bought before, where a sentence names nothing else: how it stands, its token, or that it is sent again. */
export type Became = 'status' | 'token' | 'sent';

const POLITE = '(?:please|pls|plz|abeg|biko|sorry|ok|okay|so|and|but|hello|hi|hey|oga|sir|ma|wait|now|o|oo|na)';
const IT = '(?:it|that|this|am|the one|my (?:own|thing))';
const THING =
  '(?:(?:(?:last|latest|recent) )?(?:payment|purchase|order|transaction|money|card|token|light|airtime|credit|data|bundle|sub|subscription|recharge|top ?up|units?|internet|receipt))';
const MINE = `(?:${IT}|(?:my|the|that|this|our)? ?${THING})`;
const DONE =
  '(?:go(?:ne)? through|went through|go|gone|work(?:ed)?|succe(?:ed|eded)|successful|complete[d]?|deliver(?:ed)?|come|came|arrive[d]?|enter(?:ed)?|land(?:ed)?|drop(?:ped)?|paid|pay|done|pass(?:ed)?|reach(?:ed)?|sent|finish(?:ed)?|processed|approved|confirmed|credited|received?)';

const STATUS = [
  `(?:(?:what(?:'?s| is)?|check|show|see|tell me) )*(?:the |my |order |payment )*(?:status|any update|any news|updates?)(?: of| on| for)?(?: ${MINE})?(?: [a-z]+-[0-9a-z]+)?`,
  `(?:did|has|have|is|was|don|hope|e don|${MINE} don) (?:${MINE} )?(?:really |actually |finally |already |been |don |yet )*${DONE}(?: already| yet| well| fine)?`,
  `(?:e|${MINE}) don ${DONE}(?: abi)?`,
  `how far(?: with ${MINE})?`,
  `(?:what|wetin)(?: has| don)? (?:happened|happen|became|come|become)(?: to| of| with)? ${MINE}`,
  `where (?:is|are|dey|be|'?s) (?:my|the) (?:airtime|credit|data|bundle|sub|subscription|order|purchase|light|units?|recharge|internet)`,
  `(?:i |we )?(?:have not|haven'?t|did not|didn'?t|never|no|not|still no|still not|yet to) (?:see|get|got|receive[d]?|gotten) (?:${IT}|(?:my |the )?(?:token|light|airtime|credit|data|bundle|sub|units?|receipt)|anything)(?: yet)?`,
  '(?:what|wetin) (?:did|have|was|is it|be) ?(?:i|we)? ?(?:just |last )?(?:buy|bought|pay for|paid for|order|ordered)(?: last| now| just now| here| before)?',
  '(?:show |see |what is |what was |check )*(?:my |the )?(?:last|latest|recent) (?:purchase|order)',
  "(?:what(?:'?s| is) |show |give me )*(?:my |the )?order (?:number|id|no)",
];
const TOKEN =
  "(?:(?:what(?:'?s| is| was)|where(?:'?s| is)|show|see|give|send|tell|read|me|check|let me see) )*(?:(?:my|the|that|that my) )?(?:last )?token(?: number| code| digits)?(?: once more| again| back)?";
const SENT = [
  `(?:can you |could you |you fit )?(?:re-?send|(?:forward|mail|e-?mail)(?= \\w))(?: ${IT}| to me| me)*(?: to my (?:e-?mail|mail|inbox))?(?: again| once more)?`,
  `(?:can you |could you |you fit )?send (?:(?:me |us |${IT} |to me )*)(?:again|once more|one more time|another time)(?: to my (?:e-?mail|mail|inbox))?`,
];

const alone = (pattern: string): RegExp => new RegExp(`^(?:${POLITE} )*(?:${pattern})(?: ${POLITE})*$`);
const WAYS: readonly (readonly [Became, readonly RegExp[]])[] = [
  ['sent', SENT.map(alone)],
  ['token', [alone(TOKEN)]],
  ['status', STATUS.map(alone)],
];

/** What a sentence that says nothing else wants of what was bought before: 'did it go through?', 'send again'; undefined for any other. */
export function becameOf(text: string): Became | undefined {
  const said = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();
  return WAYS.find(([, ways]) => ways.some((way) => way.test(said)))?.[0];
}
