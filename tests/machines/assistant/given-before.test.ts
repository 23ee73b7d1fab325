import { describe, expect, test } from 'vitest';
import { HOUSEHOLD } from '#catalogues/sentences/household.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

const OWN = 'resident@palmcourt.example';
const SIGNED_IN = ['sign in', OWN, 'Demo-Power-2026'];

/** What is asked and offered as an answer at the end of some sentences of a visitor. */
async function offered(...sentences: readonly string[]) {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, ...sentences);
  const { view, suggestions } = conversation.getSnapshot();
  return { next: view?.next, answers: suggestions.map(({ say }) => say), last: texts(conversation).at(-1) };
}

describe('an address that was given before', () => {
  test('is offered where the same is asked again', async () => {
    const { next, answers } = await offered('sign in', OWN, 'cancel', 'buy power abuja 45098765430 3000');
    expect([next, answers]).toEqual(['email', expect.arrayContaining([OWN])]);
  });

  test('is not that of somebody who is invited, neither as a button nor as the same again', async () => {
    const { next, answers } = await offered(...SIGNED_IN, 'invite somebody to my house');
    expect([next, answers.includes(OWN)]).toEqual(['email', false]);
    const { last } = await offered(...SIGNED_IN, 'invite somebody to my house', 'the same as last time');
    expect(last).toBe(HOUSEHOLD.invite.email.ask);
  });
});
