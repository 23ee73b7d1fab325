import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import { chatInTerminal } from '#src/terminal/interactive.ts';
import { createLine, type Line } from '#src/terminal/line.ts';
import type { Past } from '#src/terminal/lines/history.ts';
import { talkTo } from '../support/portal.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattchat-tty-'));
writeFileSync(join(folder, 'march.csv'), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const UP = '\u001B[A';

/** A person at a terminal of so many lines: presses keys each time a line is asked for, and reads what is shown. */
async function pressAt(
  keys: readonly (string | (() => string))[],
  {
    rows = 40,
    past,
    line,
    portal = 'http://127.0.0.1:1/',
    ...options
  }: Parameters<typeof talkTo>[1] & { rows?: number; past?: Past; line?: Line; portal?: string } = {},
): Promise<string> {
  const { conversation } = talkTo({ state: 'opened' }, options);
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows });
  const left = [...keys];
  let shown = '';
  output.on('data', (chunk) => {
    shown += String(chunk);
    // The cursor stands behind a prompt: a line is asked for, and nothing is typed on it yet.
    if (/(?:> |-- )$/.test(stripVTControlCharacters(String(chunk))))
      queueMicrotask(() => {
        const key = left.shift() ?? CTRL_D;
        input.write(typeof key === 'string' ? key : key());
      });
  });
  await chatInTerminal(conversation, portal, {
    ...{ input, output, folder, ...(past && { past }), ...(line && { line }) },
  });
  conversation.stop();
  return stripVTControlCharacters(shown);
}

describe('Ctrl-C', () => {
  test('once cancels what is open, and the conversation goes on', async () => {
    const shown = await pressAt(['buy power\r', CTRL_C, 'what do i owe\r']);
    expect(shown).toContain('How much power would you like to buy?');
    expect(shown).toContain('Cancelled. Nothing was charged.');
    expect(shown).toContain('You owe nothing.');
  });

  test('cancels where a masked answer is asked for, too', async () => {
    const shown = await pressAt(['sign in\r', 'resident@palmcourt.example\r', CTRL_C, 'exit\r'], { visitor: true });
    expect(shown).toContain('All right, I leave it.');
  });

  test('twice leaves with a sentence; a line between the two makes it once again', async () => {
    expect(await pressAt([CTRL_C, CTRL_C, 'buy power\r'])).toMatch(new RegExp(`${TERMINAL.goodbye}\\s*$`));
    const shown = await pressAt([CTRL_C, 'help\r', CTRL_C, CTRL_C]);
    expect(shown.split(TERMINAL.pressAgain)).toHaveLength(3);
    expect(shown).toContain(TERMINAL.goodbye);
  });
});

test('Ctrl-D leaves with a sentence', async () => {
  expect(await pressAt([CTRL_D])).toContain(TERMINAL.goodbye);
});

test('help says what can be done here as well as in the conversation', async () => {
  const shown = await pressAt(['help\r']);
  expect(shown).toContain('Type what you want in your own words');
  for (const line of TERMINAL.help) expect(shown.replaceAll(/\s+/g, ' ')).toContain(line);
});

test('a password that is typed is never shown, and neither kept nor brought back', async () => {
  const kept: string[] = [];
  const past: Past = { lines: ['my payments'], add: (line) => void kept.push(line) };
  const keys = ['sign in\r', 'resident@palmcourt.example\r', 'Demo-Power-2026\r', `${UP}\r`];
  const shown = await pressAt(keys, { visitor: true, past });
  expect(shown).toContain('Welcome, Amaka.');
  expect(shown).not.toContain('Demo-Power-2026');
  expect(kept.join(' ')).not.toContain('Demo-Power-2026');
  expect(kept).toContain('resident@palmcourt.example');
});

test('arrow keys bring back what was typed another day', async () => {
  const past: Past = { lines: ['what do i owe'], add: () => undefined };
  expect(await pressAt([`${UP}\r`], { past })).toContain('You owe nothing.');
});

describe('numbers', () => {
  test('answer the choices that stand on the screen, and nothing where a sum is asked', async () => {
    const shown = await pressAt(['buy airtime\r', '2\r', '08031234567\r', '4\r'], { visitor: true });
    expect(shown).toContain('1. Airtel   2. MTN   3. Glo   4. 9mobile');
    expect(shown).toContain('Which mobile number is it for?');
    expect(shown).not.toContain('could not read "2"');
    expect(shown).toContain('The least you can buy at once is ₦50');
  });

  test('answer what is offered where nothing is asked', async () => {
    expect(await pressAt(['1\r'], { visitor: true })).toContain('Which network is it?');
  });

  test('are no yes to what is read back', async () => {
    const shown = await pressAt(['buy power 5000\r', '1\r', '2\r']);
    expect(shown).toContain('[Yes, pay ₦5,050]');
    expect(shown).not.toContain('Your card window is open');
  });
});

test('a one-time code of the bank is asked hidden, and kept nowhere', async () => {
  const kept: string[] = [];
  const past: Past = { lines: [], add: (line) => void kept.push(line) };
  const till = createServer((_, response) =>
    response.writeHead(402).end('{"message":"The bank does not know that code."}'),
  );
  await once(till.listen(0, '127.0.0.1'), 'listening');
  const address = till.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const keys = ['buy power 5000\r', 'yes\r', '4\r', '918273\r', `${UP}\r`];
  const shown = await pressAt(keys, { past, portal: `http://127.0.0.1:${port}/` });
  till.close();
  expect(shown).toContain('The bank does not know that code.');
  expect(shown).toContain(TERMINAL.codeAsked.trim());
  expect(shown).not.toContain('918273');
  expect(kept.join(' ')).not.toContain('918273');
});

test('a portal that does not answer is told of once, and once more when it does', async () => {
  const line = createLine();
  line.heard(false);
  const shown = await pressAt(
    [
      () => {
        line.heard(false);
        line.heard(true);
        return 'help\r';
      },
    ],
    { line },
  );
  expect(shown.replaceAll(/\s+/g, ' ').split(TERMINAL.lost('http://127.0.0.1:1/'))).toHaveLength(2);
  expect(shown).toContain(TERMINAL.found);
});

test('space goes on in what is long, p goes back, and a yes is none before the end was seen', async () => {
  const paged = await pressAt(['help\r', ' ', 'p\r', 'q\r'], { rows: 7 });
  expect(paged.split('Type what you want in your own words').length).toBe(2);
  expect(paged.match(/-- \d+ more lines?/g)?.length).toBeGreaterThanOrEqual(3);
  const unread = await pressAt(['buy power 5000\r', 'yes\r', CTRL_D], { rows: 6 });
  expect(unread).toContain(TERMINAL.readFirst);
  expect(unread).toContain('[Yes, pay ₦5,050]');
  expect(unread).not.toContain('Your card window is open');
});

test('a long text is shown a screenful at a time, and q leaves the rest out', async () => {
  const all = await pressAt(['help\r'], { rows: 100 });
  expect(all).not.toContain('more lines');
  const paged = await pressAt(['help\r', 'q\r'], { rows: 7 });
  expect(paged).toMatch(/-- \d+ more lines/);
  expect(all).toContain('leaves; Ctrl-D');
  expect(paged).not.toContain('leaves; Ctrl-D');
});
