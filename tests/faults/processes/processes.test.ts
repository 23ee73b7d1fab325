import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { RESIDENTS } from './residents.ts';
import { runSetting } from './setting.ts';

/*
 * The short run of `npm run faults`: a portal as its operator runs it, killed where it writes down a payment and where it has written down a delivery, between
 * stand-ins that remember. It is in a minute of a processor what the command is in hours, and still too much for `npm test`: `npm run test:endings` has it. A death
 * while a vendor sells, of which nobody may ask for half a minute, is in kill.test.ts.
 */
test('a portal that is killed at two points of the money path leaves nothing broken', async () => {
  const said: string[] = [];
  const ran = await runSetting(
    { dataBase: 'pglite', servers: 1 },
    {
      seed: 4,
      kills: 2,
      points: ['C7', 'C13'],
      faults: FAULTS.filter(({ name }) => name === 'nothing else'),
      residents: RESIDENTS.filter(({ ending }) => ending === 'plain'),
      isOver: () => false,
      say: (line) => said.push(line),
    },
  );
  expect(ran?.broken).toEqual([]);
  expect(ran?.rounds.map(({ point, end }) => `${point} ${end}`).toSorted()).toEqual(['C13 there', 'C7 there']);
  expect(ran?.bought.map(({ endedAt }) => endedAt !== null)).toEqual(ran?.bought.map(() => true));
}, 900_000);
