import { chmodSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The wall clock of a process, which may be wrong. What it measures time with goes on as it did. */
export interface SteppedClock {
  /** What the process is started with. */
  readonly environment: Readonly<Record<string, string>>;
  /** It is so many seconds ahead from now on; 0: it is right. */
  readonly ahead: (seconds: number) => void;
}

/** One by libfaketime, with its file in a folder; null where that is not installed. */
export function steppedClock(folder: string): SteppedClock | null {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (library === undefined) return null;
  const file = join(folder, 'clock');
  const ahead = (seconds: number) => writeFileSync(file, `+${seconds}\n`);
  ahead(0);
  chmodSync(file, 0o644);
  return {
    ahead,
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
  };
}
