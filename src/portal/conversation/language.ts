import type { TalkContext, Understanding } from '#machines/talk/context.ts';

type Understand = (text: string, context: TalkContext) => Understanding;

/** Understanding nothing: the conversation says so, and nothing is changed. */
const NOTHING: Understanding = { intent: 'none', slots: {}, confidence: 0, alternatives: [] };

/** The language, fetched beside the first screen. Where it cannot be fetched the buttons still work. */
export function languageLater(fetch: () => Promise<Understand>): { understand: Understand; ready: Promise<void> } {
  let known: Understand = () => NOTHING;
  const ready = fetch().then(
    (understand) => {
      known = understand;
    },
    () => undefined,
  );
  return { understand: (text, context) => known(text, context), ready };
}
