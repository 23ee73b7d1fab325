/** What says why something is done: two characters at least, and more than a yes, a no or a sign for nothing. */
export const REASON_PATTERN =
  /^(?!\W*(?:(?:no|none|nope|nah|na|yes|yeah|yep|ok|okay|oya|sure|nil|null|nothing|n\/?a|test|reason|no reason|just because|because|pls|please|o|oo|cancel|stop|skip)\b\W*)*$)[\s\S]{2,}$/iu;
