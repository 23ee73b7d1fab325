import type { HelpAnswer } from './answer.ts';

/** What is asked about buying for an estate, and owing to it. */
export const ESTATE_ANSWERS: readonly HelpAnswer[] = [
  {
    article: 'buying-power',
    asks: 'how do i buy power, how do i buy light, how to buy electricity, how to buy nepa, how can i recharge my light, which discos do you serve, which distribution companies, do you serve ikeja, do you sell ikedc, what is the least i can buy, minimum amount for power, what is minimum for light, maximum amount for power, can i buy light without account, can i buy for another meter',
    short:
      'Write "buy power 5000": your account knows your estate’s meter, from ₦300 on. For a distribution company write its name, the meter number and the amount; Eko, Kano, Jos, Abuja, Ibadan and Enugu are served, without an account.',
    offers: { label: 'Buy power', say: 'buy power' },
  },
  {
    article: 'service-charge',
    asks: 'what is service charge, what is a service charge, how do i pay service charge, how to pay service charge, what is estate dues, what does service charge cover, who sets the service charge, why do i pay service charge, what does an empty apartment pay, how much does an unoccupied flat pay, how many months can i pay, can i pay one year at once, why is my power blocked, why can i not buy power',
    short:
      'The service charge is what your estate charges by the month; you pay it for 1 to 12 months, and half where nobody lives. While something is owed, power may be blocked until it is paid.',
    offers: { label: 'Pay for services', say: 'pay for services' },
  },
  {
    article: 'development-levy',
    asks: 'what is development levy, what is dev levy, how do i pay development levy, how to pay dev levy, can i pay levy in parts, can i pay dev levy small small, who pays development levy, why does levy stop power, what happens if i do not pay levy, what is the levy for',
    short:
      'The development levy is charged by your estate. You pay it at once or in parts, from ₦200 on. From ₦60,000 owed it stops power for the meter, until enough of it is paid.',
    offers: { label: 'Pay development levy', say: 'pay development levy' },
  },
  {
    article: 'fines',
    asks: 'what is a fine, why do i have a fine, how do i pay a fine, how to pay my fine, what happens if i do not pay fine, can i pay fine in parts, who gave me a fine, how do i remove a fine, can i dispute a fine, can i appeal a fine',
    short:
      'A fine is charged by your estate’s administrator, and only they can take it back. It is paid whole, and once; while it is open, power cannot be bought for the meter.',
    offers: { label: 'Pay my fine', say: 'pay my fine' },
  },
];
