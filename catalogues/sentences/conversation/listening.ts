import { MONEY_BACK } from '../money-back.ts';
/** What is said to how somebody speaks, and not only to what they want. */
export const LISTENING = {
  /** To anger, and to being called a cheat. */
  sorry: {
    angry: 'I am sorry that this went wrong.',
    accuses:
      'I am sorry. I understand that you are worried about your money. Nothing is charged without your yes, and all that was charged can be looked up.',
    disputes:
      'I hear you. What the estate has on its books can be wrong, and then a person puts it right. Nothing is charged without your yes.',
  },
  ticket: 'If something is wrong, open a ticket: a person looks into it and answers you.',
  /** The facts of the last payment. */
  lastPayment: (what: string, total: string, day: string, orderId: string) =>
    `Your last payment: ${what}, ${total}, on ${day}, order ${orderId}.`,
  delivered: 'It was delivered.',
  returned: MONEY_BACK.ofLast,
  underWay: 'It is not delivered yet. I keep asking.',
  talk: {
    joke: 'Why did the meter never get lost? It always knew its units. That is my only joke. What can I do for you?',
    laughs: 'Glad to hear you laugh. I am here when you need something.',
    fond: 'That is kind of you. I am only a program, but I am glad to help.',
    howAreYou: 'I am fine, thank you. What can I do for you?',
  },
  /** While something is open, its question follows. */
  briefTalk: {
    joke: 'Later, I promise. First this:',
    laughs: 'Glad to hear you laugh.',
    fond: 'That is kind of you.',
    howAreYou: 'I am fine, thank you.',
  },
  /** To who is not sure whether to go on. */
  noHurry:
    'Take your time: nothing happens until you say yes. You can ask what it costs, change something, or say "no" to leave it.',
  /** To who will pay at another time. */
  putOff: 'All right, not now. Nothing happens until you say yes: it waits here, and "cancel" leaves it.',
  /** To who asks for whom or what it is that is read back. */
  itIsFor: (rows: readonly { readonly label: string; readonly value: string }[]) =>
    `It is for this: ${rows.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
  /** To who asks what it comes to. */
  itComesTo: (rows: readonly { readonly label: string; readonly value: string }[]) =>
    `It comes to this: ${rows.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
  /** To who wants a part or a multiple of what has a price of its own. */
  ownPrice: 'That has a price of its own, so I cannot take a part of it. You can change what you buy, or say "cancel".',
  /** A question that cannot be left out. */
  needed: (label: string) => `I cannot go on without this: ${label}. Or say "cancel" to leave it all.`,
  leftOut: 'All right, I leave that out.',
  staysAsItIs: (value: string) => `All right, it stays ${value}.`,
  /** A change of mind. */
  instead: (value: string, before: string) => `${value} instead of ${before}.`,
  /** What stays of a read-back once it was agreed to. */
  confirmed: (title: string, total: string) => `Confirmed: ${title}, ${total}.`,
  /** To a yes to that. */
  tellMe: 'All right. What is it?',
  anythingElse: 'That was all of it. Is there anything else?',
} as const;
