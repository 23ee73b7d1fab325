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

test('an answer that is Markdown in the portal is plain text here, a line for each item', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  const [answer] = await converse(conversation, [{ say: 'what does error 30 mean?' }]);
  const said = answer?.messages.findLast(({ from }) => from === 'portal');
  expect(said?.text.split('\n')).toEqual([
    '06 or 10: the token is for another meter.',
    '12: a wrong key change token.',
    '30 or E-5: the keypad does not reach the meter.',
    '70, 75 or SGC: it needs key change tokens.',
    'Used: it is in already.',
    'Old: a newer one is in.',
    'Your meter may differ. More: /help/meter-messages',
  ]);
  const shown = conversation.getSnapshot().messages.at(-1);
  expect(shown && drawMessage(shown, { ...BARE, columns: 60 })).not.toMatch(/\*\*|\]\(/);
  conversation.stop();
});
