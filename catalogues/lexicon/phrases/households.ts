import { SOMEBODY_ELSE } from '../words.ts';

/** What is asked of who lives in a house together, and what is said of letting somebody in or out. */
export const HOUSEHOLD_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|i|we|want|wan|need|to|can|could|you|make|let|us|me|help|show|tell|see|list',
  tail: 'please|pls|abeg|now|o|oo|sha|na|sir|ma|again|together|page',
  mine: 'my|our|this|the|dis',
  house: 'house|home|flat|apartment|meter|household|place|family|unit',
  lives: 'lives|live|stays|stay|staying|living',
  /** All that a sentence says. */
  ownHousehold: `<lead>... who is|are|dey|all? <lives> in|on|inside|at|for|with <mine>? <house> <tail>..., <lead>... who <lives> in|on|inside|at|with <mine>? <house> <tail>...,
    <lead>... who is|are|dey|be on|in|inside <mine> <house> <tail>..., <lead>... who dey <lives> for|inside <mine> <house> <tail>..., <lead>... who <lives> with me|us, <lead>... who dey with me|us, <lead>... who is|are|dey <lives> with me|us,
    <lead>... <mine>? household <tail>..., <lead>... people|members|everybody|everyone who|wey|of|in|on|for|inside|live|lives|dey|is|are... <mine> <house> <tail>...,
    <lead>... who leads <mine> household|house <tail>..., <lead>... who is the? head of <mine> household|house <tail>...`,
  /** Behind it stands which meter or house. */
  livesIn: `<lead>... who is|are|dey|all? <lives> in|on|inside|at|for, <lead>... who <lives> in|on|inside|at|for, <lead>... who dey <lives> in|on|inside|at|for,
    <lead>... household|people|members of|in|on`,
  invites: '<lead>... invite|add, <lead>... bring',
  /** Where somebody is let in. */
  toHouse: 'to|into|in|on|for|inside <mine> <house>, to household',
  nobody: 'somebody|someone|person|people|a|another|one|more|member|my|the|new|family',
  kin: SOMEBODY_ELSE,
  takesOut:
    '<lead>... take|remove|kick|put|throw|comot|delete, <lead>... take out, <lead>... kick out, <lead>... remove',
  out: 'out',
  /** From where somebody is taken. */
  fromHouse: 'from|of|out|off <mine> <house>, out of|from <mine> <house>, commot|comot for|from <mine> <house>',
} as const;
