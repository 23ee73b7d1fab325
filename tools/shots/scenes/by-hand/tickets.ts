import type { Area, Deed } from '../../scene.ts';

// Nobody may open many tickets in an hour, so each scene that opens one has somebody of its own.
const chat = { as: 'resident', at: '/dashboard?face=chat' } as const;
const OPENED: readonly Deed[] = [
  { say: 'open a ticket' },
  { say: 'The display of my meter is dark since the rain.' },
  { say: 'skip' },
  { see: 'Your ticket is T-' },
];

const READERS = [
  ['resident', 'debtor'],
  ['estate', 'estate administrator'],
  ['platform', 'platform administrator'],
] as const;

/** Writing to support, and what comes of it. */
export const TICKETS: Area = {
  area: 'tickets',
  scenes: [
    { name: 'a file is wanted', ...chat, flow: 'open-ticket', do: OPENED.slice(0, 2) },
    { name: 'opened', ...chat, flow: 'open-ticket', do: OPENED },
    { name: 'listed', ...chat, as: 'debtor', do: [...OPENED, { say: 'my tickets' }] },
    { name: 'reply', ...chat, as: 'levy', flow: 'reply-ticket', do: [...OPENED, { say: 'reply to my ticket' }] },
    { name: 'close', ...chat, as: 'fined', flow: 'close-ticket', do: [...OPENED, { say: 'close my ticket' }] },
    ...READERS.flatMap(([who, as]) => [
      { name: `full for the ${who}`, as, at: '/tickets', given: 'ticket' as const, do: [{ see: 'T-0' }] },
      { name: `read by the ${who}`, as, at: '/tickets?ticket={given}', given: 'ticket' as const },
    ]),
  ],
};
