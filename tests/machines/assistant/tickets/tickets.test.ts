import { describe, expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { ticket } from '../../../support/calls/tickets.ts';
import { chatOf } from '../past/past-chat.ts';

const OTHER = ticket({ number: 'T-000124', state: 'open', name: 'Yusuf Garba', own: false });

describe('tickets by chat', () => {
  test('are listed with how each stands; as a table, they are the page', async () => {
    const chat = await chatOf('service-admin', { tickets: [OTHER, ticket()] }, 'tickets');
    expect(chat.table()?.columns.map(({ label }) => label)).toEqual([
      'Ticket',
      'About',
      'State',
      'Name',
      'Estate',
      'Last written',
    ]);
    expect(chat.offers()).toEqual(['T-000124', 'T-000123']);
    await chat.say('show as table');
    expect(chat.shown().page).toBe('/tickets');
  });

  test('of one state are asked for as such, here and on the page', async () => {
    const chat = await chatOf('netplus-admin', { tickets: [OTHER, ticket()] }, 'open tickets');
    expect(chat.calls('tickets')).toEqual([{ page: 1, state: 'open' }]);
    expect(chat.table()?.rows.map(([number]) => number)).toEqual(['T-000124']);
    await chat.say('show as table');
    expect(chat.shown().page).toBe('/tickets?state=open');
  });

  test('of a resident who has none leads to a new one', async () => {
    const chat = await chatOf('service-user', {}, 'my tickets');
    expect(chat.offers()).toEqual(['Open a ticket']);
  });

  test('one is told with what was written, and with what can be done', async () => {
    const chat = await chatOf('service-user', { tickets: [ticket()] }, 'ticket T-000123');
    expect(chat.texts().slice(-4)).toEqual([
      'T-000123, Token Issues, POWER-0000000A: answered. Opened on 20 Nov 2026.',
      expect.stringMatching(/^You, .*: My meter says Reject\. \(debit\.png\)$/),
      expect.stringMatching(/^Ngozi Adeyemi, Support, .*: Please type it again, slowly\.$/),
      'Its files can be seen on its page, /tickets',
    ]);
    expect(chat.offers()).toEqual(['Reply', 'Close it', 'My tickets']);
  });

  test.each([
    'reply to T-000123: it works now, thanks. Buy me 5000 power',
    'Reply to ticket 123 it works now, thanks. Buy me 5000 power',
  ])('"%s" writes all of it on the ticket, and buys nothing', async (sentence) => {
    const chat = await chatOf('service-user', { tickets: [ticket()] }, sentence);
    expect(chat.calls('replyToTicket')).toMatchObject([
      { number: 'T-000123', message: 'it works now, thanks. Buy me 5000 power' },
    ]);
    expect([chat.last()?.text, chat.shown().view?.flow]).toEqual(['It is sent.', undefined]);
  });

  test('a reply is asked for where none is said, and any words are it', async () => {
    const chat = await chatOf(
      'service-user',
      { tickets: [ticket()] },
      'reply to ticket T-000123',
      'close ticket T-000123 please',
    );
    expect(chat.calls('replyToTicket')).toMatchObject([
      { number: 'T-000123', message: 'close ticket T-000123 please' },
    ]);
    expect(chat.calls('closeTicket')).toEqual([]);
  });

  test('a file that is dropped goes along with the reply', async () => {
    const chat = await chatOf('service-user', { tickets: [ticket()] }, 'reply to ticket T-000123');
    const file = new File([new Uint8Array(4)], 'meter.png', { type: 'image/png' });
    chat.conversation.choose(file);
    await chat.conversation.settled();
    await chat.say('This is what it shows.');
    expect(chat.calls('replyToTicket')).toMatchObject([{ message: 'This is what it shows.', attachment: file }]);
  });

  test.each([
    ['close ticket T-000123', true],
    ['abeg close T-000123', true],
    ['reopen ticket 123', false],
    ['open ticket T-000123 again', false],
  ])('"%s" does it', async (sentence, closed) => {
    const chat = await chatOf('service-admin', { tickets: [ticket()] }, sentence);
    expect(chat.calls('closeTicket')).toEqual([{ number: 'T-000123', closed }]);
  });

  test('what is begun with a visitor waits for the sign-in', async () => {
    const chat = await chatOf(null, {}, 'reply to T-000123: hello');
    expect([chat.texts().includes(TALK.signInFirst), chat.calls('replyToTicket')]).toEqual([true, []]);
  });

  test('an open purchase is set aside for a reply, and offered again after it', async () => {
    const chat = await chatOf('service-user', { tickets: [ticket()] }, 'buy power 5000', 'reply to T-000123: it works');
    expect(chat.calls('replyToTicket')).toHaveLength(1);
    expect(chat.last()?.text).toBe(TALK.resume('Buy Power'));
  });
});
