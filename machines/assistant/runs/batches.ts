/** Gathers the changes of runs, so that several events to a run are one change to the person. */
export interface Batches {
  /** A run changed. */
  note(id: string): void;
  /** Do work whose changes are told together, at its end. */
  batch(work: () => void): void;
}

/** Changes that are noted before `begin` wait for it: the runs that live again speak up once there is somebody to hear them. */
export function createBatches(tell: (id: string) => void, told: () => void): Batches & { begin(): void } {
  const changed = new Set<string>();
  let depth = 1;

  function end(): void {
    depth -= 1;
    if (depth > 0) return;
    for (const id of [...changed]) {
      changed.delete(id);
      tell(id);
    }
    told();
  }

  function batch(work: () => void): void {
    depth += 1;
    try {
      work();
    } finally {
      end();
    }
  }

  return {
    batch,
    begin: end,
    note(id) {
      if (depth > 0) changed.add(id);
      else batch(() => changed.add(id));
    },
  };
}
