import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INTENT_NAMES } from '#catalogues/intents/index.ts';
import { ROLES } from '#catalogues/roles.ts';
import { everyFlow } from '../support/actors/machines.ts';
import type { Met } from './playing/caller.ts';
import { type House, openHouse } from './playing/house.ts';
import { play } from './playing/play.ts';
import { readDialogue } from './reading/read-dialogue.ts';

const scripts = join(import.meta.dirname, 'scripts');
const met: Met = { flows: new Set(), intents: new Set(), roles: new Set() };
const dialogues = globSync('**/*.md', { cwd: scripts })
  .sort()
  .map((path) => readDialogue(path.replace(/\.md$/, ''), readFileSync(join(scripts, path), 'utf8')));

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('written dialogues', () => {
  test.each(dialogues.map((dialogue) => [dialogue.name, dialogue.title, dialogue] as const))(
    '%s: %s',
    (_, __, dialogue) => play(house, dialogue, met),
  );
});

describe('between them the dialogues', () => {
  test('are at least sixty', () => expect(dialogues.length).toBeGreaterThanOrEqual(60));

  test('show every flow that there is', () =>
    expect(
      missing(
        everyFlow().map(({ name }) => name),
        met.flows,
      ),
    ).toEqual([]));

  test('say every intent that there is', () => expect(missing(INTENT_NAMES, met.intents)).toEqual([]));

  test('are held by every role, and by visitors', () => expect(missing([...ROLES, 'visitor'], met.roles)).toEqual([]));
});

const missing = (all: Iterable<string>, seen: ReadonlySet<string>) =>
  [...new Set(all)].filter((one) => !seen.has(one)).sort();
