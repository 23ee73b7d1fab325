/** What is said at a read-back that is neither a yes nor a no: a part of the amount, another time, and for whom it is. */
export const READ_BACK_PHRASES = {
  before:
    'abeg|please|pls|plz|biko|ok|okay|oya|sorry|wait|hmm|ah|actually|sir|ma|oga|bros|madam|so|and|but|honestly|well, no worry|wahala',
  behind: 'abeg|please|pls|plz|biko|o|oo|sir|ma|sha|sef|oga|bros|madam|jare|jor|na|thanks|then',

  /** So many times the amount, where that is all that a sentence says: 'half now, half later' is none. */
  lead: 'abeg|please|pls|plz|biko|ok|okay|oya|sorry|wait|actually|just|only|kindly|let|lets|make|i|me|us|we|want|wan|would|like|to|will|go|can|do|buy|load|pay|take|give|put|set|use|cut|reduce|increase|raise|bring|change|turn|split|for|it|that|dat|this|dis|am|the|be',
  rest: '<behind>, of|it|am|the|that|dat|this|dis|amount|money|price|figure|only|instead|first|for|me|is|be|better|enough|will|go|do',
  half: '<lead>... in|by|to|into? half|haff|halve <rest>..., <lead>... 50 percent <rest>...',
  double:
    '<lead>... in|by|to|into? double|twice|doubled <rest>..., <lead>... times two|2 <rest>..., <lead>... two|2 times <rest>...',
  triple:
    '<lead>... in|by|to|into? triple|thrice|treble <rest>..., <lead>... times three|3 <rest>..., <lead>... three|3 times <rest>...',

  /** Another time. */
  when: `tomorrow|tomoro|tomorow|tmrw|tmr|2moro|later|tonight|soon, another|next|some time|day|week|month|weekend|tomorrow, some other time|day, later today|tonight|tomorrow,
    tomorrow morning|afternoon|evening|night, this|dis evening|night|afternoon|morning|weekend, in|by|till|for|at the? evening|night|afternoon|morning|weekend,
    on|by|till? monday|tuesday|wednesday|thursday|friday|saturday|sunday, at|by? month end, at the end of the month, after work|church|mosque|market|school,
    in a|an|one|two|some|few? hour|hours|minutes|days|while, not now, no be now`,
  /** What is waited for: 'when my salary enters', 'once I get home'. */
  once: 'when|wen|once|after|until|till|immediately _ _? _? _? _? _? _?',
  will: 'i|ill|we|make|let|lets|me|us|go|will|shall|would|wan|want|to|can|rather|prefer|dey|come|just|still|fit',
  putting:
    'pay|buy|load|do|finish|complete|return|recharge|settle|continue|come|comeback, come|be|get back, remind me, send|sort it|am',
  it: 'it|am|that|this|for',
  putOff: `<before>... <when> <behind>..., <before>... <when> <when> <behind>..., <before>... <will>... <putting> <it>... <when> <behind>..., <before>... <will>... <putting> <it>... <when> <when> <behind>...,
    <before>... <will>... <putting> <it>... <once> <behind>..., <before>... <when> <will>... <putting> <it>... <behind>..., <before>... <once> <will> <will>... <putting> <it>... <behind>...,
    <before>... leave|keep|hold|park <it>... till|until|for? <when> <behind>...`,

  /** What was paid for before and did not come: its 'no' refuses nothing that is read back. */
  awaited:
    'a|the|my|any|one|single|shishi? token|tokens|light|units|unit|alert|credit|airtime|data|value|sms|receipt|refund|code|reversal',
  came: 'came|come|comes|enter|entered|drop|dropped|show|showed|shows|reach|reached|arrive|arrived|land|landed|yet|received, dey come|enter',
  unmet: `no|nor|never|neva <awaited> <came>, <awaited> no|nor|never|neva|didnt|hasnt|not|has not|did not <came>,
    paid|pay|sent|transferred|bought|debited|charged ... no|nor|never|neva|without|not <awaited>,
    no|nor|never|neva|didnt|not|havent receive|received|get|got|see|seen <awaited>, no|nor|never|neva enter|come|reach|drop|show`,

  /** What it comes to; 'how much is the fee' asks for a part of it. */
  sum: `<before>... how much|mach <ofSum>... <behind>..., <before>... what|whats|wetin <ofSum>... total|sum|price|amount|cost <ofSum>... <behind>...,
    <before>... total|everything how much|mach? <behind>...`,
  ofSum:
    'is|be|na|it|that|dat|this|dis|the|all|everything|total|altogether|together|in|for|am|i|we|me|will|go|going|to|gonna|pay|paying|cost|come|now|then|so|charge|be|debit|debited|deduct',

  /** For whom or what it is. */
  which: 'which|what|whose|wich|wetin',
  thing: 'meter|number|no|phone|line|smartcard|decoder|iuc|account|house|flat|apartment|person|sim',
  ofIt: 'is|be|na|it|that|dat|this|dis|the|number|no|una|you|u|dey|are|wan|want|to|will|go|going|load|loading|buy|buying|pay|paying|put|send|sending|recharge|recharging|credit|crediting|topping|top|up|for|am|token|light|power|money|own|now|so|we|i|here|use|using',
  whom: `<before>... for|and|to|na|inside|into? <which> <thing> <ofIt>... <behind>..., <before>... <which> is|be|na the? <thing> <ofIt>... <behind>..., <before>... the|dis|this|that <thing> is|be|na? <which> one? <behind>...,
    <before>... for|to who|whom <ofIt>... <behind>..., <before>... who|whom is|be|na|are|am|i|we <ofIt>... for <behind>..., <before>... na who get|own the|this|dis|that|dat <thing> <behind>...,
    <before>... is it|this|that|dat|e|na... for|to? my|our|own|the <own>... <thing> <behind>..., <before>... na my|our|own <own>... <thing> <ofIt>... <behind>...`,
  own: 'own|my|correct|right',
} as const;
