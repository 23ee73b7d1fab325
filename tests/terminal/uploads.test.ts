import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { looksLikePath, readPath } from '#src/terminal/files.ts';
import { chatInTerminal } from '#src/terminal/interactive.ts';
import { chatInJson } from '#src/terminal/json.ts';
import { judgedAs, METERS, meterLines } from '../machines/flows/uploads/upload-chat.ts';
import { bearer, talkTo } from '../support/portal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattchat-uploads-'));
  writeFileSync(join(folder, 'my meters.csv'), [METERS, ...meterLines(3)].join('\n'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const administrator = () =>
  talkTo(
    { judged: judgedAs(3, [2]) },
    {
      keep: { ...keepNothing(), token: () => bearer({ role: 'service-admin', meter_number: null }) },
      pause: async () => undefined,
    },
  );

async function typeAt(...lines: readonly string[]) {
  const { conversation, script } = administrator();
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += String(chunk);
  });
  input.end(lines.map((line) => `${line}\n`).join(''));
  await chatInTerminal(conversation, 'http://127.0.0.1:1/', { input, output, folder });
  conversation.stop();
  return { shown: stripVTControlCharacters(shown), script };
}

describe('at a terminal', () => {
  test('the path of a file of rows begins its upload, and a yes that names it sends it', async () => {
    const { shown, script } = await typeAt('"my meters.csv"', 'failed_meter_numbers.csv', 'yes, upload');
    expect(shown).toContain('Adds 2 valid meters. The invalid one stays out.');
    expect(shown).toMatch(/Landlord 2 +45012340001 +House 2 +Invalid +Row 3: /);
    expect(shown).toContain(MESSAGES.uploadSuccessful);
    expect(script.calls.find(({ name }) => name === 'uploadMeters')?.input).toMatchObject({
      meter_details: { length: 2 },
    });
    expect(readdirSync(folder)).toContain('failed_meter_numbers.csv');
    expect(readFileSync(join(folder, 'failed_meter_numbers.csv'), 'utf8')).toContain('Landlord 2');
  });

  test('a path where there is no file says so, and a sentence is a sentence', async () => {
    const { shown } = await typeAt('upload meter numbers', './gone.csv', 'cancel');
    expect(shown).toContain('There is no such file, or it is too large.');
    expect(shown).toContain('All right, I leave it.');
  });
});

test('a program gives a file by its path, and asks for one by its name', async () => {
  const { conversation } = administrator();
  const answers: { view: { step: string } | null; files?: { name: string }[]; messages: { text: string }[] }[] = [];
  const lines = [
    { file: join(folder, 'my meters.csv') },
    { event: { type: 'PAGE', at: 1 } },
    { keep: 'failed_meter_numbers.csv' },
    { file: join(folder, 'gone.csv') },
  ];
  const input = Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`));
  await chatInJson(conversation, 'http://127.0.0.1:1/', input, (text) => answers.push(JSON.parse(text)));
  conversation.stop();
  expect(answers.map(({ view }) => view?.step)).toEqual(['preview', 'preview', 'preview', 'preview']);
  expect(answers[2]?.files?.map(({ name }) => name)).toEqual(['failed_meter_numbers.csv']);
  expect(answers[3]?.messages.at(-1)?.text).toBe('There is no such file, or it is too large.');
});

test('a path may be in quotation marks, or have escaped blanks', async () => {
  for (const typed of ['my meters.csv', "'my meters.csv'", 'my\\ meters.csv', ` ${join(folder, 'my meters.csv')} `])
    expect((await readPath(typed, folder))?.name, typed).toBe('my meters.csv');
  expect(await readPath('.', folder)).toBeNull();
  expect(['./a', 'a.csv', 'C:\\a.csv'].map(looksLikePath)).toEqual([true, true, true]);
  expect(['I do not know', 'yes'].map(looksLikePath)).toEqual([false, false]);
});
