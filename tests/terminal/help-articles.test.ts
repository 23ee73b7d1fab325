import { expect, test } from 'vitest';
import { drawMessage } from '#src/terminal/draw.ts';
import { BARE } from '#src/terminal/screen/screen.ts';
import { talkTo } from '../support/portal.ts';
import { converse } from './support/programs.ts';

test('a help article answers in the terminal too, beside the open question, which is asked again', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  const [asked, safe] = await converse(conversation, [{ say: 'airtime 500 for 08031234567' }, { say: 'is it safe?' }]);
  const said = safe?.messages.filter(({ from }) => from === 'portal').map(({ text }) => text) ?? [];
  expect(said[0]).toMatch(/^Yes\. You see what you buy, .* More: \/help\/paying-safely$/);
  expect(said[1]).toBe(asked?.messages.at(-1)?.text);
  expect(safe?.view).toMatchObject({ next: 'network' });
  const shown = conversation.getSnapshot().messages.find(({ aside }) => aside);
  expect(shown && drawMessage(shown, { ...BARE, columns: 60 })).toContain('/help/paying-safely');
  conversation.stop();
});
