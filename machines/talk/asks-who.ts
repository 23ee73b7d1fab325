/** What this is, and who answers here: 'who are you?', 'are you a robot', 'wetin be this'. */
const WHO =
  /^\W*(?:(?:please|pls|abeg|biko|sorry|ok|okay|so|and|but|hello|hi|hey|wait)\W+)*(?:(?:who|what|wetin|which kind(?: of)?(?: \w+)?) (?:are|is|be|r|na) (?:you|u|una|this|dis|wattchat|this (?:site|app|website|place|portal|bot|chat|thing|platform|company|number))|(?:are|is) (?:you|u|this|it|dis) (?:really |even |actually |just )?(?:a |an |the )?(?:ai|bot|robot|human|person|real person|computer|machine|chat ?bot|program|somebody|someone|chatgpt)(?: or .*)?|who (?:am i|i dey|i de) (?:talking|chatting|speaking|talk|chat|speak)(?: to| with)?|(?:what|wetin) (?:is|be|'s) your name|your name|who (?:made|owns|built|created|runs|get) (?:you|this)(?: \w+)?|(?:introduce|tell me about) (?:yourself|wattchat|this (?:site|app|portal)))\W*(?:(?:sef|self|exactly|please|now|o|oo|please|na)\W*)*$/i;

/** True for a question what this portal is, or who answers. */
export const asksWho = (text: string): boolean => WHO.test(text);
