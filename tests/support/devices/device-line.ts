import { type Aside, asideOf, type DeviceLine } from '#machines/assistant/sync/aside.ts';

/** A device that a test takes the line from and gives it back. */
export function deviceLine(before: unknown = null) {
  let kept = before;
  let up = true;
  let seen = true;
  let last = Promise.resolve();
  const watching = new Set<(up: boolean) => void>();
  const turn = (now: boolean) => {
    up = now;
    for (const changed of watching) changed(now);
  };
  const device: DeviceLine = {
    isUp: () => up,
    watch(changed) {
      watching.add(changed);
      return () => watching.delete(changed);
    },
    read: () => kept,
    put(aside: Aside) {
      kept = JSON.parse(JSON.stringify(aside));
    },
    isSeen: () => seen,
    alone(work) {
      last = last.then(work);
      return last;
    },
    ready: () => Promise.resolve(),
  };
  return {
    device,
    /** What is put aside, as the next start of this device finds it. */
    kept: () => kept,
    asideOf: (owner: string | null) => asideOf(kept, owner),
    hide: () => {
      seen = false;
    },
    show: () => {
      seen = true;
    },
    lose: () => turn(false),
    regain: () => turn(true),
  };
}
