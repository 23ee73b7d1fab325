import { expect, test } from 'vitest';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, scripted, talkTo } from '../../../support/portal.ts';
import { turnsEnd } from '../offline/on-device.ts';

test('the last thing done before a sign-out is kept with the account, also while what was done before is on its way', async () => {
  const { script, services } = scripted();
  const sent: { revision: number; became?: number }[] = [];
  let hold: Promise<void> | null = null;
  const { conversation } = talkTo(
    {},
    {
      keep: { ...keepNothing(), token: () => bearer() },
      services: {
        ...services,
        async keepConversation(input) {
          const one: (typeof sent)[number] = { revision: input.revision };
          sent.push(one);
          const answer = await services.keepConversation(input);
          if (answer.status === 200) one.became = answer.data.revision;
          await hold;
          return answer;
        },
      },
    },
  );
  await conversation.settled();
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  conversation.say('buy airtime');
  await turnsEnd(400);
  const under = sent.length;
  conversation.say('mtn');
  conversation.signOut();
  await turnsEnd();
  release();
  await conversation.settled();
  expect([under, sent.length]).toEqual([under, under + 1]);
  // Each continues what the one before it became.
  expect(sent.map(({ revision }) => revision)).toEqual([0, ...sent.slice(0, -1).map(({ became }) => became)]);
  const kept = JSON.stringify(script.kept);
  expect([kept.includes('buy airtime'), kept.includes('"mtn"')]).toEqual([true, true]);
});

test('where nothing was done since, what is on its way is not sent twice', async () => {
  const { services } = scripted();
  let sent = 0;
  const { conversation } = talkTo(
    {},
    {
      keep: { ...keepNothing(), token: () => bearer() },
      services: {
        ...services,
        keepConversation(input) {
          sent += 1;
          return services.keepConversation(input);
        },
      },
    },
  );
  await conversation.settled();
  await say(conversation, 'buy airtime');
  const before = sent;
  conversation.signOut();
  await conversation.settled();
  expect(sent).toBe(before);
});
