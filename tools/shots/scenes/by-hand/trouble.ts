import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import type { Area } from '../../scene.ts';

const OPTIONS = [
  ['Token Issues', 'token-issues'],
  ['Payment Issues', 'payment-issues'],
  ['No Meter Number', 'no-meter-number'],
  ['Token Not Received', 'token-not-received'],
] as const;

/** The help chatbot and the four ways to find out what went wrong. */
export const TROUBLE: Area = {
  area: 'trouble',
  scenes: [
    {
      name: 'bank account for a refund',
      as: 'visitor',
      at: '/?face=chat',
      flow: 'refund-account',
      do: [{ say: 'give my bank details' }, { see: REFUND_ACCOUNT.whichOrder }],
    },
    { name: 'chatbot of a visitor', as: 'visitor', at: '/airtime', do: [{ press: 'Help' }, { see: 'Token Issues' }] },
    {
      name: 'chatbot on the contact page',
      as: 'visitor',
      at: '/contact',
      flow: 'contact-support',
      do: [{ press: 'Chat with us' }],
    },
    ...(['visitor', 'resident'] as const).flatMap((as) =>
      OPTIONS.map(([option, flow]) => ({
        name: `${option} as ${as}`,
        as,
        at: as === 'visitor' ? '/airtime' : '/toUpPower',
        flow,
        // The rail has a Help of its own, which says it in the conversation.
        do: [as === 'resident' ? { press: 'Help', within: 'bar' as const } : { press: 'Help' }, { press: option }],
      })),
    ),
    { name: 'debit', as: 'resident', at: '/dashboard?face=chat', flow: 'payment-issues', do: [{ say: 'debit' }] },
  ],
};
