import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyActs } from './acts/any-act.ts';
import { walk } from './walk.ts';
import { ANYBODY } from './world/people.ts';

/** How many conversations are held with each person; `CONVERSATIONS` says more, `SEED` says which. */
const MANY = Number(process.env.CONVERSATIONS ?? 25);
const SEED = Number(process.env.SEED ?? 20_261_121);
/** Acts of one conversation, at most. */
const LONG = 40;

test.each(ANYBODY)(`whatever is said and done in a conversation with %s, in any order (seed ${SEED})`, async (who) => {
  const result = await fc.check(
    fc.asyncProperty(anyActs(LONG), (acts) => walk(who, acts)),
    { numRuns: MANY, seed: SEED + ANYBODY.indexOf(who), maxSkipsPerRun: 0 },
  );
  const cause = result.errorInstance;
  expect(result.failed, cause instanceof Error ? `${cause.message}\npath ${result.counterexamplePath}` : '').toBe(
    false,
  );
});

test('a conversation of hundreds of turns is kept no longer than the last of them', async () => {
  const acts = Array.from({ length: 200 }, () => ({ do: 'say', text: 'how much is the fee?' }) as const);
  await expect(walk('visitor', acts)).resolves.toBeUndefined();
});
