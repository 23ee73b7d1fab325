import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import { saveFile } from '#src/terminal/files.ts';
import { chatInTerminal } from '#src/terminal/interactive.ts';
import { TOKEN, talkTo } from '../support/portal.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattchat-terminal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Type lines at a terminal and read all that it showed. */
async function typeAt(lines: readonly string[], options: Parameters<typeof talkTo>[1] = {}): Promise<string> {
  const { conversation } = talkTo({ state: 'opened' }, options);
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += String(chunk);
  });
  input.end(lines.map((line) => `${line}\n`).join(''));
  await chatInTerminal(conversation, 'http://127.0.0.1:1/', { input, output, folder });
  conversation.stop();
  return stripVTControlCharacters(shown);
}

test('a purchase is read back with its total, and the sandbox cards stand as a numbered list', async () => {
  const shown = await typeAt(['buy power 5000', 'yes', 'close', 'exit']);
  expect(shown).toMatch(/Total +₦5,050/);
  for (const [index, card] of SANDBOX_CARDS.entries()) expect(shown).toContain(`${index + 1}. ${card.number}`);
});

test('closing the card list asks the portal, which says what became of the purchase', async () => {
  const shown = await typeAt(['buy power 5000', 'yes', 'close']);
  expect(shown).toContain(formatToken(TOKEN));
});

test('nobody has to sign in to begin; whoever does never sees the password echoed', async () => {
  const shown = await typeAt(['sign in', 'resident@palmcourt.example', 'Demo-Power-2026', 'exit'], { visitor: true });
  expect(shown).toContain('What would you like to pay for?');
  expect(shown).toContain('What is your e-mail address?');
  expect(shown).toContain('Welcome, Amaka.');
  expect(shown).not.toContain('Demo-Power-2026');
});

test('the end of the input ends the chat', async () => {
  expect(await typeAt([])).toContain('Hello Amaka.');
});

test('a file that is handed out is put beside what is there, never over it and never into another folder', () => {
  const base64 = Buffer.from('a receipt').toString('base64');
  writeFileSync(join(folder, 'ReceiptA.pdf'), 'what was here');
  expect(saveFile(folder, { name: 'ReceiptA.pdf', base64 })).toBe(`Saved as ${join(folder, 'ReceiptA (2).pdf')}`);
  expect(saveFile(folder, { name: '../../etc/ReceiptB.pdf', base64 })).toBe(`Saved as ${join(folder, 'ReceiptB.pdf')}`);
  expect(saveFile(folder, { name: '..', base64 })).toBe(`Saved as ${join(folder, '_')}`);
  expect(saveFile(folder, { name: '.profile', base64 })).toBe(`Saved as ${join(folder, '_profile')}`);
  expect(saveFile(join(folder, 'gone'), { name: 'ReceiptA.pdf', base64 })).toBe(
    'ReceiptA.pdf could not be saved here.',
  );
  expect(readdirSync(folder).sort()).toEqual(['ReceiptA (2).pdf', 'ReceiptA.pdf', 'ReceiptB.pdf', '_', '_profile']);
  expect(readFileSync(join(folder, 'ReceiptA.pdf'), 'utf8')).toBe('what was here');
  expect(readFileSync(join(folder, 'ReceiptA (2).pdf'), 'utf8')).toBe('a receipt');
});
