import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { INTENT_NAMES, INTENTS, isIntent } from '#catalogues/intents/index.ts';
import { SCREENS } from '#catalogues/intents/screens.ts';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import type { OpenQuestion } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';
import { everyFlow } from '../../support/actors/machines.ts';

const WHO: readonly (Role | null)[] = [null, ...ROLES];
const AMOUNT: OpenQuestion = { flow: 'buy-power', field: 'amount', fields: ['amount'], kind: 'money' };
const READ_BACK: OpenQuestion = { flow: 'buy-power', field: 'confirm', fields: ['amount'], given: ['amount'] };
const OPEN: Readonly<Record<string, OpenQuestion>> = { answer: AMOUNT, correct: READ_BACK };

describe.each(INTENT_NAMES)('%s', (name) => {
  const { access, examples, starts = [], label, say, patterns, kind, route } = INTENTS[name];
  const open = OPEN[name];

  test('is what its examples mean to whoever may, or nothing to who runs the platform and names no verb', () => {
    expect(examples).not.toEqual([]);
    const who = WHO.filter((role) => allows(access, role));
    for (const text of examples) {
      const heard = who.map((role) => understand(text, { role, today: '2026-11-21', ...(open && { open }) }).intent);
      expect(heard).toContain(name);
      for (const [at, intent] of heard.entries())
        expect([text, who[at], intent === 'none' && who[at] === 'netplus-admin' ? name : intent]).toEqual([
          text,
          who[at],
          name,
        ]);
    }
  });

  test('starts what there is, and has a button where it starts something', () => {
    expect(starts.length > 0).toBe(kind === 'flow');
    if (kind === 'flow') expect([label, say]).not.toContain(undefined);
    const flows = everyFlow().map((flow) => flow.name);
    for (const start of starts) expect(flows).toContain(start.flow);
    if (route !== undefined) expect(ROUTES.map(({ path }) => path)).toContain(route);
    if (kind !== 'act') expect(patterns).not.toEqual([]);
  });
});

test('a flow without an intent stands among the screens, and no other does', () => {
  const started = new Set(INTENT_NAMES.flatMap((name) => (INTENTS[name].starts ?? []).map(({ flow }) => flow)));
  const screens = SCREENS.map(({ flow }) => flow);
  expect(screens.filter((flow) => started.has(flow))).toEqual([]);
  expect(
    everyFlow()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...started, ...screens].sort());
});

test('every intent that the labelled sentences name is one', () => {
  const named = readFileSync(`${import.meta.dirname}/sets/README.md`, 'utf8').match(/`[a-z-]+`/g) ?? [];
  expect(named.map((word) => word.slice(1, -1)).filter((name) => !isIntent(name))).toEqual([]);
});
