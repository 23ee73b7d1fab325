/** Words of what is said besides intent and slots. */
export const MODIFIER_PHRASES = {
  asksFor: 'what|whats|where|wheres|which|show|tell|remind|know|forg*',
  /** What somebody wants of a password who does not only say it. */
  ofPassword: 'change|update|set|new|forg*',
  lasting: 'daily|weekly|monthly',
  span: 'hour|hours|hr|hrs|day|days|week|weeks|month|months',
  /** 'This week' is when, and '2 days ago', too. */
  when: 'this|next|last|past|every|per|each|in|since|after',
  ago: 'ago|time',
  /** Who may well live elsewhere; a wife, a husband or a child is at home. */
  them: `friend|friends|guy|brother|bro|bros|sister|sis|mother|father|mum|mom|dad|mama|papa|parents|uncle|aunt|aunty|auntie|cousin|neighbour|neighbor|boss|oga|colleague|tenant|tenants|landlord|pastor|inlaw|inlaws|girlfriend|boyfriend|babe|gateman|grandma|grandpa,
    in law|laws`,
  whose: 'my|our|his|her|their|the|a|one|d',
  forSomebody: 'for|to|give|send|gift|help <whose> <whose>... _? <them>, for|to mama|papa|mum|dad|mom',
  ofSomebody: 'my _? <them>',
  forThem: 'for am|him|her|them|dem, to am|him|her|them|dem, give am|him|her|them|dem',
  pays: 'pay, paying, settle, clear, offset',
  /** What somebody may say who wants what is owed to be paid, without naming anything. */
  namesNothing: `pay, paying, settle, clear, offset, it, am, them, that, this, those, the, a, my, our, all, everything, both, charges, charge,
    bills, bill, debts, debt, dues, outstanding, payments, payment, balance, arrears, money, what, wetin, which, i, we, me, us, you,
    owe, owing, dey, is, be, let, lemme, make, want, wan, wanna, like, need, to, for, of, first, now, then, go, ahead, and, so, ok,
    okay, oya, yes, yeah, yep, sure, alright, fine, please, pls, plz, abeg, biko, can, could, may, ready, months, month, naira,
    lets, whats, its, thats, im, id`,
  refuses:
    'no|not|never|dont|wont|cant|cannot|why|how|when|if|after|already|don|paid|didnt|doesnt|isnt|wasnt|arent|couldnt|wouldnt|shouldnt|hasnt|havent|hadnt',
  changesAsked: `what|who has|have|was|were|is|been|got|did|all... change|changed|edited|modified|altered, audit log|trail|history,
    activity|change log|history, log of the? changes, show|see|list|view _? _? changes, activity|activities of|for|on|from|since|in|today|yesterday,
    <today> activity|activities`,
  today: 'todays|yesterdays|recent|latest|all|our|estate|the',
  mine: 'my',
  /** Who did so is asked of whatever was changed. */
  whoChanged:
    'who has|have|don|was|it... change|changed|edit|edited|modified|altered|updated|raised|increased|reduced|removed|deleted',
  /** Where a sentence ends so. */
  audit: 'audit',
  /** What is changed by whoever says so is a wish, e.g. a password or a package. */
  own: 'my, password, package, plan, price',
  light: 'light|nepa|power|electricity|current',
  lately: 'has|don|just|suddenly|again|now|is|dey|still|all',
  outage: `<light> <lately>... go|gone|went|going|off|out|cut|trip|tripped|quench|quenched|comot|seize|seized,
    take|took|taken|seize|cut my|the|our... <light>, no <light>, in|inside the? dark|darkness,
    no|not|never|havent|hasnt|dont|didnt get|have|had|has|see|seen any? <light> supply?, is|dey|any there <light>`,
  recipientsListed: `and, n, plus, also, then, with, to, for, on, my, his, her, their, our, the, number, numbers, wife, husband, mum, mom, mama, dad,
    papa, son, daughter, brother, sister, friend, both, each, d, own, line, meter, smartcard, decoder, naira, ngn, as, well, too,
    another, one`,
  /** Behind one of these a number is nobody whom a purchase is for. */
  notFor: 'from|not',
  more: 'and, also, plus, add, another',
  takenBackBefore: 'from, of, than',
  /** 'Instead of 0803', 'rather than 2k'. */
  insteadOf: 'instead|rather of|than',
  takenBackBehind: 'no, sorry, oh, wait, oops, rather, actually, mean, instead, i mean',
  /** Where one wish may end and another begin. */
  between: 'and|then|also, after that',
  /** What is left by a word, where it is named: 'cancel that'. */
  whatIsLeft:
    'it|that|this|am|all|everything|both, everything else, that one, this one, the whole thing, for now, first',
  /** How somebody turns from what is left to what they want. */
  turnsTo:
    'and|then|just|instead|rather|so|but|abeg|please|pls|oya|make, and then, and just, then just, abeg just, just make, let me just, rather just, i will just, make i just, i just want, instead just',
  /** Where what follows a question begins so, it is a wish of its own. */
  orders:
    'and|then|so|oya|abeg|please|pls|biko|ok|okay|just|make|you|una|help|me|i|we|want|wan|wanna|to|now|kindly|let|lemme|us... buy|put|load|pay|recharge|vend|renew|sub|subscribe|send|top|add|give',
  numberWord:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a',
  /** 'Light later, gotv first', 'not airtime, data': the parts are no list of wishes. */
  noList:
    'first|later|before|instead|not|no|never|dont|cant|wont|didnt|doesnt|isnt|wasnt|arent|couldnt|wouldnt|shouldnt|hasnt|havent|hadnt, i mean',
  /** Airtime by its name, which data never has. */
  airtime: 'airtime, recharge card, credit',
};
