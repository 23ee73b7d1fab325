/** What a CVV, a PIN and a one-time code are called, with the typing errors of phones. */
const CVV = String.raw`c[\s.]?v[\s.]?v(?:2(?!\d))?|c[\s.]?v[\s.]?c(?:2(?!\d))?|[ck]{1,2}v{1,3}(?<=\w{3})|vcc|cvn|csc|cv2|card\s+ver\w{0,12}\s+(?:value|code|number)`;
const PIN = String.raw`p[\s.]?[i!][\s.]?n{1,2}(?:[\s-]?codes?)?|pim|lambar\s+sirri|n[oọ]mba\s+(?:a[sṣ]iri|nzuzo)`;
const OTP = String.raw`o[\s.]?t[\s.]?p{1,2}|opt|one?[\s-]*time[\s-]*(?:code|pin|pass?\s?w?[ou]?r?d?s?|pass\s?code|token|number)|pass[\s-]?code`;
const OF_CODE = String.raw`(?:v[ae]r\w{0,12}|sec\w{0,4}t\w{0,4}|secret|secure|sek\w{0,8}|auth\w{0,12}|otp|sms|text|confirm\w{0,8}|activation|approval|login|3d[\s-]?secure|3ds|safety|atm|card|bank|card'?s|second[\s-]factor|2nd[\s-]factor|two[\s-]factor|2[\s-]?fa|mfa|totp)`;
const CODE = String.raw`${OF_CODE}[\s-]+(?:code|codes|kode|cod|pin|digits?)|secret\s+(?:number|no)|(?:bank|hard\s?ware|soft|mobile)\s+token|(?<!\d)[3-8](?:\s|-)*digits?\s+(?:code|number|no|pin)|(?:three|four|six|eight)(?:\s|-)*digits?\s+(?:code|number|no|pin)|code\s+(?:(?!bank\b)\p{L}{1,20}\s+){0,4}bank|bank\s+(?:(?!code\b)\p{L}{1,20}\s+){0,4}(?:code|otp|token)|token\s+device|code(?=[\s:=-]{1,4}(?:is\s+)?\d{4,8}\s+(?:from|by)\s+(?:my\s+|the\s+)?\p{L}{0,12}\s?bank)|code\s+(?:in|from)\s+(?:the\s+|my\s+)?(?:sms|text|message|alert)`;
const ANY = String.raw`codes?|authenticator(?:\s+app)?|app\s+(?:shows?|says?)`;
const REAR = String.raw`(?:back|behind|rear)(?:\s+side)?`;
const CARD_OF = String.raw`\s+(?:of\s+|for\s+)?(?:my|the|d|this|dis|your)\s+(?:\p{L}{1,20}\s+)?card`;
const BACK = String.raw`(?:numbers?|digits?|code)\s+(?:\p{L}{1,20}\s+){0,3}?${REAR}${CARD_OF}|(?:3|three|last)\s+(?:\p{L}{1,20}\s+)?(?:numbers?|digits?)\s+(?:\p{L}{1,20}\s+){0,3}?${REAR}(?:${CARD_OF})?|${REAR}${CARD_OF}`;

/** The kinds of names, for what a number alone beside one is taken for; `any`: a code of whatever, as an authenticator app shows one. */
export type CodeName = 'cvv' | 'pin' | 'code' | 'any';

/** Every name in a text. */
export const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<cvv>${CVV}|${BACK})|(?<pin>${PIN})|(?<code>${CODE}|${OTP})|(?<any>${ANY}))(?!\p{L})`,
  'giu',
);

/** Words that stand between such a name and its number. */
export const BETWEEN = new Set(
  `a again ask asked asking also alert am an and app are as at atm back bank be been behind bring came card change changed code come
  correct credit d debit dem den dey did digit digits dis don e exp expiry fit for from front gave get give given giving got had have here
  how i in is it its just kindly last mastercard me message my na new ne ni no now num number of old on online one only our out phone pin
  please pls received recieved receive s said saw say says see send sending sends sent set show shows sms so sorry take text than that the them
  then they this to took two typed u un update updated use used using value verve visa was wey were which with writes written wrote yes you
  your shi ita ce bu`.split(/\s+/),
);

/** Behind one of these a number is no code: 'the otp for 5000'. */
export const LEADS_ELSEWHERE = new Set('for from in at on than last with then take'.split(' '));

/** What follows a number that is an amount, a time or a count. */
export const COUNTED =
  /^\s?(?:naira|ngn|k\b|bucks|%|gb\b|mb\b|months?\b|mins?\b|minutes?\b|hours?\b|hrs?\b|days?\b|times?\b|weeks?\b|years?\b|units?\b|kwh\b|am\b|pm\b|st\b|nd\b|rd\b|th\b|thousand|hundred|million|people|persons)/i;

/** What has pins that are bought: 'mtn recharge pin 1000'. */
export const SOLD_AS_PIN =
  /\b(?:recharge|airtime|credit|voucher|mtn|glo|airtel|9mobile|etisalat|data|waec|neco|jamb|nabteb|scratch|token|meter|card|buy|sell|print)\s+(?:cards?\s+)?$/i;

/** A code that was not had, or is not known: an amount may stand behind it. */
export const NOT_HAD = /\b(?:forg[eo]t(?:ten)?|lost|no|not|never|without|any)\s+(?:\p{L}{1,12}\s+){0,3}$/iu;
