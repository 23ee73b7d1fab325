import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { connect } from '#src/terminal/connect.ts';
import { chatInTerminal } from '#src/terminal/interactive.ts';
import { freshSettings, startTestPortal } from '../support/server/running.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let remove: () => Promise<void>;
/** A picture of one dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const folder = mkdtempSync(join(tmpdir(), 'wattchat-pipe-'));

beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  portal = await startTestPortal(fresh.settings);
});

afterAll(async () => {
  await portal.close();
  await remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What a pipe shows for these lines, as `printf ... | npm run chat` does. */
async function pipe(lines: readonly string[]): Promise<string> {
  const address = `${portal.url.replace(/\/$/, '')}/`;
  const conversation = connect(address);
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += String(chunk);
  });
  input.end(lines.map((line) => `${line}\n`).join(''));
  await chatInTerminal(conversation, address, { input, output, folder, environment: { NO_COLOR: '1' } });
  conversation.stop();
  return shown;
}

const signIn = (email: string) => ['sign in', email, DEMO_PASSWORD];

test('a whole purchase through a pipe, without a colour, ends with the token and its receipt at a path', async () => {
  const card = '4000000000003220';
  const lines = ['buy power 5000', 'yes', '4', '123456', 'receipt of my last power payment > march.pdf'];
  const shown = await pipe([...signIn('resident@palmcourt.example'), ...lines]);
  expect(shown).toMatch(/^> buy power 5000$/m);
  expect(shown).toMatch(/^ +Total +₦5,050$/m);
  expect(shown).toContain(card);
  expect(shown).toMatch(/\d{4} \d{4} \d{4} \d{4} \d{4}/);
  expect(shown).toContain(`Saved as ${join(folder, 'march.pdf')}`);
  expect(readFileSync(join(folder, 'march.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(shown).not.toContain('\u001B');
  expect(shown).not.toContain(DEMO_PASSWORD);
  expect(shown).toContain('(not shown) > ••••••••');
});

test('an administrator goes through a table of the portal: a tab, a row, its details, and the export at a path', async () => {
  const lines = [
    '/registered-residents',
    'search Amaka',
    '1',
    '1 details',
    'close',
    'manage',
    'export > people.csv',
    'leave',
  ];
  const shown = await pipe([...signIn('admin@palmcourt.example'), ...lines]);
  expect(shown).toMatch(/^ +1 +.*Amaka/m);
  expect(shown).toContain('On this page:');
  expect(shown).toContain('What of it? Type "1 DETAILS"');
  expect(shown).toMatch(/Meter number +45701120409/);
  expect(readdirSync(folder)).toContain('people.csv');
});

test('show as table opens the page of the list that was asked for', async () => {
  const shown = await pipe([...signIn('platform@wattchat.example'), 'show estates', 'show as table', 'next']);
  expect(shown).toMatch(/^Estates$/m);
  expect(shown).toMatch(/^ +1 +.*Palm Court|^ +\d +.*Palm Court/m);
});

test('a ticket takes its proof by a path, stands in the table, is read as a page, and hands the proof out again', async () => {
  writeFileSync(join(folder, 'proof.png'), PNG);
  const lines = [
    'open a ticket',
    'My payment is not there',
    'proof.png',
    'no more',
    '/tickets',
    '1 open',
    'keep proof.png > copy.png',
  ];
  const shown = await pipe([...signIn('resident@cedarview.example'), ...lines]);
  expect(shown).toContain('Attached: proof.png.');
  expect(shown).toMatch(/^ +1 +T-000001 +/m);
  expect(shown).toMatch(/^ +My payment is not there$/m);
  expect(shown).toContain(`Saved as ${join(folder, 'copy.png')}`);
  expect(readFileSync(join(folder, 'copy.png'))).toEqual(PNG);
});
