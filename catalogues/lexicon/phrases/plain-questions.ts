/** Questions of what the portal speaks, of who sees what, and of what is wrong just now. */
export const PLAIN_QUESTION_PHRASES = {
  lead: 'please|pls|plz|abeg|biko|oya|ok|okay|so|and|but|hello|hi|hey|sir|ma|oga|can|could|will|you|una|u|do|i|want|make|to|dey|fit|let|me|know',
  behind: 'please|pls|abeg|o|oo|sir|ma|here|now|too|to|with|for|me|us|una|na',
  speaks: 'speak|spik|talk|yarn|answer|reply|write|speaking|chat|respond, switch|change to|into, understand|hear',
  otherLanguage:
    'yoruba|igbo|ibo|hausa|french|arabic|fulani|fulfulde|efik|ibibio|tiv|kanuri|ijaw|edo|urhobo|nupe|spanish|chinese|german',

  /* who sees what */
  sees: 'who|which people|person|else? <can>... <see>, can|could|do|does|will|dey|fit <others>... <see>, is|are my|our, do|does <others>... know|knows',
  can: 'else|can|could|all|also|dey|fit|has|have|may|gets|get|is|able|to|that|wey',
  see: 'see|sees|seeing|view|views|read|reads|look|looks|check|know|knows|access',
  others:
    'other|others|another|people|somebody|someone|anybody|anyone|everybody|everyone|residents|resident|neighbour|neighbours|neighbor|neighbors|my|the|landlord|admin|administrator|estate|caretaker|una|you|wattchat|staff|they|dem|who',
  own: `at|into|to? my|our|all|the... payment|payments|transaction|transactions|history|purchases|receipts|details|data|information|info|account|debt|debts|balance|phone|number|tokens|token|records|things|stuff|profile
    number|history|details|payments|here|too|please|abeg|o|on|this|app|portal|website...`,

  /* what is wrong just now */
  problem: 'problem|problems|issue|issues|wahala|trouble|failure|failures',
  anyProblem:
    'is|are|was|were|do|did|we|have|has|there|get|dey|any|some|what|which|wetin|show|me|see|the|all|a|new... <problem> today|now|yesterday|so|far|just|this|morning|week|happen|happened|in|on|of|the|portal|estate|platform|system|here|there|at|all|dey|we|have...',

  /* mails that somebody wants no more of */
  noMails: `<lead>... stop mailing|emailing me, <lead>... stop sending|send me? una|your|these|this|the|all|any|so|too|many|more... <mails>, <lead>... dont|not|never|no send|mail|email me? una|your|these|this|any|all|the|more... <mails>,
    <lead>... unsubscribe, <lead>... no more|further <mails>, <lead>... no want|like una|your|these|any|more... <mails>, <lead>... too many|much <mails>, <lead>... remove me from the|your? mailing|mail|email list`,
  mails: 'mail|mails|email|emails|message|messages|sms|texts|notification|notifications|alert|alerts',
  mailsBehind: 'again|anymore|any|more|o|oo|please|pls|abeg|to|me|from|you|una|wattchat|now|every|day|ever',
} as const;
