import type { Screen } from '../screen/screen.ts';

/** Lines that stay free below what is shown: the one that says there is more, and one to type on. */
const FREE = 2;

/** Shows a long text a screenful at a time. */
export interface Pager {
  show(text: string): void;
  /** How many lines wait to be shown. */
  waiting(): number;
  /** The next screenful. */
  more(): void;
  /** What waits is not shown any more. */
  drop(): void;
}

/** Pages for a screen as it is at that moment; what fits is shown at once, and where there is no edge all of it. */
export function createPager(screen: () => Screen, print: (text: string) => void): Pager {
  let rest: readonly string[] = [];

  function more(): void {
    const room = Math.max(1, screen().rows - FREE);
    // Asking for one line more takes a line as well.
    const now = rest.slice(0, rest.length <= room ? room : room - 1);
    rest = rest.slice(now.length);
    if (now.length > 0) print(now.join('\n'));
  }

  return {
    show(text) {
      if (text === '') return;
      const begun = rest.length > 0;
      rest = [...rest, ...text.split('\n')];
      if (!begun) more();
    },
    waiting: () => rest.length,
    more,
    drop() {
      rest = [];
    },
  };
}
