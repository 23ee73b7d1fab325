/**
 * A storage of the browser, or one that lasts as long as the page where the browser forbids it, as in some private windows: only
 * looking at it throws there.
 */
export function storageOr(look: () => Storage): Storage {
  try {
    return look();
  } catch {
    return passingStorage();
  }
}

function passingStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
