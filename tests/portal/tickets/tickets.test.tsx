import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { TICKET_PAGE } from '#catalogues/sentences/support/ticket-page.ts';
import { fileOf, message, ticket } from '../../support/calls/tickets.ts';
import type { Script } from '../../support/portal.ts';
import { drawAs } from '../support/draw-as.ts';

const OTHER = ticket({ number: 'T-000124', state: 'open', name: 'Yusuf Garba', own: false });
const ONE = '/tickets?ticket=T-000123';

const asked = ({ calls }: Script, name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);

describe('the page of tickets', () => {
  test('lists them for an administrator, marks what is new, and the navigation counts it', async () => {
    const script = { tickets: [OTHER, ticket()], unread: ['T-000124'] };
    await drawAs('estate administrator', { at: '/tickets', script });
    const table = within(await screen.findByRole('table', { name: 'Tickets' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).queryByText('New') !== null)).toEqual([true, false]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tickets');
    expect(screen.getByRole('link', { name: 'Tickets 1 not read' })).toBeVisible();
  });

  test('opens a ticket by its row, and the list is as it was on the way back', async () => {
    const { user, script, settled } = await drawAs('platform administrator', {
      at: '/tickets',
      script: { tickets: [OTHER, ticket({ own: false })] },
    });
    await user.selectOptions(await screen.findByLabelText('STATUS'), 'Answered');
    await user.click(await screen.findByRole('link', { name: 'Open of T-000123' }));
    expect(await screen.findByRole('heading', { name: 'T-000123: Token Issues' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All tickets' }));
    await settled();
    expect(await screen.findByRole('table', { name: 'Tickets' })).toBeVisible();
    expect(asked(script, 'tickets').at(-1)).toEqual({ page: 1, state: 'answered' });
  });

  test('without any tickets says how one comes to be', async () => {
    await drawAs('resident', { at: '/tickets' });
    expect(await screen.findByText(TICKET_PAGE.noneOwn)).toBeVisible();
  });
});

describe('the page of one ticket', () => {
  test('tells what was written, by whom, with what was attached', async () => {
    await drawAs('resident', { at: ONE, script: { tickets: [ticket()] } });
    const written = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(written.getByText('Ngozi Adeyemi, Support')).toBeVisible();
    expect(written.getByRole('button', { name: 'View debit.png' })).toBeVisible();
    expect(written.getByRole('button', { name: 'Download debit.png' })).toBeVisible();
  });

  test('a file that is being fetched says so, to be seen and to be heard', async () => {
    const came = Promise.withResolvers<Awaited<ReturnType<Services['ticketFile']>>>();
    const { user } = await drawAs('resident', {
      at: ONE,
      script: { tickets: [ticket()] },
      answers: { ticketFile: () => came.promise },
    });
    const view = await screen.findByRole('button', { name: 'View debit.png' });
    const told = screen.getAllByRole('status');
    await user.click(view);
    expect(view.closest('li')).toHaveTextContent(CONTROLS.fetching);
    expect(told.map(({ textContent }) => textContent)).toContain(TICKET_PAGE.fetching('debit.png'));
    came.resolve({ status: 200, data: { name: 'debit.png', base64: '' } });
    await screen.findByRole('dialog', { name: 'debit.png' });
    expect(view.closest('li')?.textContent).not.toContain(CONTROLS.fetching);
    expect(told.map(({ textContent }) => textContent)).not.toContain(TICKET_PAGE.fetching('debit.png'));
  });

  test('shows a picture over it, and puts it away', async () => {
    const { user } = await drawAs('resident', { at: ONE, script: { tickets: [ticket()] } });
    await user.click(await screen.findByRole('button', { name: 'View debit.png' }));
    const picture = within(await screen.findByRole('dialog', { name: 'debit.png' }));
    expect(picture.getByRole('img', { name: 'debit.png' })).toHaveAttribute('src', 'data:image/png;base64,');
    await user.click(picture.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes a reply with a file on the page itself, and shows it then', async () => {
    const { user, script, settled } = await drawAs('resident', { at: ONE, script: { tickets: [ticket()] } });
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    const form = within(await screen.findByRole('region', { name: 'Reply' }));
    expect(form.queryByLabelText('Ticket')).toBeNull();
    const file = fileOf('meter.png');
    await user.upload(form.getByLabelText('File (optional)'), file);
    expect(form.getByLabelText('Another file (optional)')).toBeVisible();
    await user.type(form.getByLabelText('Message'), 'It shows this.');
    script.tickets = [
      ticket({ state: 'open', messages: [...ticket().messages, message(3, { text: 'It shows this.' })] }),
    ];
    await user.click(form.getByRole('button', { name: 'Send reply' }));
    await settled();
    expect(asked(script, 'replyToTicket')).toMatchObject([
      { number: 'T-000123', message: 'It shows this.', attachment: file },
    ]);
    const written = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(await written.findByText('It shows this.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reply' })).toBeVisible();
  });

  test('closes it at once, and offers to open it again', async () => {
    const { user, script, settled } = await drawAs('estate administrator', {
      at: ONE,
      script: { tickets: [ticket({ own: false })] },
    });
    const close = await screen.findByRole('button', { name: 'Close ticket' });
    script.tickets = [ticket({ own: false, state: 'closed' })];
    await user.click(close);
    await settled();
    expect(asked(script, 'closeTicket')).toEqual([{ number: 'T-000123', closed: true }]);
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
    expect(screen.getByText(TICKET_PAGE.opensAgain)).toBeVisible();
  });

  test('of nobody’s to read says so, and can be tried again', async () => {
    await drawAs('resident', { at: ONE });
    expect(await screen.findByText('There is no such ticket.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('comes up by itself where a reply is begun by a sentence', async () => {
    const { user } = await drawAs('resident', { at: '/tickets', script: { tickets: [ticket()] } });
    await screen.findByRole('table', { name: 'Tickets' });
    await user.type(screen.getByRole('textbox', { name: /Type what you need/ }), 'reply to ticket T-000123{Enter}');
    expect(await screen.findByRole('region', { name: 'Reply' })).toBeVisible();
  });
});
