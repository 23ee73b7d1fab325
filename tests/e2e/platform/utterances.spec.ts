import { LEARNING_SENTENCES } from '#catalogues/sentences/learning.ts';
import { UTTERANCE_SENTENCES } from '#catalogues/sentences/platform/utterances.ts';
import { isGoodAtEveryWidth, rowOf } from '../estate/office.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { answer, desk, PLATFORM, said } from './headquarters.ts';

const RESIDENT = 'levy@palmcourt.example';
const SENTENCE = 'abeg quench the kpekere of my light';
const SAID = { text: SENTENCE, kind: 'missed', place: null, understood: 'none', offered: ['buy-power'], chosen: null };

test('with the keyboard alone the platform labels a sentence of somebody who agreed to that', async ({
  page,
  elsewhere,
}) => {
  const { change, dialog, what, yes, set } = LEARNING_SENTENCES;
  await test.step('somebody agrees on their profile', async () => {
    await comeBack(elsewhere, RESIDENT, '/user-page');
    await elsewhere.getByRole('button', { name: change.true }).click();
    await answer(elsewhere, dialog.true, [what(90)], yes.true.label);
    await expect(said(elsewhere, set.true)).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: change.false })).toBeVisible();
    await isGoodAtEveryWidth(elsewhere);
  });
  const { post } = await desk(elsewhere, RESIDENT);
  expect((await post('/api/utterances', { said: [SAID] })).status()).toBe(200);
  await post('/api/utterances/counts', { counted: [{ kind: 'missed', place: 1 }] });

  await comeBack(page, PLATFORM, '/utterances');
  await expect(rowOf(page, SENTENCE)).toBeVisible();
  await isGoodAtEveryWidth(page);
  await byKeyboard(page, [
    { press: `${UTTERANCE_SENTENCES.give} of ${SENTENCE}` },
    { search: 'token-iss', of: UTTERANCE_SENTENCES.label, take: 'token-issues' },
    { press: 'Save' },
    { hear: UTTERANCE_SENTENCES.labelled('token-issues') },
  ]);
  await expect(rowOf(page, SENTENCE)).toHaveCount(0);
  await byKeyboard(page, [{ press: UTTERANCE_SENTENCES.export }]);
});
