/** How fast things move, s; the sheets' own `--fast`, for what only changes its colour, is the first of them. */
export const SECONDS = { fast: 0.15, arrive: 0.18, open: 0.2 } as const;

/** Out of the blocks at once, and gently into place. */
export const EASE = [0.2, 0, 0, 1] as const;

/** So long a wait is not worth a word, s. */
const UNNOTICED = 0.3;

const at = (duration: number, delay = 0) => ({ duration, delay, ease: EASE });

const FADED = { opacity: 0 };
const THERE = { opacity: 1 };
/** A part of the way, px, below its place. */
export const BELOW = { opacity: 0, y: 4 };
const HERE = { opacity: 1, y: 0 };
/** `--veil` is how much of its ground a dialog has drawn over the page. */
const VEILED = { '--veil': 1 };
const UNVEILED = { '--veil': 0 };

const slides = (from: string) => ({
  initial: { x: from, ...UNVEILED },
  animate: { x: 0, ...VEILED },
  exit: { x: from, ...UNVEILED, transition: at(SECONDS.fast) },
  transition: at(SECONDS.open),
});

/** All that moves here: what comes, how it stands, and how it goes (DESIGN, 150 to 200 ms). */
export const MOVES = {
  /** A turn of the conversation, or what stands below the last one. */
  turn: { initial: BELOW, animate: HERE, transition: at(SECONDS.arrive) },
  /** What was there before, in another shape or place: it begins there (`From`), not here. */
  becomes: {
    animate: {
      x: 0,
      ...HERE,
      clipPath: 'inset(0px 0px 0px 0px)',
      // Else it would cut off what is drawn around it, as a ring of the keyboard.
      transitionEnd: { clipPath: 'none' },
    },
    transition: at(SECONDS.open),
  },
  toast: {
    initial: BELOW,
    animate: HERE,
    exit: { ...BELOW, transition: at(SECONDS.fast) },
    transition: at(SECONDS.arrive),
  },
  canvas: { initial: BELOW, animate: HERE, transition: at(SECONDS.open) },
  dialog: {
    initial: { ...BELOW, ...UNVEILED },
    animate: { ...HERE, ...VEILED },
    exit: { ...BELOW, ...UNVEILED, transition: at(SECONDS.fast) },
    transition: at(SECONDS.open),
  },
  /** A dialog that only says what is waited for. */
  wait: {
    initial: { ...FADED, ...UNVEILED },
    animate: { ...THERE, ...VEILED },
    transition: at(SECONDS.open, UNNOTICED),
  },
  startDrawer: slides('-100%'),
  endDrawer: slides('100%'),
} as const;

/** One of them. */
export type Move = keyof typeof MOVES;
