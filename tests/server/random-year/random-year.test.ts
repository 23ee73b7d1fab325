import { expect, test } from 'vitest';
import type { Dice } from '../../faults/support/seeded.ts';
import { DEED_NAMES, DEEDS, type DeedName } from './deeds/deeds.ts';
import { figuresAgree } from './figures/figures.ts';
import { openYear } from './year.ts';

/** `YEAR_SEED` says which year is made, and has it looked at after each deed. */
const only = process.env.YEAR_SEED;
const SEED = Number(only ?? 1);
const MORE = [2, 3, 4, 5, 6, 7, 8];
const MONTHS = 12;
const DEEDS_A_MONTH = 12;

/** The deeds in an order that is rolled, all of them before one comes again. */
function eachInTurn({ whole }: Dice): () => DeedName {
  let left: DeedName[] = [];
  return () => {
    if (left.length === 0) left = [...DEED_NAMES];
    const [name] = left.splice(whole(left.length), 1);
    if (name === undefined) throw new Error('There are no deeds.');
    return name;
  };
}

/** Live through the year of a seed, and hold its figures against each other each so many deeds; answers what was done. */
async function liveThrough(seed: number, each: number): Promise<ReadonlySet<DeedName>> {
  const year = await openYear(seed);
  const next = eachInTurn(year.dice);
  const done = new Set<DeedName>();
  const lately: string[] = [];
  try {
    for (let nth = 1; nth <= MONTHS * DEEDS_A_MONTH; nth += 1) {
      await year.goOn(year.dice.pick([0, 1, 2, 3, 4, 5]));
      const name = next();
      lately.push(`${year.day()} ${name}`);
      if (await DEEDS[name](year)) done.add(name);
      if (nth % each !== 0) continue;
      await figuresAgree(year);
      lately.length = 0;
    }
    return done;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`YEAR_SEED=${seed}, after ${lately.join('; ')}: ${message}`, { cause });
  } finally {
    await year.month.portal.close();
  }
}

test('whatever happens in an estate in a year, all that tells of its money says the same, to the kobo', async () => {
  const done = await liveThrough(SEED, only === undefined ? 3 * DEEDS_A_MONTH : 1);
  // What never happens is not held against anything.
  if (only === undefined) expect(DEED_NAMES.filter((name) => !done.has(name))).toEqual([]);
}, 900_000);

test.runIf(only === undefined).each(MORE)(
  'and so it is in the year of seed %i',
  { timeout: 900_000, tags: ['long'] },
  async (seed) => {
    await liveThrough(seed, DEEDS_A_MONTH);
  },
);
