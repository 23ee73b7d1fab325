import { many } from '../count.ts';

/** What is answered from what is known here: the tariff, one's own purchases, the estate's services, who runs the portal. */
export const KNOWN = {
  /* the tariff */
  brings: (naira: string, kWh: string, unit: string) => `${naira} gives about ${kWh} units (kWh), at ${unit} a unit.`,
  cost: (kWh: string, naira: string, unit: string) => `${kWh} units (kWh) cost ${naira}, at ${unit} a unit.`,
  withFee: (fee: string, total: string) => `With the convenience fee of ${fee} you pay ${total}.`,
  inAll: (naira: string, total: string) => `For ${naira} you pay ${total} in all.`,
  least: (naira: string) => `The least you can buy at once is ${naira}.`,
  most: (naira: string) => `The most you can buy at once is ${naira}.`,
  onEstates: 'That is the price on the meters of estates.',
  companyUnknown: (company: string) =>
    `I do not know what ${company} charges for a unit (kWh): the company sets that, and does not tell me. Its receipt shows the units of each purchase.`,
  aCompany: 'a distribution company',

  /* what is used, as far as purchases tell */
  tooFew: (purchases: number, days: number, least: number, leastDays: number) =>
    `I cannot know that yet. I do not see your meter, only what you buy here: ${many(purchases, 'purchase', 'purchases')} of power${purchases > 1 ? ` in ${many(days, 'day', 'days')}` : ''}. I need at least ${least}, over ${leastDays} days or more.`,
  lastsUntil: (day: string, first: string, last: string) =>
    `About ${day}, as far as your purchases tell${first === last ? '' : `. It may be from ${first} to ${last}`}.`,
  overAlready: (day: string) =>
    `By your purchases your units would have been used up about ${day}, so I cannot say how many are left.`,
  lastBought: (kWh: string, day: string) => `The last were ${kWh} units on ${day}.`,
  aMonth: (kWh: string, perDay: string) =>
    `You use about ${kWh} units (kWh) in 30 days, ${perDay} a day, as far as your purchases tell.`,
  worth: (naira: string, unit: string) => `At ${unit} a unit that is about ${naira}, without fees.`,
  trend: (is: 'more' | 'less' | 'same', share: number) =>
    is === 'same'
      ? 'About the same, as far as your purchases tell.'
      : `${is === 'more' ? 'Yes, more' : 'No, less'}: about ${share}% ${is} a day, as far as your purchases tell.`,
  trendFigures: (now: string, month: string, before: string, earlier: string) =>
    `About ${now} units a day in ${month}, ${before} in ${earlier}.`,
  trendUnknown: (month: string, earlier: string, days: number) =>
    `I cannot know that yet. I do not see your meter, only what you buy here, and your purchases cover fewer than ${days} days of ${month} or of ${earlier}.`,
  reckonedFrom: (purchases: number, days: number) =>
    `I reckon from ${many(purchases, 'purchase', 'purchases')} in ${days} days.`,
  notSure: 'That is few, so I am not sure of it.',
  notReadings: 'A purchase is no meter reading: what is left, your meter shows (07 on most keypads).',
  onlyResidents: 'Only the purchases of a resident for the own meter tell that, and your account has none.',

  onlyResidentsHave: 'Only residents have an account number of their own here, for what they pay their estate.',

  /* what is asked of the portal itself */
  notSpoken: (language: string) => `I do not speak ${language} yet. I can answer in English or in Pidgin. Which one?`,
  whoSees:
    'Your payments are seen by you, by the administrators of your estate as far as they are paid to it, and by those who run this portal. No other resident sees them.',
  whoSeesOrders:
    'What you buy without an account is seen by whoever has its order number and by those who run this portal. The receipt goes to the address of the order alone.',
  whoSeesEstate:
    'What is paid to an estate is seen by its own administrators and by those who run this portal. A resident sees the own payments alone.',
  whichMails: 'Which mails do you not want? Receipts are always sent.',
  noReminders: 'No reminders',
  noAnnouncementMails: 'No announcements by mail',

  /* services of the estate */
  serviceCosts: (service: string, naira: string) => `${service} costs ${naira} a month.`,
  covers: (service: string, what: string) => `This is what ${service} covers: “${what}”`,
  coverUnknown: (service: string) =>
    `What ${service} covers is for your estate to say, and it has not told me. Your estate's administrator knows.`,
  noService: (name: string) => `You pay for no service called "${name}" here.`,
  yourServices: 'By the month you pay your estate for:',
  noServices: 'Your estate has no services to pay for by the month here.',
  levyCovers:
    'The development levy is what your estate charges for its own works. Which works, your estate has not told me: its administrator knows.',

  /* fees and limits, as they are set now */
  product: 'Product',
  atLeast: 'At least',
  atMost: 'At most',
  between: (what: string, least: string, most: string) => `${what}: from ${least} to ${most} at once.`,
  amountsAtOnce: 'So much can be paid at once. Data, internet and cable TV have the prices of their packages.',
  sameByTransfer: 'It is the same by card and by bank transfer, and nothing else is added.',
  sameByCard: 'A card adds nothing to it.',

  /* a fee that was taken */
  lastPayment: (what: string, total: string, day: string) => `Your last payment here was ${what}, ${total} on ${day}.`,
  parts: (amount: string, fee: string) => `${amount} of it was the price, and ${fee} the convenience fee.`,
  noFee: 'It had no convenience fee.',
  feeIs: 'Every payment has one such fee, whatever the amount. You see it before you say yes.',
  notIn: (naira: string) =>
    `I see no ${naira} in it. If your bank took that, say "payment problem" and I look for the payment.`,

  /* another card */
  anyCard: 'Any card works: you put it in where the card window opens, and I never see it.',
  cardOnYes: 'Say "yes" and the card window opens: you can put in another card there.',
  cardThere: 'You can put in another card in the card window that is open.',

  /* a comparison of nothing */
  cheaperOfWhat:
    'Which is cheaper of what? Name two, for example "mtn or glo 2gb", or "dstv compact or gotv max". I tell you the prices, and buy nothing.',

  /* who answers, who runs the portal */
  runBy: (name: string) => `This portal is run by ${name}.`,
  runByUnknown: 'Who runs this portal has not been filled in yet.',
  checkable:
    'You need not take my word for it: type a token and I tell you whether its digits are right, and look up any payment by the order number on its receipt.',
  software: 'The software is Wattchat, a portal for electricity tokens and estate payments.',
  hours: (hours: string) => `Our support is there: ${hours}.`,
  hoursUnknown: 'The hours of our support have not been filled in yet.',
  alwaysOpen: 'The portal itself is always open, also on Sundays and holidays.',
  address: (address: string) => `Our address: ${address}.`,
  addressUnknown: 'No office address has been filled in yet.',
  reach: (contact: string) => `You reach us here: ${contact}`,
} as const;
