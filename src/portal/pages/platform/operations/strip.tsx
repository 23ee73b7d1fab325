import type { StripView } from '#machines/pages/platform/operations/view.ts';

/** A column and the gap behind it, in units of the drawing; and how far it may go up and down from the line. */
const COLUMN = 10;
const STEP = 12;
const UP = 28;
const DOWN = 14;
/** What is there at all is seen. */
const LEAST = 3;

/** Answers up from the line, what could not be used down from it, on their own scale: the direction says it, not the colour alone. */
export function Strip({ minutes }: Pick<StripView, 'minutes'>) {
  const most = Math.max(1, ...minutes.map(({ answered }) => answered), ...minutes.map(({ failed }) => failed));
  const width = minutes.length * STEP;
  return (
    <svg viewBox={`0 0 ${width} ${UP + DOWN + 1}`} preserveAspectRatio="none" aria-hidden="true" className="strip">
      <rect className="strip__line" x={0} y={UP} width={width} height={1} />
      {minutes.map(({ answered, failed }, at) => {
        const up = tall(answered, most, UP);
        const down = tall(failed, most, DOWN);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its minute.
          <g key={at}>
            {up > 0 && <rect className="strip__good" x={at * STEP} y={UP - up} width={COLUMN} height={up} rx={1.5} />}
            {down > 0 && <rect className="strip__bad" x={at * STEP} y={UP + 1} width={COLUMN} height={down} rx={1.5} />}
          </g>
        );
      })}
    </svg>
  );
}

function tall(of: number, most: number, room: number): number {
  return of === 0 ? 0 : Math.max(LEAST, (of / most) * room);
}
