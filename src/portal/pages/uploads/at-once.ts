import type { Say } from '#machines/kit/view.ts';

/** What is said in one tone, as one: what happened, and below it why. Plain sentences are the chat's. */
export function atOnce(say: readonly Say[]): readonly Say[] {
  const together: Say[] = [];
  for (const one of say) {
    const last = together.at(-1);
    if (one.tone === 'plain') continue;
    if (last?.tone === one.tone) together.splice(-1, 1, { tone: one.tone, text: `${last.text}\n${one.text}` });
    else together.push(one);
  }
  return together;
}
