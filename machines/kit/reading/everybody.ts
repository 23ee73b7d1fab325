const EVERYBODY =
  /^\s*(?:to\s+)?(?:every\s?body|every\s?one|all(?:\s+(?:of them|(?:the\s+)?(?:meters|houses|residents|estate)))?|every\s+(?:meter|house)|the\s+whole\s+estate)\s*\.?\s*$/i;

/** True for a text that means all of an estate, where it is asked for whom something is. */
export const meansEverybody = (raw: string): boolean => EVERYBODY.test(raw);
