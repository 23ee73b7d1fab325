import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { completePath } from '#src/terminal/files.ts';
import { completions, knownNames, namesIn, typeable } from '#src/terminal/lines/completion.ts';
import { addressesFor } from '#src/terminal/pages/addresses.ts';
import { say, talkTo } from '../../support/portal.ts';

const NOWHERE = { pageCommands: [], addresses: addressesFor(null) };

/** What Tab offers for a line, after these sentences of a resident or a visitor. */
async function offered(line: string, sentences: readonly string[], options: Parameters<typeof talkTo>[1] = {}) {
  const { conversation } = talkTo({}, options);
  await say(conversation, ...sentences);
  await conversation.settled();
  const state: ConversationView = conversation.getSnapshot();
  conversation.stop();
  return completions(line, typeable(state, { ...NOWHERE, addresses: addressesFor(state.session.role) }));
}

describe('Tab', () => {
  test('completes the answers of the open question before anything else, in any case of letters', async () => {
    const networks = (await offered('', ['buy airtime'], { visitor: true })).slice(0, 4);
    expect(networks.toSorted()).toEqual(['9mobile', 'Airtel', 'Glo', 'MTN']);
    expect((await offered('air', ['buy airtime'], { visitor: true }))[0]).toBe('Airtel');
  });

  test('completes commands, and what can be started by this person alone', async () => {
    expect(await offered('show as', [])).toEqual(['show as form', 'show as table']);
    expect(await offered('sign', [])).toEqual(['sign out']);
    expect(await offered('sign', [], { visitor: true })).toEqual(['sign in', 'sign up']);
    expect(await offered('register', [])).toEqual([]);
  });

  test('offers yes and no where something is read back, and the addresses of pages after a slash only', async () => {
    expect((await offered('', ['buy power 5000'])).slice(0, 2)).toEqual(['yes', 'no']);
    expect(await offered('/tr', [])).toEqual(['/transactionHistory']);
    expect((await offered('', [])).filter((one) => one.startsWith('/'))).toEqual([]);
  });

  test('offers nothing for a masked answer', async () => {
    expect(await offered('', ['sign in', 'resident@palmcourt.example'], { visitor: true })).toEqual([]);
  });
});

describe('names', () => {
  test('are completed within a sentence: whom one buys from, and who stands in the table above', () => {
    const { conversation } = talkTo();
    const { messages, ...state } = conversation.getSnapshot();
    conversation.stop();
    const columns = [
      { name: 'name', label: 'Name', align: 'start', kind: 'person' },
      { name: 'meter', label: 'Meter number', align: 'start', kind: 'meter' },
    ] as const;
    const table = { columns, rows: [['Amaka Eze', '45701120409']] };
    const told = { ...state, messages: messages.map((one) => ({ ...one, table })) };
    const names = knownNames(told, []);
    expect(names).not.toContain('45701120409');
    expect(namesIn('buy power from ib', names)).toEqual(['buy power from IBEDC']);
    expect(namesIn('mark amaka', names)).toEqual(['mark Amaka Eze']);
    expect(namesIn('amaka', names)).toEqual([]);
  });

  test('are those of rows of the open page, too, and nothing that is no name', () => {
    const told = { view: null, messages: [], composer: { placeholder: '', masked: false, mode: 'text' } } as const;
    expect(namesIn('search Palm', knownNames(told, ['Palm Court']))).toEqual(['search Palm Court']);
    expect(knownNames({ ...told, composer: { ...told.composer, masked: true } }, ['Palm Court'])).toEqual([]);
  });
});

describe('paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-paths-'));
  mkdirSync(join(folder, 'bills'));
  for (const name of ['my meters.csv', 'meters.csv', 'bills/march.pdf', '.hidden'])
    writeFileSync(join(folder, name), '');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are completed from the folder it was started in, folders with a slash, hidden files only by their dot', async () => {
    expect(await completePath('', folder)).toEqual(['bills/', 'meters.csv', 'my meters.csv']);
    expect(await completePath('m', folder)).toEqual(['meters.csv', 'my meters.csv']);
    expect(await completePath('bills/', folder)).toEqual(['bills/march.pdf']);
    expect(await completePath('./b', folder)).toEqual(['./bills/']);
    expect(await completePath('.h', folder)).toEqual(['.hidden']);
    expect(await completePath(`${folder}/bi`, '/')).toEqual([`${folder}/bills/`]);
    expect(await completePath('gone/', folder)).toEqual([]);
  });
});
