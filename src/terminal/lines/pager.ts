import type { Screen } from '../screen/screen.ts';

/** Lines that stay free below what is shown: the one that says there is more, and one to type on. */
const FREE = 2;

/** Shows what is long a screenful at a time. */
export interface Pager {
  show(text: string): void;
  /** How many lines wait to be shown. */
  waiting(): number;
  /** The next screenful. */
  more(): void;
  /** What waits is not shown any more. */
  drop(): void;
  /** Somebody has typed: what stands there is read. */
  read(): void;
}

/** Pages for a screen as it is at that moment; what fits is shown at once, and where there is no edge all of it. */
export function createPager(screen: () => Screen, print: (text: string) => void): Pager {
  let rest: readonly string[] = [];
  /** Lines that stand there since somebody typed. */
  let shown = 0;

  function more(): void {
    const room = Math.max(1, screen().rows - FREE - shown);
    const now = rest.slice(0, room);
    rest = rest.slice(now.length);
    shown += now.length;
    if (now.length > 0) print(now.join('\n'));
  }

  return {
    show(text) {
      if (text === '') return;
      const full = rest.length > 0 || shown >= screen().rows - FREE;
      rest = [...rest, ...text.split('\n')];
      if (!full) more();
    },
    waiting: () => rest.length,
    more,
    drop() {
      rest = [];
    },
    read() {
      shown = 0;
    },
  };
}
