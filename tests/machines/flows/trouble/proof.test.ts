import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, type Script, say, talkTo, texts } from '../../../support/portal.ts';
import { chatOf } from '../../assistant/past/past-chat.ts';
import { UNPAID } from './orders.ts';
import { troubleForm } from './trouble-form.ts';

const USER = 'service-user';
const SUPPORT = 'support@wattchat.example';
const png = (name = 'debit.png') => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' });
const script = (given: Partial<Script> = {}): Partial<Script> => ({ state: 'pending', checked: [UNPAID], ...given });
const TO_PROOF = ['token not received', UNPAID.orderId, 'still not', 'GTBank', '5050', 'today at two'] as const;

/** A resident who is asked for proof of payment. */
async function asked(given: Partial<Script> = {}) {
  const chat = await chatOf(USER, script(given), ...TO_PROOF);
  return {
    ...chat,
    async give(...files: readonly File[]) {
      for (const file of files) chat.conversation.choose(file);
      await chat.conversation.settled();
    },
  };
}

describe('proof of payment, in the chat', () => {
  test('is asked for, or to be sent to the address of support', { tags: ['G-003'] }, async () => {
    const chat = await asked();
    expect(chat.last()?.text).toBe(SAID.proof(SUPPORT));
    expect(chat.shown().composer).toMatchObject({ accepts: expect.stringContaining('application/pdf'), several: true });
    chat.conversation.stop();
  });

  test.each([
    'I have none',
    'skip',
    'later',
    'no',
    'i no get am',
    'I will send it by email',
    'not now',
    'none',
    'abeg skip am',
  ])('"%s" goes on without it', async (sentence) => {
    const chat = await asked();
    await chat.say(sentence);
    expect(chat.last()?.text).toBe(SAID.seeTicket('T-000123'));
    expect(chat.calls('openTicket')[0]).not.toHaveProperty('attachment');
    chat.conversation.stop();
  });

  test('words are no file, and the question stands', async () => {
    const chat = await asked();
    await chat.say('debit.png');
    expect(chat.calls('openTicket')).toEqual([]);
    expect(chat.last()?.text).toBe(SAID.proof(SUPPORT));
    chat.conversation.stop();
  });

  test('up to three go along; a question beside it is answered, and asked again', async () => {
    const chat = await asked();
    await chat.give(png());
    expect(chat.last()?.text).toBe(SAID.attached('debit.png', 'two more'));
    await chat.say('how much is the fee?');
    expect(chat.last()?.text).toBe(SAID.attached('debit.png', 'two more'));
    await chat.give(png('second.png'), png('third.png'));
    const [ticket] = chat.calls('openTicket') as Record<string, File>[];
    expect([ticket?.attachment?.name, ticket?.attachment2?.name, ticket?.attachment3?.name]).toEqual([
      'debit.png',
      'second.png',
      'third.png',
    ]);
    chat.conversation.stop();
  });

  test.each([
    ['of a wrong kind', new File(['x'], 'notes.txt', { type: 'text/plain' }), SAID.attachmentKind],
    ['with nothing in it', new File([], 'debit.png', { type: 'image/png' }), SAID.attachmentEmpty],
    [
      'that is too large',
      new File([new Uint8Array(5_000_001)], 'a.pdf', { type: 'application/pdf' }),
      SAID.attachmentLarge,
    ],
  ])('a file %s says so and is asked for again', async (_, file, problem) => {
    const chat = await asked();
    await chat.give(file);
    expect(chat.texts().slice(-2)).toEqual([problem, SAID.proof(SUPPORT)]);
    await chat.give(png());
    expect(chat.last()?.text).toBe(SAID.attached('debit.png', 'two more'));
    chat.conversation.stop();
  });

  test('one that the server does not take is asked for again, and the others stay', async () => {
    const chat = await asked({
      ticketing: { refused: 'fake.png is not an image or a PDF.', code: 'file-not-taken' },
    });
    await chat.give(png('debit.png'), png('fake.png'));
    await chat.say('that is all');
    expect(chat.texts()).toContain('fake.png is not an image or a PDF.');
    expect(chat.last()?.text).toBe(SAID.attached('debit.png', 'two more'));
    chat.script.ticketing = 'good';
    await chat.say('that is all');
    expect(chat.last()?.text).toBe(SAID.seeTicket('T-000123'));
    chat.conversation.stop();
  });

  test('without a line nothing is lost, and it is sent again under the same key', async () => {
    const chat = await asked({ ticketing: 'no line' });
    await chat.give(png());
    await chat.say('that is all');
    expect(chat.texts()).toContain(SAID.ticketNotOpened);
    chat.script.ticketing = 'good';
    await chat.say('try again');
    const sent = chat.calls('openTicket') as { key: string; attachment: File }[];
    expect(sent.map(({ attachment }) => attachment.name)).toEqual(['debit.png', 'debit.png']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    chat.conversation.stop();
  });
});

describe('proof of payment, kept', () => {
  test('is in no snapshot and no transcript but by its name, and is asked for again after a reload', async () => {
    let kept: unknown = null;
    const keep = {
      ...keepNothing(),
      token: () => bearer({ role: USER }),
      keepConversation: (write: () => unknown) => {
        kept = JSON.parse(JSON.stringify(write()));
      },
    };
    const first = talkTo(script(), { keep });
    await first.conversation.settled();
    await say(first.conversation, ...TO_PROOF);
    first.conversation.choose(new File(['%PDF-1.4 secret of a bank %%EOF'], 'debit.pdf', { type: 'application/pdf' }));
    await first.conversation.settled();
    first.conversation.stop();
    expect(JSON.stringify(kept)).not.toContain('secret of a bank');

    const later = talkTo(script(), { keep: { ...keep, conversation: () => kept } });
    await later.conversation.settled();
    expect(later.conversation.getSnapshot().view).toMatchObject({ step: 'reporting', next: 'attachment' });
    expect(texts(later.conversation).slice(-2)).toEqual([SENTENCES.fileLost, SAID.proof(SUPPORT)]);
    await say(later.conversation, 'skip');
    expect(texts(later.conversation).at(-1)).toBe(SAID.seeTicket('T-000123'));
    later.conversation.stop();
  });
});

describe('proof of payment, on the form', () => {
  test('can be left out: the button of the form opens the ticket', async () => {
    const { until, fill, send, calls } = troubleForm('token-not-received', script());
    await until('asking');
    fill({ reference: UNPAID.orderId });
    send({ type: 'NEXT' });
    await until('telling');
    send({ type: 'DECLINE' });
    fill({ bank: 'GTBank', debited: '5050', when: 'today' });
    send({ type: 'NEXT' });
    send({ type: 'NEXT' });
    await until('done');
    expect(calls('openTicket')).toHaveLength(1);
  });

  test('an empty form says what is missing, and not the proof', async () => {
    const { until, fill, send, problems } = troubleForm('token-not-received', script());
    await until('asking');
    fill({ reference: UNPAID.orderId });
    send({ type: 'NEXT' });
    await until('telling');
    send({ type: 'DECLINE' });
    send({ type: 'NEXT' });
    expect(problems()).toMatchObject({ bank: SAID.bankRequired, attachment: null });
  });
});
