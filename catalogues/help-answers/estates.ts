import type { HelpAnswer } from './answer.ts';

/** What is asked about buying for an estate, and owing to it. */
export const ESTATE_ANSWERS: readonly HelpAnswer[] = [
  {
    article: 'buying-power',
    asks: 'how do i buy power, how do i buy light, how to buy electricity, how to buy nepa, how can i recharge my light, which discos do you serve, which distribution companies, do you serve ikeja, do you sell ikedc, what is the least i can buy, minimum amount for power, what is minimum for light, maximum amount for power, can i buy light without account, can i buy for another meter',
    short:
      'Write "buy power 5000". Your account knows your estate’s meter. You can buy from ₦300. For a distribution company, write its name, the meter number and the amount. We serve Eko, Kano, Jos, Abuja, Ibadan and Enugu; you need no account there.',
    offers: { label: 'Buy power', say: 'buy power' },
  },
  {
    article: 'buying-power',
    asks: 'why is part of my top up taken, why does my estate take a share of my top up, why is my debt taken from my recharge, why did i get less power than i paid for, what goes to my debt when i buy power, how much of my top up goes to my debt',
    short:
      'Some estates take a part of each top-up from whoever owes them, the oldest debt first, until it is paid. You see both parts before you say yes, and on the receipt. If no token is made, all of it goes back.',
    offers: { label: 'What do I owe?', say: 'what do i owe' },
  },
  {
    article: 'service-charge',
    asks: 'what is service charge, what is a service charge, how do i pay service charge, how to pay service charge, what is estate dues, what does service charge cover, who sets the service charge, why do i pay service charge, what does an empty apartment pay, how much does an unoccupied flat pay, how many months can i pay, can i pay one year at once, why is my power blocked, why can i not buy power',
    short:
      'The service charge is what your estate charges by the month. You pay it for 1 to 12 months, or any part of what you owe, the oldest debt first. If nobody lives there, a month costs half. If you owe it, you may have to pay before you can buy power.',
    offers: { label: 'Pay for services', say: 'pay for services' },
  },
  {
    article: 'development-levy',
    asks: 'what is development levy, what is dev levy, how do i pay development levy, how to pay dev levy, can i pay levy in parts, can i pay dev levy small small, who pays development levy, why does levy stop power, what happens if i do not pay levy, what is the levy for',
    short:
      'Your estate charges the development levy. You can pay it at once, or in parts from ₦200. If you owe ₦60,000 or more, you cannot buy power. Pay enough to owe less, and you can.',
    offers: { label: 'Pay development levy', say: 'pay development levy' },
  },
  {
    article: 'fines',
    asks: 'what is a fine, why do i have a fine, how do i pay a fine, how to pay my fine, what happens if i do not pay fine, can i pay fine in parts, who gave me a fine, how do i remove a fine, can i dispute a fine, can i appeal a fine',
    short:
      'Your estate’s administrator charges a fine, and only they can take it back. You can pay it whole or in parts from ₦200. Until all of it is paid, you cannot buy power for your meter.',
    offers: { label: 'Pay my fine', say: 'pay my fine' },
  },
];
