import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows, ROLES } from '#catalogues/roles.ts';
import { gatherCallers } from './support/callers.ts';
import { examplesOf, type Subject } from './support/examples.ts';
import { demonstrationSubject } from './support/subject.ts';
import { openWholePortal, type WholePortal } from './support/whole-portal.ts';

let portal: WholePortal;
let callers: Awaited<ReturnType<typeof gatherCallers>>;
let subject: Subject;
beforeAll(async () => {
  portal = await openWholePortal();
  callers = await gatherCallers(portal);
  subject = await demonstrationSubject(portal);
});
afterAll(() => portal.close());

/** What stands in a place where something else was to stand: wrong kinds, sizes, signs and bounds. */
const ODD: readonly unknown[] = [
  ...[null, true, -1, 0, 0.5, -0.001, 2 ** 31, 2 ** 53, 1e21],
  ...['', ' ', 'a', '0', 'NaN', '1e999', '\u0000', '%00', '\ud800', '2026-02-31', '9999-12-31', '0000-00-00'],
  ...["' or 1=1 --", '=1+1', '\r\nBcc: a@b.example', '😀'.repeat(300), 'x'.repeat(50_000)],
  ...[[], [[]], {}, { $ne: null }, ['a', 'b'], Array.from({ length: 3_000 }, () => 'x')],
];

type Place = readonly (string | number)[];

/** Every place in an input, from its outside in; a file is one. */
function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (value === null || typeof value !== 'object' || value instanceof Blob) return [at];
  const keys = Array.isArray(value) ? value.keys().toArray() : Object.keys(value);
  const inner = keys.flatMap((key) => placesIn(Reflect.get(value, key), [...at, key]));
  return at.length === 0 ? inner : [at, ...inner];
}

/** The same input with something else in one place. */
function put(value: unknown, [first, ...rest]: Place, odd: unknown): unknown {
  if (first === undefined || value === null || typeof value !== 'object') return odd;
  const inside = put(Reflect.get(value, first), rest, odd);
  return Array.isArray(value) ? value.with(Number(first), inside) : { ...value, [first]: inside };
}

const names = Object.keys(calls) as CallName[];

test.each(names)(
  '%s answers whatever stands in any place of its input, and never by a fault',
  { tags: ['long'] },
  async (name) => {
    const { access } = calls[name];
    const role = allows(access, null) ? null : ROLES.find((one) => allows(access, one));
    const example: object = examplesOf(subject)[name];
    for (const place of placesIn(example)) {
      // One of the calls ends a session, and one the estate, of which nothing can be changed then.
      await portal.db.updateTable('estates').set({ active: true }).execute();
      const token = role ? await callers.afresh(role) : null;
      for (const odd of ODD) {
        const { status } = await portal.call(name, put(example, place, odd) as object, token);
        expect([place, odd, status < 500]).toEqual([place, odd, true]);
      }
    }
  },
);
