import { describe, expect, test } from 'vitest';
import type { LineOut } from '#src/terminal/json/lines-out.ts';
import { readOptions } from '#src/terminal/options.ts';
import { RECOVERY_CODES, SHOWN } from '../support/calls/second-factors.ts';
import { talkTo } from '../support/portal.ts';
import { converse as converseWith } from './support/programs.ts';

async function converse(
  lines: readonly (object | string)[],
  options: Parameters<typeof talkTo>[1] = {},
): Promise<LineOut[]> {
  const { conversation } = talkTo({}, options);
  const answers = await converseWith(conversation, lines);
  conversation.stop();
  return answers;
}

describe('the conversation for programs', () => {
  test('each line is answered by one line, once nothing is in progress any more', async () => {
    const answers = await converse([
      { say: 'buy power 5000' },
      { event: { type: 'CONFIRM' } },
      { event: { type: 'WIDGET', result: 'captured' } },
    ]);
    expect(answers.map((answer) => answer.view?.busy)).toEqual([null, null, null]);
    expect(answers.map((answer) => answer.view?.step)).toEqual(['confirming', 'card', 'succeeded']);
    expect(answers[2]?.view).toMatchObject({
      outcome: 'success',
      result: { token: expect.stringMatching(/^\d{20}$/) },
    });
    expect(Object.keys(answers[0] ?? {})).toEqual(['view', 'messages', 'session', 'suggestions']);
  });

  test('messages are those since the last line, and no message comes twice', async () => {
    const answers = await converse([{ say: 'help' }, { say: 'buy power' }, { say: '5000' }, { say: 'sign out' }]);
    const first = answers[0]?.messages ?? [];
    expect(first.map((message) => message.from)).toEqual(['portal', 'person', 'portal']);
    expect(answers[1]?.messages[0]).toEqual({ from: 'person', text: 'buy power' });
    expect(answers[3]?.messages.map((message) => message.from)).toEqual(['portal', 'portal']);
  });

  test('FILL takes values as typed, numbers too, and NEXT takes the step', async () => {
    const answers = await converse([
      { say: 'buy power' },
      { event: { type: 'FILL', values: { amount: 200 } } },
      { event: { type: 'FILL', values: { amount: '5,000' } } },
      { event: { type: 'NEXT' } },
    ]);
    expect(answers[1]?.view).toMatchObject({
      next: 'amount',
      fields: [{ name: 'amount', value: '200', problem: 'Amount is less than 300' }, {}, {}],
    });
    expect(answers[2]?.view).toMatchObject({ next: null });
    expect(answers[3]?.view).toMatchObject({ step: 'confirming' });
  });

  test('what a step shows and nothing keeps stands in the line with which the step came, and in no other', async () => {
    const answers = await converse([
      { say: 'set up second factor' },
      { secret: 'Demo-Power-2026' },
      { say: 'fee' },
      { secret: '111111' },
      { secret: SHOWN },
      { say: 'fee' },
    ]);
    expect(answers.map(({ revealed }) => revealed?.lines.length ?? 0)).toEqual([0, 1, 0, 0, RECOVERY_CODES.length, 0]);
  });

  test('a secret is taken where one is asked for and nowhere else', async () => {
    const answers = await converse(
      [
        { secret: 'too early' },
        { say: 'sign in' },
        { say: 'resident@palmcourt.example' },
        { secret: 'Demo-Power-2026' },
      ],
      { visitor: true },
    );
    expect(answers.map((answer) => answer.session.role)).toEqual([null, null, null, 'service-user']);
    expect(JSON.stringify(answers)).not.toMatch(/Demo-Power|too early/);
  });

  test('a program opens an account, and what stands over the form is a message it can answer', async () => {
    const answers = await converse(
      [
        ...['sign up as landlord', 'Ada Obi', 'ada@b.example', '45012345671'].map((text) => ({ say: text })),
        ...['Egusi on Thursdays 31', 'Egusi on Thursdays 31'].map((secret) => ({ secret })),
        { say: '08031234567' },
        { event: { type: 'CONFIRM' } },
      ],
      { visitor: true },
    );
    expect(answers.at(-2)?.messages.at(-1)?.text).toBe('This meter number belongs to Palm Court. Is that your estate?');
    expect(answers.at(-1)?.session.role).toBe('service-owner');
    expect(JSON.stringify(answers)).not.toContain('Egusi');
  });

  test.each(['nonsense', '[]', '{"say": 5}', '{"event": {"type": "EXPLODE"}}', '{"say": "a", "secret": "b"}'])(
    'a line that is not understood (%s) is answered, and the conversation goes on',
    async (line) => {
      const answers = await converse([line, { say: 'help' }]);
      expect(answers).toHaveLength(2);
      expect(answers[0]?.messages.at(-1)?.text).toMatch(/not understood/);
    },
  );

  test('a card without a card window is told so', async () => {
    const [answer] = await converse([{ card: '4242424242424242' }]);
    expect(answer?.messages.at(-1)?.text).toBe('No card window is open.');
  });
});

describe('the command line', () => {
  test('an address is taken with or without its last slash', () => {
    expect(readOptions(['--json', '--url', 'http://127.0.0.1:3000'])).toMatchObject({
      url: 'http://127.0.0.1:3000/',
      json: true,
    });
    expect(readOptions([])).toEqual({ url: null, json: false, folder: null, history: true, color: true, help: false });
  });

  test('history can be switched off, and files can go elsewhere', () => {
    expect(readOptions(['--no-history', '--folder', 'bills'])).toMatchObject({ history: false, folder: 'bills' });
    expect(readOptions(['--no-color'])).toMatchObject({ color: false, history: true });
  });

  test('an address that is none is refused with a sentence', () => {
    expect(() => readOptions(['--url', 'ftp://x'])).toThrow('--url wants the address of a portal');
  });
});
