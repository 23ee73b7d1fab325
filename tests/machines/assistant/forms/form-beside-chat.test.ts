import { describe, expect, test } from 'vitest';
import { say, talkTo, texts } from '../../../support/portal.ts';

const fill = (conversation: ReturnType<typeof talkTo>['conversation'], values: Record<string, string>) =>
  conversation.send({ type: 'FILL', values, from: 'form' });

describe('a form that is filled in beside the chat', () => {
  test('leaves one question in the chat, the one that is open, and no trail of those it answered', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    conversation.open('airtime');
    await conversation.settled();
    const before = texts(conversation);
    fill(conversation, { network: 'mtn' });
    fill(conversation, { phone: '08031234567' });
    fill(conversation, { confirmPhone: '08031234567' });
    expect(texts(conversation)).toEqual([...before.slice(0, -1), 'How much airtime?']);
  });

  test('takes back what it said was wrong together with the question', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'airtime', 'mtn', '0803');
    const said = texts(conversation);
    fill(conversation, { phone: '08031234567', confirmPhone: '08031234567' });
    expect(texts(conversation)).toEqual([...said.slice(0, -2), 'How much airtime?']);
  });

  test('has no question left in the chat once everything is filled in', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'airtime');
    const said = texts(conversation);
    fill(conversation, { network: 'mtn', phone: '08031234567', confirmPhone: '08031234567', amount: '500' });
    expect(texts(conversation)).toEqual(said.slice(0, -1));
  });

  test('leaves what a person answered, and what was said of it', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'airtime', 'mtn');
    const said = texts(conversation);
    fill(conversation, { phone: '08031234567', confirmPhone: '08031234567' });
    expect(texts(conversation)).toEqual([...said.slice(0, -1), 'How much airtime?']);
  });

  test('never uses the number of a turn twice', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'airtime');
    const ids = () => conversation.getSnapshot().messages.map(({ id }) => id);
    const before = ids();
    fill(conversation, { network: 'mtn' });
    expect(before).not.toContain(ids().at(-1));
  });
});
