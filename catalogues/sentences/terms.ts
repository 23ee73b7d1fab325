/** What is said of the terms on which a company sells to a meter. */
export const TERMS = {
  address: 'Address',
  tariffClass: 'Tariff class',
  units: 'Units',
  takes: 'Takes at once',
  debt: 'Debt of the meter',
  toDebt: 'Goes to the debt',
  kept: (amount: string, percent: string) => `${amount}, ${percent} percent of it`,
  about: (kWh: string) => `about ${kWh} kWh`,
  between: (least: string, most: string) => `${least} to ${most}`,
  from: (least: string) => `${least} or more`,
  upTo: (most: string) => `${most} at most`,
  least: (amount: string) => `The least this meter takes at once is ${amount}`,
  most: (amount: string) => `The most this meter takes at once is ${amount}`,
  owes: (debt: string, part: string) =>
    `This meter owes its company ${debt}. ${part} of this payment goes to that debt, and loads no units.`,
  mayOwe: (debt: string) =>
    `This meter owes its company ${debt}. The company may keep a part of this payment for it, and you get fewer units.`,
} as const;
