import type { HelpScript } from './help.ts';

type Ticket = HelpScript['tickets'][number];
type Message = Ticket['messages'][number];

/** Something that was written, with anything that is to be otherwise. */
export const message = (id: number, given: Partial<Message> = {}): Message => ({
  id,
  at: '2026-11-20T09:00:00.000Z',
  from: 'person',
  by: 'Amaka Eze',
  text: 'My meter says Reject.',
  files: [],
  ...given,
});

/** A file on a ticket. */
export const PROOF = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'debit.png',
  type: 'image/png',
  bytes: 120_400,
} as const;

/** An answer of support. */
export const ANSWER = message(2, {
  at: '2026-11-20T10:00:00.000Z',
  from: 'support',
  by: 'Ngozi Adeyemi',
  text: 'Please type it again, slowly.',
});

/** A ticket about a token, answered once, with anything that is to be otherwise. */
export const ticket = (given: Partial<Ticket> = {}): Ticket => ({
  number: 'T-000123',
  topic: 'token-issues',
  state: 'answered',
  name: 'Amaka Eze',
  estate: 'Palm Court',
  reference: 'POWER-0000000A',
  meterNumber: '45012345678',
  openedAt: '2026-11-20T09:00:00.000Z',
  lastAt: '2026-11-20T10:00:00.000Z',
  email: 'resident@palmcourt.example',
  own: true,
  visitor: false,
  messages: [message(1, { files: [PROOF] }), ANSWER],
  ...given,
});

/** An image or a PDF as somebody attaches it. */
export const fileOf = (name: string, type = 'image/png', bytes = 4): File =>
  new File([new Uint8Array(bytes)], name, { type });
