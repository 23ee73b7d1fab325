import { describe, expect, test } from 'vitest';
import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

/** What is said to some sentences, and the amount that the purchase has then. */
async function told(...sentences: string[]) {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, ...sentences);
  const { view } = conversation.getSnapshot();
  return { said: texts(conversation), view, amount: view?.fields.find(({ name }) => name === 'amount')?.value };
}

describe('a purchase that is wanted several times is one at a time, and that is said', () => {
  test.each([
    ['mtn 200 x 3', 3],
    ['mtn 200 x3 for 08031234567', 3],
    ['mtn 200 X 3', 3],
    ['mtn 200 × 3', 3],
    ['mtn 200 * 3', 3],
    ['mtn 200x3 for 08031234567', 3],
    ['3 x 200 mtn for 08031234567', 3],
    ['mtn 3x200 for 08031234567', 3],
    ['mtn 200 3 times for 08031234567', 3],
    ['buy mtn 200 three times for 08031234567', 3],
    ['buy mtn airtime 200 twice', 2],
    ['mtn 200 for 08031234567 thrice', 3],
    ['send 200 mtn 5x to 08031234567', 5],
  ])('%s', async (sentence, times) => {
    const { said, amount } = await told(sentence);
    expect(said).toContain(FIGURES.oneOf(times));
    expect(said.join(' ')).not.toMatch(/as an amount|have not used/);
    expect(amount).toBe('200');
  });

  test('where the amount is asked for', async () => {
    const { said, view, amount } = await told('buy mtn airtime for 08031234567', '200 x 3');
    expect(said).toContain(FIGURES.oneOf(3));
    expect(amount).toBe('200');
    expect(view?.step).toBe('confirming');
  });

  test('while it is read back: nothing is paid, and the question stands', async () => {
    const { said, view } = await told('mtn 200 for 08031234567', 'three times');
    expect(said).toContain(FIGURES.oneOf(3));
    expect(view?.step).toBe('confirming');
  });

  test.each(['mtn 200 for 08031234567', 'mtn 200 one time', 'mtn 200 x 1'])('"%s" is wanted once', async (sentence) => {
    expect((await told(sentence)).said.join(' ')).not.toContain('one at a time');
  });
});
