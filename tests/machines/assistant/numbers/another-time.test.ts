import { describe, expect, test } from 'vitest';
import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

/** What is said to some sentences of a resident, and where the purchase is then. */
async function told(...sentences: string[]) {
  const { conversation } = talkTo();
  await say(conversation, ...sentences);
  const { view } = conversation.getSnapshot();
  return { said: texts(conversation), flow: view?.flow, step: view?.step };
}

describe('a purchase that is wanted at another time is made now or not at all, and that is said', () => {
  test.each([
    ['buy power 5000 tomorrow morning', 'tomorrow morning'],
    ['buy 5000 light on Friday', 'on Friday'],
    ['mtn 500 for 08031234567 in two hours', 'in two hours'],
    ['load 3k light for me by Saturday evening', 'by Saturday evening'],
  ])('%s', async (sentence, when) => {
    const { said, step } = await told(sentence);
    expect(said).toContain(FIGURES.doneNow(when));
    expect(step).toBe('confirming');
  });

  test.each([['buy power 5000 every Friday', 'every Friday']])('again and again: %s', async (sentence, when) => {
    expect((await told(sentence)).said).toContain(FIGURES.doneOnce(when));
  });

  test('where the amount is asked for', async () => {
    const { said, step } = await told('buy power', '5000 tomorrow');
    expect(said).toContain(FIGURES.doneNow('tomorrow'));
    expect(step).toBe('confirming');
  });
});

describe('what begins nothing says why', () => {
  test.each([
    ['remind me to buy light on Friday', FIGURES.notThen('on Friday')],
    ['abeg remind me tomorrow to buy light', FIGURES.notThen('tomorrow')],
    ['abeg buy power 3000 next week', FIGURES.notThen('next week')],
    ['buy power 2k when my salary enters', FIGURES.notThen('when my salary enters')],
    ['buy power 5000 automatically', FIGURES.notByMyself('automatically')],
    ['buy 5000 power every month', FIGURES.notByMyself('every month')],
  ])('%s', async (sentence, why) => {
    const { said, flow } = await told(sentence);
    expect(said).toContain(why);
    expect(flow).toBeUndefined();
  });
});

test.each([
  'buy power 5000',
  'light went off this morning, buy power 5000',
  'buy power 5000 tonight',
  'buy mtn data 1gb daily',
  'I buy 5000 power every month',
  'the transformer spoils every week',
])('nothing is said of another time: %s', async (sentence) => {
  const { said } = await told(sentence);
  expect(said.join(' ')).not.toMatch(/done at once|by myself|remind you/);
});
