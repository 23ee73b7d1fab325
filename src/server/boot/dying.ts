import type { CrashPoint } from '../settlement/money.ts';

/** Where a process is to die, and at the how many-eth time that it comes by. */
export interface FaultAt {
  readonly point: string;
  readonly times: number;
}

/** Ends this process at a crash point as `kill -9` does: nothing of it runs after that. Null: it never does, as outside the fault tests. */
export function dyingAt(at: FaultAt | null): (point: CrashPoint) => void {
  if (at === null) return () => undefined;
  let left = at.times;
  return (point) => {
    if (point !== at.point) return;
    left -= 1;
    if (left <= 0) process.kill(process.pid, 'SIGKILL');
  };
}
