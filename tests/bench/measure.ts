/** One line of the bench: how often a second ours and a named peer did the same, measured in one run. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
}

/** Something that can be done over and over; answers how many units one go was. */
export type Work = () => Promise<number> | number;

const ROUNDS = 7;
const ROUND_MS = 250;

/**
 * Measures two works in turn, so that both meet the same machine; the median of seven rounds each. `warmMs`: for so long each is done
 * before it is measured.
 */
export async function compare(ours: Work, theirs: Work, warmMs = ROUND_MS): Promise<{ ours: number; theirs: number }> {
  const rounds = { ours: [] as number[], theirs: [] as number[] };
  await round(ours, warmMs);
  await round(theirs, warmMs);
  for (let i = 0; i < ROUNDS; i++) {
    rounds.ours.push(await round(ours));
    rounds.theirs.push(await round(theirs));
  }
  return { ours: median(rounds.ours), theirs: median(rounds.theirs) };
}

async function round(work: Work, leastMs = ROUND_MS): Promise<number> {
  const start = performance.now();
  let done = 0;
  let passed = 0;
  while (passed < leastMs) {
    done += await work();
    passed = performance.now() - start;
  }
  return (done * 1000) / passed;
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** A figure as a line for a person. */
export function describeFigure({ what, unit, ours, peer, theirs }: Figure): string {
  const count = (value: number) => Math.round(value).toLocaleString('en').padStart(11);
  const each = `${((1_000_000 / ours) | 0).toLocaleString('en')} µs each`;
  return [
    `${what}`,
    `  ours ${count(ours)} ${unit}/s  (${each})`,
    `  peer ${count(theirs)} ${unit}/s  ${peer}`,
    `  ours / peer  ${(ours / theirs).toPrecision(3)}`,
  ].join('\n');
}
