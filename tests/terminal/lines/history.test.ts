import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { historyFile, isKeepable, MOST_LINES, NO_PAST, openPast } from '#src/terminal/lines/history.ts';
import { say, talkTo } from '../../support/portal.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattchat-history-'));
  path = historyFile({ XDG_STATE_HOME: folder });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string): number => statSync(file).mode & 0o777;

describe('the file', () => {
  test('brings back what was typed another day, the newest first', () => {
    openPast(path).add('buy power 5000');
    openPast(path).add('my payments');
    expect(openPast(path).lines).toEqual(['my payments', 'buy power 5000']);
  });

  test.skipIf(process.platform === 'win32')('is only for its owner, also where it was there with other rights', () => {
    openPast(path).add('buy power 5000');
    expect([modeOf(path), modeOf(join(folder, 'wattchat'))]).toEqual([0o600, 0o700]);
    chmodSync(path, 0o644);
    openPast(path);
    expect(modeOf(path)).toBe(0o600);
  });

  test('does not grow for ever, and stays with its owner when it is made shorter', () => {
    openPast(path);
    writeFileSync(path, Array.from({ length: 2 * MOST_LINES + 1 }, (_, at) => `line ${at}\n`).join(''));
    expect(openPast(path).lines).toHaveLength(MOST_LINES);
    const kept = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect([kept.length, kept.at(-1)]).toEqual([MOST_LINES, `line ${2 * MOST_LINES}`]);
    if (process.platform !== 'win32') expect(modeOf(path)).toBe(0o600);
  });

  test('that cannot be written is no reason to stop', () => {
    writeFileSync(join(folder, 'wattchat'), 'a file where the folder should be');
    expect(openPast(path)).toBe(NO_PAST);
  });
});

/** Whether a line would be kept, after these sentences. */
async function kept(line: string, sentences: readonly string[] = [], options: Parameters<typeof talkTo>[1] = {}) {
  const { conversation } = talkTo({ state: 'opened' }, options);
  await say(conversation, ...sentences);
  await conversation.settled();
  const state = conversation.getSnapshot();
  conversation.stop();
  return isKeepable(line, state);
}

describe('what is kept', () => {
  test('is what somebody may want to type again', async () => {
    for (const line of [
      'buy power 5000',
      'find resident on 45701120409',
      'mtn 500 for 08031234567',
      'receipt for POWER-00000001',
    ])
      expect([line, await kept(line)]).toEqual([line, true]);
  });

  test('is never a masked answer, nor a password that is said in a sentence', async () => {
    expect(await kept('Demo-Power-2026', ['sign in', 'resident@palmcourt.example'], { visitor: true })).toBe(false);
    expect(await kept('log in ada@b.example password Egusi-on-Thursdays-31', [], { visitor: true })).toBe(false);
    expect(await kept('my password is hunter22')).toBe(false);
    expect(await kept('Demo-Power-2026', [], { visitor: true })).toBe(false);
  });

  test('is never a card, nor anything that is typed while its window is open', async () => {
    expect(await kept('4242 4242 4242 4242')).toBe(false);
    expect(await kept('4000-0000-0000-3220')).toBe(false);
    expect(await kept('1', ['buy power 5000', 'yes'])).toBe(false);
  });

  test('is never a number alone, which means another thing in another list', async () => {
    expect(await kept('2', ['buy airtime'])).toBe(false);
    expect(await kept('5000')).toBe(true);
  });

  test('is never a token of a meter, nor a link that was mailed', async () => {
    expect(await kept('6047 3918 2250 7764 1183')).toBe(false);
    expect(await kept('http://127.0.0.1:3000/#reset-password/Vx3k_81hdJQ2mLwT0zRbNg')).toBe(false);
    expect(await kept('/confirmEmail/Vx3k_81hdJQ2mLwT0zRbNg')).toBe(false);
    expect(await kept('Vx3k_81hdJQ2mLwT0zRbNg')).toBe(false);
  });
});
