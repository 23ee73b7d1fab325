import { expect, test } from 'vitest';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { read } from '#machines/pages/answers.ts';

const WORDS = { refused: 'The books cannot be read.', unanswered: 'Nobody answered.' };
const refusedAs = (code: string, message: string) =>
  read(Promise.resolve({ status: 403, data: { code, message } }), new AbortController().signal, WORDS);

test('what has to be done first is said in the words of the refusal, and every other refusal in those of the page', async () => {
  expect(await refusedAs('prove-again', SECOND_FACTOR.proveAgain)).toEqual({
    kind: 'failed',
    problem: SECOND_FACTOR.proveAgain,
  });
  expect(await refusedAs('not-allowed', 'Your account cannot do this.')).toEqual({
    kind: 'failed',
    problem: WORDS.refused,
  });
});
