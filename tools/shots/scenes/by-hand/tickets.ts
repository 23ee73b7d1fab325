import type { Area, Deed } from '../../scene.ts';

const chat = { as: 'resident', at: '/dashboard?face=chat' } as const;
const OPENED: readonly Deed[] = [
  { say: 'open a ticket' },
  { say: 'The display of my meter is dark since the rain.' },
  { say: 'skip' },
  { see: 'Your ticket is T-' },
];

/** Writing to support, and what comes of it. */
export const TICKETS: Area = {
  area: 'tickets',
  scenes: [
    { name: 'a file is wanted', ...chat, flow: 'open-ticket', do: OPENED.slice(0, 2) },
    { name: 'opened', ...chat, flow: 'open-ticket', do: OPENED },
    { name: 'listed', ...chat, do: [...OPENED, { say: 'my tickets' }] },
    { name: 'reply', ...chat, flow: 'reply-ticket', do: [...OPENED, { say: 'reply to my ticket' }] },
    { name: 'close', ...chat, flow: 'close-ticket', do: [...OPENED, { say: 'close my ticket' }] },
  ],
};
