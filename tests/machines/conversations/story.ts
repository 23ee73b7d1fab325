import type { Message } from '#machines/assistant/transcript.ts';

/** A conversation as it went, in turns, for whoever has to find out what went wrong. */
export interface Story {
  does(what: string): void;
  says(messages: readonly Message[]): void;
  stands(where: string): void;
  told(): string;
}

/** An empty page. */
export function beginStory(who: string): Story {
  const lines = [`A conversation with ${who}:`];
  let seen: readonly Message[] = [];
  return {
    does(what) {
      lines.push(`> ${what}`);
    },
    says(messages) {
      const first = messages.findIndex(({ id, text }, index) => id !== seen[index]?.id || text !== seen[index].text);
      const news = first === -1 ? messages.slice(seen.length) : messages.slice(first);
      seen = messages;
      for (const { text, tone, from } of news)
        if (from === 'portal') lines.push(`    Portal: ${tone === 'plain' ? '' : `(${tone}) `}${text}`);
    },
    stands(where) {
      if (lines.findLast((line) => line.startsWith('    [')) !== `    [${where}]`) lines.push(`    [${where}]`);
    },
    told: () => lines.join('\n'),
  };
}
