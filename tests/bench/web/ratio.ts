/** One line of the bench of the browser: the medians of ours and of a named peer, in one unit; the smaller the better. */
export interface Ratio {
  readonly id: 'a1' | 'a2' | 'a4' | 'd2';
  readonly what: string;
  readonly unit: 'ms' | 'KiB';
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** The ratio that PERFORMANCE asks for at most. */
  readonly target: number;
}

/** The middle one of an odd number of values. */
export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A ratio as lines for a person. */
export function describeRatio({ id, what, unit, ours, peer, theirs, target }: Ratio): string {
  const show = (value: number) => `${value.toFixed(1).padStart(9)} ${unit}`;
  return [
    `${id}  ${what}`,
    `  ours ${show(ours)}`,
    `  peer ${show(theirs)}  ${peer}`,
    `  ours / peer  ${(ours / theirs).toPrecision(3)}  (asked for: <= ${target.toFixed(2)})`,
  ].join('\n');
}
