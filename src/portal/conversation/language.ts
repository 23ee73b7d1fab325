import type { TalkContext, Understanding } from '#machines/talk/context.ts';

/** What understands, and what it is made ready with, a piece a step. */
interface Language {
  readonly understand: (text: string, context: TalkContext) => Understanding;
  readonly ready: () => Iterable<void>;
}

/** The language of a page that can be drawn and pressed without it. */
export interface LanguageLater {
  readonly understand: Language['understand'];
  readonly isReady: () => boolean;
  /** Wants it now; resolves once sentences are understood, or cannot be: whoever wants it then tries again. */
  readonly ready: () => Promise<void>;
}

/** Understanding nothing: the conversation says so, and nothing is changed. */
const NOTHING: Understanding = { intent: 'none', slots: {}, confidence: 0, alternatives: [] };

/**
 * The language, fetched when it is first wanted and made ready in pieces, between which `breathe` lets the browser be free. Where it
 * cannot be fetched the buttons still work.
 */
export function languageLater(fetch: () => Promise<Language>, breathe: () => Promise<void>): LanguageLater {
  let known: Language['understand'] | null = null;
  let coming: Promise<void> | null = null;
  async function come(): Promise<void> {
    try {
      const { understand, ready } = await fetch();
      for (const _ of ready()) await breathe();
      known = understand;
    } catch {
      // The line may be back for the next sentence.
      coming = null;
    }
  }
  return {
    understand: (text, context) => known?.(text, context) ?? NOTHING,
    isReady: () => known !== null,
    ready() {
      coming ??= come();
      return coming;
    },
  };
}
