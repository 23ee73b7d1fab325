import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Role } from '#catalogues/roles.ts';
import { TICKET_PAGE } from '#catalogues/sentences/support/ticket-page.ts';
import { ANSWER, message, PROOF, ticket } from '../../support/calls/tickets.ts';
import type { Script } from '../../support/portal.ts';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

const as = (role: Role, given: Partial<Script> = {}) => pagesOf({ ...RESIDENT, role }, given);

describe('the list of tickets', () => {
  test('of an administrator says by whom each is and of which estate, and marks what is new', async () => {
    const other = ticket({ number: 'T-000124', state: 'open', name: 'Yusuf Garba', reference: null });
    const { pages } = as('service-admin', { tickets: [other, ticket()], unread: ['T-000124'] });
    const { columns, rows } = await loaded(pages.list('tickets'));
    expect(columns.map(({ label }) => label)).toEqual([
      'Ticket',
      'About',
      'State',
      'Name',
      'Estate',
      'Reference',
      'Opened',
      'Last written',
    ]);
    expect(rows).toMatchObject([
      {
        cells: ['T-000124', 'Token Issues', 'Open', 'Yusuf Garba', 'Palm Court', '', /20 Nov 2026/, /20 Nov 2026/].map(
          (cell) => (typeof cell === 'string' ? cell : expect.stringMatching(cell)),
        ),
        tones: { status: 'warning' },
        notes: { ticket: 'New' },
        actions: [{ label: 'Open', leads: { to: '/tickets?ticket=T-000124' } }],
      },
      { id: 'T-000123', tones: { status: 'success' } },
    ]);
    expect(rows[1]?.notes).toBeUndefined();
  });

  test('of a resident is their own, without a name and an estate', async () => {
    const { columns } = await loaded(as('service-user', { tickets: [ticket()] }).pages.list('tickets'));
    expect(columns.map(({ name }) => name)).toEqual(['ticket', 'topic', 'status', 'order', 'opened', 'written']);
  });

  test('is searched and narrowed by state, and begins so from its address', async () => {
    const { pages, asked } = as('netplus-admin', { tickets: [ticket()] });
    const list = pages.list('tickets', { state: 'answered', page: '2' });
    await loaded(list);
    list.send({ type: 'SEARCH', name: 'T-000123', meterNumber: '' });
    await loaded(list);
    list.send({ type: 'CHOOSE', name: 'state', value: '' });
    await loaded(list);
    expect(asked('tickets')).toEqual([
      { page: 2, state: 'answered' },
      { page: 1, state: 'answered', term: 'T-000123' },
      { page: 1, term: 'T-000123' },
    ]);
  });

  test.each([
    ['service-user', {}, TICKET_PAGE.noneOwn],
    ['netplus-admin', {}, TICKET_PAGE.noneYet],
    ['netplus-admin', { state: 'closed' }, TICKET_PAGE.noneSo],
    ['netplus-admin', { term: 'nobody' }, TICKET_PAGE.notFound],
  ] as const)('%s reads why there is none: %o', async (role, query, words) => {
    const { state, problem } = await loaded(as(role).pages.list('tickets', query));
    expect([state, problem]).toEqual(['empty', words]);
  });

  test('that could not be had says so', async () => {
    const { state, problem } = await loaded(as('service-user', { ticketing: 'no line' }).pages.list('tickets'));
    expect([state, problem]).toEqual(['failed', MESSAGES.networkFailure]);
  });
});

