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
  /** The screenful before, once more. */
  back(): void;
  /** All that waits, however long it is. */
  all(): void;
  /** What waits is not shown any more. */
  drop(): void;
  /** Somebody has typed: what stands there is read. */
  read(): void;
}

/** Pages for a screen as it is at that moment; what fits is shown at once, and where there is no edge all of it. */
export function createPager(screen: () => Screen, print: (text: string) => void): Pager {
  let lines: readonly string[] = [];
  /** How many of them were shown, and where each screenful began. */
  let at = 0;
  let leaves: readonly number[] = [];
  /** Lines that stand there since somebody typed. */
  let shown = 0;

  function more(): void {
    const room = Math.max(1, screen().rows - FREE - shown);
    const now = lines.slice(at, at + room);
    if (now.length === 0) return;
    leaves = [...leaves, at];
    at += now.length;
    shown += now.length;
    print(now.join('\n'));
  }

  function forget(): void {
    lines = [];
    leaves = [];
    at = 0;
  }

  return {
    show(text) {
      if (text === '') return;
      const isFull = at < lines.length || shown >= screen().rows - FREE;
      if (at === lines.length) forget();
      lines = [...lines, ...text.split('\n')];
      if (!isFull) more();
    },
    waiting: () => lines.length - at,
    more,
    back() {
      at = leaves.at(-2) ?? leaves.at(-1) ?? 0;
      leaves = leaves.slice(0, -2);
      more();
    },
    all() {
      const rest = lines.slice(at);
      forget();
      if (rest.length > 0) print(rest.join('\n'));
    },
    drop: forget,
    read() {
      shown = 0;
    },
  };
}
