import type { Keep } from '#machines/assistant/keeping.ts';

const TOKEN = 'token';
const CONVERSATION = 'conversation';

/** Keeps the token and the conversation in the browser's storage, over reloads and tabs (S1 section 6). */
export function browserKeep(storage: Storage): Keep {
  return {
    token: () => storage.getItem(TOKEN),
    keepToken: (token) => storage.setItem(TOKEN, token),
    conversation: () => read(storage.getItem(CONVERSATION)),
    keepConversation: (kept) => storage.setItem(CONVERSATION, JSON.stringify(kept)),
    clear: () => {
      // Sign-out clears everything (S1 section 2) but how the screen looks.
      const theme = storage.getItem('theme');
      storage.clear();
      if (theme) storage.setItem('theme', theme);
    },
  };
}

function read(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
