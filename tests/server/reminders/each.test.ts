import { expect, test } from 'vitest';
import { eachByItself } from '#src/server/reminders/each.ts';

test('one that fails holds up none behind it, and it fails at the end with all that failed', async () => {
  const done: number[] = [];
  const work = async (id: number) => {
    if (id % 2 === 0) throw new Error('it broke');
    done.push(id);
  };
  await expect(eachByItself([1, 2, 3, 4, 5], 'estate', work)).rejects.toThrow(
    '2 of 5 failed: estate 2: it broke; estate 4: it broke',
  );
  expect(done).toEqual([1, 3, 5]);
  await eachByItself([7], 'estate', work);
  expect(done).toEqual([1, 3, 5, 7]);
});
