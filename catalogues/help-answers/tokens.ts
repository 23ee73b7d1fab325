import type { HelpAnswer } from './answer.ts';

const TROUBLE = { label: 'My token does not work', say: 'token issues' } as const;

/** What is asked about tokens and meters. */
export const TOKEN_ANSWERS: readonly HelpAnswer[] = [
  {
    article: 'loading-a-token',
    asks: 'how do i load a token, how to load token, how to enter token, how do i put the token in the meter, how to recharge meter with token, how to punch token, how do i use a token, how to type token number, steps to load token, how do i load my meter, how to load light on meter, how to load units',
    short:
      'Type the 20 digits on the keypad, without the spaces, and press Enter (on some keypads a blue arrow or #). Older tokens go in first. Stop after two tries: after three wrong ones, many meters lock the keypad.',
    offers: TROUBLE,
  },
  {
    article: 'key-change-tokens',
    asks: 'what is kct, kct, what is a key change token, key change token meaning, why do i have three tokens, why did i get 3 tokens, what are the two extra tokens, meter upgrade token, what is tid rollover, what is key change, which token do i load first, order of three tokens, how to load kct, how do i load key change tokens, is kct free, does kct remove my units, where do i get kct, what is sgc',
    short:
      'KCT is a key change token. Some meters need it before they take a new token. It is free, and comes with a purchase, mostly as two more 20-digit tokens. Load old unused tokens first, then the key change tokens, then the new token.',
    offers: TROUBLE,
  },
  {
    article: 'reading-your-meter',
    asks: 'how do i read my meter, how to read meter, how to check units left, how do i check my meter balance, how to check balance on meter, how many units remain on my meter, meter codes, short codes for meter, how to check remaining units, what code shows my units, how to see last token on meter, how to stop meter beeping, how to switch alarm off, what is kwh, what is a unit of electricity, meaning of kwh',
    short:
      'Type a short code on the keypad and press Enter.\n\n- For the units left: **07** on most meters, **009** on MOJEC.\n- For the meter number: **65** on most meters, **100** on MOJEC, **804** on Hexing.\n\nYour meter may differ.',
  },
  {
    article: 'meter-messages',
    asks: 'what does error 06 mean, what is error 10, what is error 12, meaning of error 30, what does error 70 mean, what does error 75 mean, what does meter error mean, meter error codes, error code list, what does ddddddd mean, what does aaaaaaa mean, what does tamper mean, what does e-5 mean, meaning of error codes, what is tamper, what does old mean on meter, what does used mean on meter, what does rejected mean, what does duplicate mean',
    short:
      '- **06 or 10**: the token is for another meter.\n- **12**: a wrong key change token.\n- **30 or E-5**: the keypad does not reach the meter.\n- **70, 75 or SGC**: it needs key change tokens.\n- **Used**: it is in already.\n- **Old**: a newer one is in.\n\nYour meter may differ.',
    offers: TROUBLE,
  },
  {
    article: 'tokens',
    asks: 'can i use a token on another meter, can i transfer token to another meter, can i move token, can i sell my token, does a token expire, how long does a token last, how long is a token valid, do tokens expire, token validity, why is my unit less, why are my units fewer than before, why did i get less units, why fewer units, can a token be cancelled, why is my keypad locked, how long does meter lock last',
    short:
      'A token works in one meter only. Nobody can move, resell or cancel it. Load tokens in the order you bought them: many companies give them three months. Your units depend on the tariff, on tax and on any debt of the meter.',
    offers: TROUBLE,
  },
  {
    article: 'token-not-received',
    asks: 'how long does a token take, how long before token comes, when will token arrive after payment, how fast is the token, why is token delayed, what if token does not come, what happens if i do not get a token, how will i receive the token, how do you send tokens, how is the token delivered',
    short:
      'A token mostly comes within a minute, on the screen and by e-mail. If it says pending, we are still asking, so please do not pay again. If no token was made, your money goes back to your card.',
    offers: { label: 'My token did not come', say: 'token not received' },
  },
  {
    article: 'meter-number',
    asks: 'what is a meter number, how many digits is a meter number, how many digits in meter number, why is my meter not registered, how do i register my meter, who registers my meter, what is an analog meter, how does estate register a meter, where is meter number written',
    short:
      'A meter number has 11 to 13 digits. Look on the meter, often above a bar code, or on any receipt. On most meters you can press 65 to see it. Your estate puts it on the portal.',
    offers: { label: 'I have no meter number', say: 'no meter number' },
  },
];
