import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { textOf } from '../../../tools/docs/documents.ts';

const page = textOf(join(import.meta.dirname, '../../..'), 'docs/security/costly.md');
const takes = (name: string): readonly string[] => {
  const shape: CallShapes = Reflect.get(shapes, name);
  return Object.keys(shape.input?.shape ?? {});
};
const all: readonly (readonly [name: string, call: Call])[] = Object.entries(calls);

/** How a call of each kind is known by its declaration. */
const KINDS: Readonly<Record<string, (name: string, call: Call) => boolean>> = {
  'hashes a password': (name) => takes(name).some((field) => /password/i.test(field)),
  'takes a large body': (_, call) => call.mostBytes !== undefined,
  'draws a file': (name) => /^export|^receiptFile$|Receipt$/.test(name),
  'holds its answer': (name) => takes(name).includes('wait'),
  'looks for something': (name) => takes(name).some((field) => ['term', 'search', 'sought'].includes(field)),
};

test.each(Object.entries(KINDS))(
  'every call that %s stands in the list of what is costly, with its bound and its test',
  (kind, is) => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${kind} |`)) ?? '';
    const [, , named = '', bound = '', held = ''] = row
      .split(' | ')
      .flatMap((cell, at) => (at === 0 ? ['', cell] : [cell]));
    const told = Array.from(named.matchAll(/`(\w+)`/g), ([, name = '']) => name);
    expect(told.toSorted()).toEqual(
      all
        .filter(([name, call]) => is(name, call))
        .map(([name]) => name)
        .toSorted(),
    );
    expect([bound.length > 10, /`tests\/server\/[\w/.-]+\.test\.ts`/.test(held)]).toEqual([true, true]);
  },
);
