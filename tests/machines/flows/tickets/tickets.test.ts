import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { TICKET_PAGE } from '#catalogues/sentences/support/ticket-page.ts';
import { TROUBLE_SENTENCES } from '#catalogues/sentences/support/trouble.ts';
import type { Values } from '#machines/kit/field.ts';
import { accountRun } from '../../../support/account-run.ts';
import { fileOf } from '../../../support/calls/tickets.ts';
import type { Script } from '../../../support/portal.ts';

const reply = (values: Values, given: Partial<Script> = {}) => accountRun('reply-ticket', given, { values });
const NUMBER = 'T-000123';
const WRITTEN = { ticket: NUMBER, message: 'It works now.' };

describe('a reply to a ticket', () => {
  test('that says everything is sent at once, under the key of its run', async () => {
    const run = reply(WRITTEN);
    await run.until('done');
    expect(run.asked('replyToTicket')).toEqual([{ number: NUMBER, key: 'run-00000001', message: 'It works now.' }]);
    expect([run.said(), run.came]).toEqual([['It is sent.'], ['changed: rows']]);
  });

  test.each([
    ['123', 'T-000123'],
    ['ticket t 123', 'T-000123'],
    ['T-1234567', 'T-1234567'],
  ])('to "%s" is to %s', async (typed, number) => {
    const run = reply({ ...WRITTEN, ticket: typed });
    await run.until('done');
    expect(run.asked('replyToTicket')).toMatchObject([{ number }]);
  });

  test('asks for what is missing', async () => {
    const run = reply({});
    await run.until('asking');
    expect(run.view().next).toBe('ticket');
    run.press('NEXT');
    expect(run.problems()).toEqual({ ticket: TICKET_PAGE.ticketUnclear, message: TICKET_PAGE.replyRequired });
    run.fill(WRITTEN);
    run.press('NEXT');
    await run.until('done');
  });

  test('takes three images or PDFs, each offered once the one before is there', async () => {
    const run = reply({ ticket: NUMBER });
    await run.until('asking');
    const offered = () => Object.keys(run.values()).filter((name) => name.startsWith('attachment'));
    expect(offered()).toEqual(['attachment']);
    const files = [fileOf('a.png'), fileOf('b.pdf', 'application/pdf'), fileOf('c.webp', 'image/webp')];
    for (const [at, name] of ['attachment', 'attachment2', 'attachment3'].entries()) {
      const file = files[at];
      if (file) run.choose(name, file);
    }
    expect(offered()).toEqual(['attachment', 'attachment2', 'attachment3']);
    run.fill({ message: 'Here they are.' });
    run.press('NEXT');
    await run.until('done');
    const [attachment, attachment2, attachment3] = files;
    expect(run.asked('replyToTicket')).toMatchObject([{ attachment, attachment2, attachment3 }]);
  });

  test.each([
    [fileOf('a.txt', 'text/plain'), TROUBLE_SENTENCES.attachmentKind],
    [fileOf('a.png', 'image/png', 0), TROUBLE_SENTENCES.attachmentEmpty],
    [fileOf('a.png', 'image/png', 5_000_001), TROUBLE_SENTENCES.attachmentLarge],
  ])('is not sent with a file that cannot be attached', async (file, words) => {
    const run = reply({ ticket: NUMBER });
    await run.until('asking');
    run.choose('attachment', file);
    run.fill({ message: 'Look.' });
    run.press('NEXT');
    expect([run.view().step, run.problems()]).toEqual(['asking', { attachment: words }]);
  });

  test('without a line keeps what was written', async () => {
    const run = reply(WRITTEN, { ticketing: 'no line' });
    await run.until('asking');
    expect([run.said(), run.values().message]).toEqual([[MESSAGES.networkFailure], 'It works now.']);
    run.script.ticketing = 'good';
    run.press('NEXT');
    await run.until('done');
    const keys = run.asked('replyToTicket').map((input) => (input as { key: string }).key);
    expect(new Set(keys).size).toBe(1);
  });

  test('that is refused says why, and what was written stays', async () => {
    const run = reply(WRITTEN, { ticketing: { refused: 'Please wait.' } });
    await run.until('asking');
    expect([run.said(), run.values().message]).toEqual([['Please wait.'], 'It works now.']);
  });
});

describe('closing a ticket', () => {
  test.each([
    ['true', true],
    ['false', false],
  ])('needs no question: closed %s', async (closed, sent) => {
    const run = accountRun('close-ticket', {}, { values: { ticket: NUMBER, closed } });
    await run.until('done');
    expect(run.asked('closeTicket')).toEqual([{ number: NUMBER, closed: sent }]);
    expect([run.said(), run.came]).toEqual([['Done.'], ['changed: rows']]);
  });

  test('asks which where that is not said, and says at the number that it is none', async () => {
    const given = { ticketing: { refused: 'There is no such ticket.' } };
    const run = accountRun('close-ticket', given, { values: { closed: 'true' } });
    await run.until('asking');
    run.fill({ ticket: '999' });
    run.press('NEXT');
    await run.until('sending');
    await run.until('asking');
    expect(run.problems()).toEqual({ ticket: 'There is no such ticket.' });
  });
});
