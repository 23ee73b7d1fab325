/** Whether the portal answers at all. */
export interface Line {
  /** A call reached the portal, or it did not. */
  heard(isThere: boolean): void;
  /** Tells of the line that is lost and comes back, at once where it is lost already; answers how to stop that. */
  onChange(listener: (isThere: boolean) => void): () => void;
}

/** The line of a terminal, there until a call finds nobody. */
export function createLine(): Line {
  const listeners = new Set<(isThere: boolean) => void>();
  let was = true;
  return {
    heard(isThere) {
      if (isThere === was) return;
      was = isThere;
      for (const listener of listeners) listener(isThere);
    },
    onChange(listener) {
      listeners.add(listener);
      if (!was) listener(false);
      return () => listeners.delete(listener);
    },
  };
}
