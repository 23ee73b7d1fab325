import type { Year } from '../year.ts';
import { booksAgree } from './books.ts';
import { housesOf } from './houses.ts';
import { moneyAgrees } from './money.ts';
import { estateAgrees, filesAgree, houseAgrees } from './owed.ts';
import { standingsAgree } from './standing.ts';

/** Hold every figure of the estate against every other one, as it stands now. */
export async function figuresAgree(year: Year): Promise<void> {
  const houses = await housesOf(year);

  for (const house of houses) await houseAgrees(year, house);

  // One house's files a time, another one each day; whoever looks rolls no dice.
  const nth = Math.floor(year.time.now.getTime() / 86_400_000) % year.meters.length;
  await filesAgree(year, year.meters[nth] ?? '');

  await estateAgrees(year, houses);

  await standingsAgree(year, houses);

  await booksAgree(year);

  await moneyAgrees(year);
}