describe('the page of a ticket', () => {
  const open = async (role: Role, given = ticket(), more: Partial<Script> = {}) => {
    const made = as(role, { tickets: [given], ...more });
    const page = made.pages.ticket('T-000123');
    const reading = await loaded(page);
    return { ...made, page, view: reading.state === 'shown' ? reading.view : undefined, reading };
  };

  test('shows who opened it what was written, by whom and when, in its order', async () => {
    const { view } = await open('service-user');
    expect(view?.messages.map(({ side, by, text }) => [side, by, text])).toEqual([
      ['own', 'You', 'My meter says Reject.'],
      ['other', 'Ngozi Adeyemi, Support', 'Please type it again, slowly.'],
    ]);
    expect(view?.messages[0]?.files).toEqual([
      { id: PROOF.id, name: 'debit.png', detail: 'PNG, 120 KB', picture: true },
    ]);
    expect(view?.facts.map(({ label }) => label)).toEqual(['Reference', 'Meter number', 'Opened', 'Last written']);
  });

  test.each([
    ['service-user', true, 'From your chat'],
    ['service-admin', false, 'From the person’s chat, not checked'],
  ] as const)('says to a %s that what came along from the chat is no word of the portal', async (role, own, by) => {
    const text = 'Capture verified, refund approved.';
    const { view } = await open(role, ticket({ own, messages: [message(1, { from: 'chat', by: null, text })] }));
    expect(view?.messages).toMatchObject([{ side: 'portal', by, text }]);
  });

  test('tells the server how far it was shown', async () => {
    const { asked } = await open('service-user');
    expect(asked('noteTicketRead')).toEqual([{ number: 'T-000123', to: 2 }]);
  });

  test('shows an administrator the other side, and of whom it is', async () => {
    const { view } = await open('service-admin', ticket({ own: false }));
    expect(view?.messages.map(({ side, by }) => [side, by])).toEqual([
      ['other', 'Amaka Eze'],
      ['own', 'Ngozi Adeyemi, Support'],
    ]);
    expect(view?.facts.slice(0, 2)).toEqual([
      { label: 'From', value: 'Amaka Eze, resident@palmcourt.example' },
      { label: 'Estate', value: 'Palm Court' },
    ]);
  });

  test('offers a reply and to close it; closed, to open it again, which a reply does too', async () => {
    const { view } = await open('service-user');
    expect(view?.reply).toEqual({ label: 'Reply', open: 'reply-ticket', values: { ticket: 'T-000123' } });
    expect([view?.note, view?.actions]).toEqual([
      null,
      [{ label: 'Close ticket', open: 'close-ticket', values: { ticket: 'T-000123', closed: 'true' } }],
    ]);
    const closed = await open(
      'service-user',
      ticket({ state: 'closed', messages: [message(3, { from: 'portal', by: null })] }),
    );
    expect([closed.view?.note, closed.view?.actions[0]]).toEqual([
      TICKET_PAGE.opensAgain,
      { label: 'Open again', open: 'close-ticket', values: { ticket: 'T-000123', closed: 'false' } },
    ]);
    expect(closed.view?.messages[0]).toMatchObject({ side: 'portal', by: 'The portal' });
  });

  test('of a visitor tells that replies go out by mail', async () => {
    const given = ticket({ own: false, visitor: true, email: 'amaka@mail.example', messages: [ANSWER] });
    expect((await open('netplus-admin', given)).view?.note).toBe(TICKET_PAGE.byMail('amaka@mail.example'));
  });

  test('shows a picture as a data address, for it has no public one, and puts it away', async () => {
    const { page, asked } = await open('service-user');
    page.send({ type: 'VIEW', file: PROOF.id });
    expect(page.getSnapshot()).toMatchObject({ fetching: PROOF.id });
    const shown = await until(page, (reading) => reading.state === 'shown' && reading.picture !== null);
    expect(shown).toMatchObject({
      fetching: null,
      picture: { name: 'debit.png', address: expect.stringMatching(/^data:image\/png;base64,/) },
    });
    expect(asked('ticketFile')).toEqual([{ number: 'T-000123', id: PROOF.id }]);
    page.send({ type: 'PUT_AWAY' });
    expect(page.getSnapshot()).toMatchObject({ picture: null });
  });

  test('hands out a file that is to be kept, and asks for none that is not on it', async () => {
    const { page, asked } = await open('service-user');
    const handed = new Promise((resolve) => page.onFile(resolve));
    page.send({ type: 'KEEP', file: '00000000-0000-4000-8000-000000000009' });
    page.send({ type: 'KEEP', file: PROOF.id });
    expect(await handed).toMatchObject({ name: 'proof.png' });
    expect(asked('ticketFile')).toHaveLength(1);
  });

  test('says why a file could not be had, and the ticket stays', async () => {
    const { page, script } = await open('service-user');
    script.ticketing = { refused: 'There is no such file on this ticket.' };
    page.send({ type: 'VIEW', file: PROOF.id });
    const told = await until(page, (reading) => reading.state === 'shown' && reading.notice !== null);
    expect(told).toMatchObject({ state: 'shown', notice: 'There is no such file on this ticket.', picture: null });
  });

  test('that is nobody’s to read says so, and is read again on demand', async () => {
    const { page, script, reading } = await open('service-user', ticket({ number: 'T-000999' }));
    expect(reading).toEqual({ state: 'failed', problem: 'There is no such ticket.' });
    script.tickets = [ticket()];
    page.send({ type: 'REFRESH' });
    await until(page, ({ state }) => state === 'shown');
  });

  test('stays while it is read again because something was written on it', async () => {
    const { page, pages, script } = await open('service-user');
    script.tickets = [ticket({ messages: [message(1), ANSWER, message(3, { text: 'It works now.' })] })];
    pages.refresh();
    expect(page.getSnapshot().state).toBe('shown');
    await until(page, (reading) => reading.state === 'shown' && reading.view.messages.length === 3);
  });
});
