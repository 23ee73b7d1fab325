import { expect, test } from 'vitest';
import { structureOf } from '#machines/kit/structure.ts';
import { everyFlow } from '../support/actors/machines.ts';
import { STRUCTURES } from './support/structures.ts';

const now = Object.fromEntries(
  everyFlow().map(({ name, version, machine }) => [name, `${version} ${structureOf(machine)}`] as const),
);

test('a flow whose states or calls are others has another version: what browsers kept of it does not fit it any more', () => {
  const silent = Object.entries(now).filter(([name, own]) => {
    const noted = STRUCTURES[name];
    return noted !== undefined && noted !== own && noted.split(' ')[0] === own.split(' ')[0];
  });
  expect(
    silent.map(([name]) => name),
    'Raise the version of each of these flows, and note it in tests/machines/support/structures.ts',
  ).toEqual([]);
});

test('every flow is noted with its version and structure of now, and no other', () => {
  expect(STRUCTURES).toEqual(now);
});
