import { nairaOf } from '#catalogues/money.ts';
import type { Keep, Kept } from '#machines/assistant/sync/keep.ts';
import type { FeeCache } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { KEPT } from './kept-names.ts';
import { onChange, onChangeSeen, onMoment } from './other-tabs.ts';

const { token: TOKEN, conversation: CONVERSATION, language: LANGUAGE, installing: INSTALLING } = KEPT;
/** What a sign-out leaves: how the screen looks, the language that it speaks, and whether the device was asked to install the portal. */
const STAY = ['theme', LANGUAGE, INSTALLING] as const;

/** So many turns of a conversation are kept where the storage is too full for more. */
const FEW = 20;

/**
 * Keeps the token and the conversation in the browser's storage, over reloads and tabs (S1 section 6). `passing` is what lasts
 * as long as the tab; it goes with a sign-out too.
 */
export function browserKeep(storage: Storage, passing: Storage): Keep {
  let latest: (() => Kept) | null = null;
  // Several changes in one turn are written down once.
  function keepSoon(kept: () => Kept) {
    if (latest === null) queueMicrotask(write);
    latest = kept;
  }
  function write() {
    const kept = latest?.();
    latest = null;
    // Another tab has signed out a moment ago: what a signed-in person said must not come back after that.
    if (!kept || (kept.owner !== null && storage.getItem(TOKEN) === null)) return;
    const text = JSON.stringify(kept);
    // The same again would only wake the other tabs.
    if (text === storage.getItem(CONVERSATION) || put(CONVERSATION, text)) return;
    put(CONVERSATION, JSON.stringify({ ...kept, messages: kept.messages.slice(-FEW) }));
  }
  function put(name: string, value: string): boolean {
    try {
      storage.setItem(name, value);
      return true;
    } catch {
      // Full storage costs what a reload would bring back, never the purchase that is under way.
      return false;
    }
  }
  return {
    token: () => storage.getItem(TOKEN),
    keepToken: (token) => void put(TOKEN, token),
    keepSession: (names) => {
      for (const [name, value] of Object.entries(names)) put(name, value);
    },
    conversation: () => read(storage.getItem(CONVERSATION)),
    keepConversation: keepSoon,
    keepDues: (dues) => {
      for (const [name, amount] of Object.entries(dues)) put(name, String(amount));
    },
    language: () => storage.getItem(LANGUAGE),
    keepLanguage: (language) => void put(LANGUAGE, language),
    clear: () => {
      latest = null;
      // Sign-out clears everything else (S1 section 2).
      const stays = STAY.map((name) => [name, storage.getItem(name)] as const);
      storage.clear();
      passing.clear();
      for (const [name, value] of stays) if (value) put(name, value);
    },
    dropConversation: () => {
      latest = null;
      storage.removeItem(CONVERSATION);
    },
    // A storage that was cleared names nothing.
    watch: (changed) => onChange(storage, [TOKEN, null], changed),
    watchConversation: (changed) => onChangeSeen(storage, CONVERSATION, changed),
    moments: onMoment,
  };
}

/**
 * Keeps the last fee, in naira, and the provider it is for under the names of S3 section 3, until the tab is closed. Storage
 * that cannot be used costs one more look-up.
 */
export function sessionFees(storage: Storage): FeeCache {
  return {
    recall: (provider) => (storage.getItem('Service') === provider ? parseNaira(storage.getItem('Fee') ?? '') : null),
    keep: (provider, kobo) => {
      try {
        storage.setItem('Fee', String(nairaOf(kobo)));
        storage.setItem('Service', provider);
      } catch {
        // Half of it is worse than nothing: a fee would stand under another provider.
        storage.removeItem('Service');
      }
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
