import { expect, test } from 'vitest';
import { ready, understand } from '#machines/talk/understand.ts';

const CONTEXT = { role: 'service-user', today: '2026-11-30' } as const;
const SENTENCES = ['buy 5k power', 'hw mch did I pay lst month', 'abeg make I buy light 2k', 'send my receipt again'];

test('a sentence that comes while the language is made ready means what it means afterwards', () => {
  const understood = () => SENTENCES.map((text) => understand(text, CONTEXT));
  const pieces = ready();
  for (let step = 0; step < 5; step++) pieces.next();
  const early = understood();
  expect(early.map(({ intent }) => intent)).not.toContain('none');
  while (!pieces.next().done);
  expect(understood()).toEqual(early);
});
