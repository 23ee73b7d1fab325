import { TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import type { Role } from '#catalogues/roles.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { SessionView } from '#machines/session/session.ts';
import { OWN_QUESTIONS } from './asked-once.ts';
import { type Line, plain } from './lines.ts';

const VISITOR_QUESTION = 'Hello. What would you like to pay for?';

/** Where a person is reached before the portal has said its number and address, and where it cannot be heard. */
export const SUPPORT_PAGE = 'on the page Contact';

/** Sentences the assistant itself says; a flow's own stand in the catalogues. */
export const TALK = {
  noSuchDay: (day: string) => `There is no ${day}. Please say another day.`,
  greetVisitor: `${VISITOR_QUESTION} Power, airtime, internet and TV in one sentence, without an account. You sign in only for your estate’s meter and dues.`,
  greet: (name: string) => `Hello ${name}. What would you like to do?`,
  greetBack: 'Hello.',
  greetVisitorBack: 'Hello. Choose one of these, or type what you want to pay for.',
  greetBackTo: (name: string) => `Hello ${name}.`,
  greetBackToIdle: (name: string) => `Hello ${name}. Choose one of these, or type what you want to do.`,
  welcome: (name: string) => `Welcome, ${name}.`,
  signedOut: 'You are signed out. See you soon.',
  expired: 'You were signed out. Please sign in again.',
  stillPaying: (orderId: string | null) =>
    `A payment was under way${orderId === null ? '' : ` for order ${orderId}`}. Please do not pay again. If your card was charged, you get what you bought and a receipt by e-mail, or your money back.`,
  whatThisIs:
    'I am Wattchat, the portal itself: a program, and no person. Here you buy electricity tokens, airtime, data, internet and cable TV, and pay your estate. You see every price before you say yes.',
  thanks: 'You are welcome.',
  bye: 'Goodbye. Your tokens and receipts stay in your e-mail.',
  missed: 'I did not understand that. Nothing was changed.',
  whichMeant: 'I am not sure what you mean. Which of these is it?',
  whichMeantAgain: 'I am still not sure what you mean. Is it one of these? Or say "person" to reach a human.',
  somethingElse: 'Something else',
  otherWords: (menu: string) => `All right, none of these. ${menu} Say it in other words, or talk to a person.`,
  missedTwice:
    'I still do not understand. Is it one of these? Or say "menu" to see all I can do, or "person" to reach a human.',
  missedThrice: (contact: string) =>
    `I am sorry, this is beyond me. A person can help you: ${contact}. Or tell me in a few plain words what you want, for example "buy power 5000".`,
  missedThriceOpen: (contact: string, title: string) =>
    `I am sorry, I do not get it. "${title}" is still open, and nothing was changed. A person can help you: ${contact}.`,
  missedTwiceOpen:
    'I still do not understand. Say "cancel" to leave this, "menu" to see all I can do, or "person" to reach a human.',
  notAgreed:
    'I go on only when you clearly agree, so nothing was done. Say "yes" to go on, "no" to leave it, or what to change.',
  nameDeed: (deed: string) =>
    `This affects other people, so a plain yes is not enough. Say "yes, ${deed}" or press the button.`,
  nothingOpen: 'There is nothing open right now.',
  startOverLate: 'You said "start over" while you were offline. If you still want to begin anew, please say it again.',
  noWayBack: 'There is no step to go back to.',
  alreadyIn: 'You are already signed in.',
  signInFirst: 'Please sign in first. Then I go on with what you asked for.',
  wrongRole: 'Your account cannot do that.',
  estateFee: (fee: string) => `The convenience fee is ${fee} on every payment of your estate, whatever the amount.`,
  /** Where what is paid to an estate has several: each with what it is for. */
  estateFees: (fees: string) => `The convenience fee of your estate, whatever the amount: ${fees}.`,
  fee: (fee: string) =>
    `The convenience fee depends on the company. Name one, for example "fee for MTN". For estates it is ${fee}. You always see it before you pay.`,
  feeOf: (name: string, kobo: number) =>
    kobo === 0
      ? `${name} has no convenience fee.`
      : `The convenience fee for ${name} is ${formatNaira(kobo)} on each purchase, whatever the amount.`,
  tariff: `Power costs ${formatNaira(TARIFF_KOBO_PER_KWH)} for each unit (kWh).`,
  companyTariff: 'Your distribution company sets the price of a unit (kWh). You choose how much to spend.',
  anyAmount: 'Airtime has no price list. You choose the amount, and all of it goes to the number.',
  whichPrices: 'Which prices would you like to see?',
  whosePrices: "Which company's prices would you like to see?",
  pricesOf: (name: string) => `${name}, without the convenience fee:`,
  nothingSuch: (name: string, what: string) => `${name} has nothing called "${what}". This is what there is:`,
  cheapest: (name: string, price: string, less: readonly [by: string, than: string] | null) =>
    `${name} is the cheapest, at ${price}${less === null ? '' : `: ${less[0]} less than ${less[1]}`}. Without the convenience fee. Nothing is bought.`,
  costTheSame: (names: readonly string[], price: string) =>
    `${names.join(' and ')} cost the same: ${price}. Without the convenience fee. Nothing is bought.`,
  nearestOf: (company: string, what: string, near: readonly string[]) =>
    `${company} has no ${what}. The nearest there: ${near.join(' and ')}.`,
  costs: (name: string, price: string) => `${name} costs ${price}, without the convenience fee. Nothing is bought.`,
  unlike: 'They do not sell just the same. This is what there is, without the convenience fee. Nothing is bought.',
  nothingCompared: 'I find nothing of that kind to compare. Nothing is bought.',
  whichPower: 'Which power do you mean?',
  whichOne: (labels: readonly string[]) => `I need to know which one: ${labels.join(', or ')}?`,
  estatePower: 'My estate meter (sign in)',
  ownPower: 'My own meter',
  publicPower: 'A distribution company (no account)',
  notServed: (name: string, served: string) => `I cannot sell power for ${name} yet. I sell for ${served}.`,
  afterThat: (texts: readonly string[]) => `After that I go on with ${texts.map((text) => `"${text}"`).join(' and ')}.`,
  next: (text: string) => `Now to "${text}".`,
  kept: (what: readonly string[]) => `I keep from before: ${what.join(', ')}.`,
  asBefore: (what: string) => `As before: ${what}.`,
  called: (label: string, value: string) => `${label} ${value}`,
  nothingBefore: 'You have not given me one in this conversation yet.',
  setAside: (title: string) => `I set "${title}" aside. You can go back to it afterwards.`,
  notAside: 'I have not set that aside.',
  waits: (title: string) => `"${title}" is still set aside. I go back to it when you say so.`,
  goOnWith: (title: string) => `Go on with "${title}"`,
  resume: (title: string) => `Shall I go on with "${title}"?`,
  dropped: 'All right, I leave it.',
  notBegun: 'Something else is open now, so I did not begin what you asked for before. Please say it again afterwards.',
  leftAll: (titles: readonly string[]) => `I have left ${titles.map((title) => `"${title}"`).join(' and ')}.`,
  goesOn: (title: string) => `"${title}" goes on, because it is under way already.`,
  notHere: 'I cannot do that here yet. Write to support and a person will help you.',
  finishCard: 'Please finish in the card window, or say "cancel" to close it.',
  busy: 'One moment, I am still working on it.',
  settledMeanwhile: 'News of your earlier purchase:',
  doneMeanwhile: (title: string) => `News of "${title}":`,
  atStep: (title: string) =>
    `You are at "${title}". Answer the question, or change an answer in your own words. "back", "cancel" and "show as form" always work. You can begin something else, too. I keep your place.`,
  help: (example: string) =>
    `Type what you want in your own words, for example "${example}" or "mtn 500 for 08031234567". Nothing is ever charged before you say yes. "back", "cancel" and "show as form" always work.`,
  helpPlatform:
    'Type what you want in your own words. For example: "pending top-ups since monday", "retry POWER-...", "enable waste service for Palm Court", "set the mtn fee to 150" or "reconcile yesterday". You see what will change once more, before it is done. "back", "cancel" and "show as table" always work.',
  article: (short: string, title: string, path: string) => `${short} More: [${title}](${path})`,
  person: (contact: string) => `You can reach a person here: ${contact}`,
  owes: 'Please pay what you owe first.',
  outage:
    'Please check your meter first. No units left? You can buy power here. Units left, but no light? I can help you find out why.',
  outageThere:
    'Please check the meter first. No units left? You can buy power here. Units left, but no light? Your distribution company or your estate can say why.',
  whichOwed: 'Which one would you like to pay?',
  owesNothing: 'You owe nothing.',
} as const;

/** Whether to go back to what was set aside. */
export const resumeAsked = ({ title }: { readonly title: string }): Line => ({
  ...plain(TALK.resume(title)),
  asks: OWN_QUESTIONS.resume,
});

/** Said to who asks for what is theirs, until they are in. */
export const SIGN_IN_FIRST: Line = { ...plain(TALK.signInFirst), topic: 'way-in' };

/** What the composer gives as an example, by role: nobody is shown what they may not do. */
export const EXAMPLES: Readonly<Record<Role | 'visitor', string>> = {
  visitor: 'buy power 5000',
  'service-user': 'buy power 5000',
  'service-owner': 'pay levy 20000',
  'service-admin': 'unverified residents',
  'netplus-admin': 'pending top-ups since monday',
};

/** What can be done here, by role: nobody is told of what they may not do. */
export const MENU: Readonly<Record<Role | 'visitor', string>> = {
  visitor:
    "Without an account you can buy airtime, data, internet, cable TV and power of a distribution company. Sign in to buy power for your estate's meter, and to pay your estate.",
  'service-user':
    'You can buy power, airtime, data, internet and cable TV, and pay for services, dues and fines. You can see what you owe and what you paid, and get a receipt or a token again. You can also change your details.',
  'service-owner':
    'You can pay the development levy, see what you owe and what you paid, and get a receipt again. You can buy airtime, data, internet, cable TV and power of a distribution company. You can also change your details.',
  'service-admin':
    'You can find residents, see what they paid, verify them, and set their occupancy and their balances. You can upload meter numbers and payments, and change the logo. You can also ask the platform for services, fees and estates.',
  'netplus-admin':
    'You can register and deactivate estates, and create and enable services and fees. You can retry or refund top-ups, see what was collected, and reconcile a day. You can also answer requests, and put up a notice to everybody.',
};

/** The greeting that opens the conversation; its question stands out. */
export function greeting({ role, firstName }: Pick<SessionView, 'role' | 'firstName'>): Line {
  if (role === null) return { ...plain(TALK.greetVisitor), headline: VISITOR_QUESTION, topic: 'greeting' };
  const text = TALK.greet(firstName ?? '');
  return { ...plain(text), headline: text, topic: 'greeting' };
}

/** A greeting that is given back: what opened the conversation stands above it, and is not said twice. `asks`: what is open asks again behind it. */
export function greetedBack({ role, firstName }: Pick<SessionView, 'role' | 'firstName'>, asks: boolean): Line {
  const name = firstName ?? '';
  if (role === null) return { ...plain(asks ? TALK.greetBack : TALK.greetVisitorBack), topic: 'greeting' };
  return { ...plain(asks ? TALK.greetBackTo(name) : TALK.greetBackToIdle(name)), topic: 'greeting' };
}
