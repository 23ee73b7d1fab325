import { expect, test } from 'vitest';
import type { Understanding } from '#machines/talk/context.ts';
import { languageLater } from '#src/portal/conversation/language.ts';

const CONTEXT = { role: null, today: '2026-11-30' } as const;
const POWER: Understanding = { intent: 'buy-power', slots: {}, confidence: 1, alternatives: [] };

/** A language that is made ready in two pieces, and what happened to it in its order. */
function onTheWay(fetched: () => void = () => {}) {
  const steps: string[] = [];
  const fetch = async () => {
    steps.push('fetched');
    fetched();
    return {
      understand: () => POWER,
      *ready() {
        yield void steps.push('first piece');
        yield void steps.push('second piece');
      },
    };
  };
  return { language: languageLater(fetch, async () => void steps.push('breath')), steps };
}

test('the language is fetched when it is first wanted, once, and the browser is free between its pieces', async () => {
  const { language, steps } = onTheWay();
  expect(language.understand('buy power', CONTEXT).intent).toBe('none');
  expect(steps).toEqual([]);
  await Promise.all([language.ready(), language.ready()]);
  expect(steps).toEqual(['fetched', 'first piece', 'breath', 'second piece', 'breath']);
  expect(language.understand('buy power', CONTEXT)).toEqual(POWER);
});

test('a language that cannot be fetched keeps nobody waiting and understands nothing, until whoever wants it next can have it', async () => {
  let isUp = false;
  const { language } = onTheWay(() => {
    if (!isUp) throw new Error('offline');
  });
  await language.ready();
  expect([language.isReady(), language.understand('buy power', CONTEXT).intent]).toEqual([false, 'none']);
  isUp = true;
  await language.ready();
  expect([language.isReady(), language.understand('buy power', CONTEXT).intent]).toEqual([true, 'buy-power']);
});
