import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GREETING } from '#src/portal/conversation/greeting.ts';
import { madeByTheBuild } from '../../tools/building/made.ts';

const file = join(import.meta.dirname, '../../src/portal/conversation/greeting.ts');

test('the greeting is built as data, which says all that it says', async () => {
  const built = await madeByTheBuild([file]).load(file);
  expect(built).toBe(`export const GREETING = ${JSON.stringify(GREETING)};`);
  expect(JSON.parse(JSON.stringify(GREETING))).toEqual(GREETING);
});

test('any other module is built as it is', async () => {
  expect(await madeByTheBuild([file]).load('/elsewhere.ts')).toBeNull();
});
