import type { Intent } from './intent.ts';

/** What is paid to the own estate, and what is owed to it (S2 section 2). */
export const DUES = {
  'pay-services': {
    kind: 'flow',
    access: ['service-user'],
    label: 'Pay for services',
    say: 'pay for services',
    asked: 'Pay[ {service}] for my estate[, {months} months][, {amount}]',
    buys: 'service-charge',
    slots: ['service', 'months', 'amount', 'part'],
    starts: [{ flow: 'pay-services', route: '/pay-services', offered: true }],
    patterns: [
      {
        score: 4,
        any: `do svccharge, svccharge AMOUNT, svccharge MONTHS, svccharge payment, svccharge ONLY SHORT -ask, do fine, fine AMOUNT,
          fine payment, pay estateservice, renew estateservice, payment estateservice, estateservice AMOUNT, estateservice MONTHS,
          pay estate service, do estate service -create -register -PLATFORM -request -fresh, estate payment pay, pay service -fee,
          service MONTHS, service AMOUNT pay, estateservice subscription, estateservice payment, estate svccharge`,
      },
      { score: 2.5, any: 'pay service estate' },
      {
        score: 5.2,
        not: 'ask',
        any: 'balance svccharge pay AMOUNT, balance fine pay AMOUNT, balance estateservice pay AMOUNT',
      },
    ],
    examples: ['pay gym for 2 months', 'settle my fine of 5000 abeg'],
  },
  'pay-dev-levy': {
    kind: 'flow',
    access: ['service-user', 'service-owner'],
    label: 'Pay development levy',
    say: 'pay development levy',
    asked: 'Pay[ {amount} of] development levy',
    buys: 'dev-levy',
    slots: ['amount', 'part'],
    starts: [
      // A resident pays the levy among the services (S2 section 2).
      { flow: 'pay-services', access: ['service-user'], route: '/pay-services', preset: { service: 'dev-levy' } },
      { flow: 'pay-dev-levy', access: ['service-owner'], route: '/pay-devLevy', offered: true },
    ],
    patterns: [
      {
        score: 4.5,
        any: 'do levy, levy AMOUNT, levy payment, levy ONLY SHORT -ask -balance -fee, levy balance pay, levy MONTHS, levy balance do',
      },
    ],
    examples: ['pay my development levy 30k', 'dev levy 75k let me just finish it'],
  },
  balance: {
    kind: 'query',
    access: 'signed-in',
    label: 'What do I owe?',
    say: 'what do I owe',
    asked: 'See what I owe[ for {service}]',
    ofOne: { say: 'how much does {whom} owe' },
    offeredTo: ['service-user', 'service-owner'],
    slots: ['service', 'over', 'least', 'most', 'since'],
    patterns: [
      {
        score: 6,
        not: 'ADMIN PLATFORM AMOUNT MONTHS',
        any: 'what balance pay, monthspaid, howmanymonths past, howmanymonths svccharge, when past svccharge',
      },
      {
        score: 4.4,
        any: `howmuch pay USER, howmuch pay OWNER, balance, howmuch balance, fine isit, balance svccharge, balance levy, balance fine,
          isit balance, show balance, fine pending, isit levy past, isit svccharge past, isit fine past, isit levy pay, what balance,
          isit fine, howmuch levy -fee, howmuch pay svccharge, howmuch fine, howmuch svccharge -fee, what levy`,
      },
      {
        score: 4.4,
        not: 'ADMIN PLATFORM history paymentlist past receipt do',
        any: 'show svccharge, show levy, show fine',
      },
    ],
    examples: ['how much am i owing for service charge', 'do I owe service charge'],
  },
} as const satisfies Record<string, Intent>;
