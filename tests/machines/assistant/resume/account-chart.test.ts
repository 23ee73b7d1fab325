import { describe, expect, test } from 'vitest';
import { getInitialSnapshot, initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { Parcel } from '#machines/assistant/sync/account-context.ts';
import { type AccountEvent, accountMachine } from '#machines/assistant/sync/account-machine.ts';
import { leaves } from '../../../support/actors/machines.ts';

const parcel = (over: number): Parcel => ({ over, uids: [], isLast: true, send: () => new Promise(() => {}) });
/** A snapshot asks the machine that it was made by, so that whether something is in progress changes beneath it. */
const now = { isIdle: true };
const machineFor = (isSomebody: boolean) =>
  accountMachine({
    read: () => new Promise(() => {}),
    pack: (_, over) => parcel(over),
    standing: () => [],
    takeUp: () => {},
    sendLast: () => {},
    isSomebody: () => isSomebody,
    isIdle: () => now.isIdle,
  });
const machine = machineFor(true);
type At = SnapshotFrom<typeof machine>;

const state = { version: 1 } as never;
const news = (revision: number, kept: unknown = null) => ({ revision, begins: 1, messages: [], state: kept });
const answered = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new TypeError('There is no line.') });

/** What people do, and what tabs and the account answer. */
const EVENTS: readonly { readonly type: string }[] = [
  ...(['DONE', 'TYPED', 'IDLE', 'LEFT', 'CAME', 'LEAVING', 'PARTED', 'JOINED'] as const).map((type) => ({ type })),
  { type: 'FOLLOWED', copy: { revision: 3, ahead: true }, seqs: new Map() } as AccountEvent,
  { type: 'NUMBERED', seqs: new Map([['desk.a', 1]]) } as AccountEvent,
  answered('read', null),
  answered('read', news(3)),
  answered('read', news(4, state)),
  failed('read'),
  answered('send', { came: 'kept', revision: 5, numbers: [] }),
  answered('send', { came: 'stale' }),
  answered('send', { came: 'too-large' }),
  answered('send', { came: 'refused' }),
  failed('send'),
  answered('turn', undefined),
  failed('turn'),
  failed('join'),
];

/** Points that differ in nothing that the chart goes by are one. */
const keyOf = ({ value, context: { revision, done, due, known, unread, hurried, elsewhere, most } }: At): string =>
  JSON.stringify([value, revision === null, Math.min(done - known, 2), due > known, unread, hurried, elsewhere, most]);

/** Every point that the chart can come to, with every step between two of them. */
function walked() {
  const steps: { readonly from: At; readonly event: string; readonly to: At }[] = [];
  const input = { copy: null, seqs: new Map<string, number>() };
  const [begun] = initialTransition(machine, input);
  const found = new Map([[keyOf(begun), begun]]);
  for (const from of found.values())
    for (const event of EVENTS)
      for (const isIdle of [true, false]) {
        now.isIdle = isIdle;
        const [to] = transition(machine, from, event as AccountEvent);
        steps.push({ from, event: event.type, to });
        if (!found.has(keyOf(to))) found.set(keyOf(to), to);
      }
  return { steps, found: [...found.values()] };
}

describe('keeping with an account', () => {
  const { steps, found } = walked();
  const states = leaves(machine.root);

  test('can be in every one of its states', () => {
    const reached = new Set(found.map(({ value }) => String(value)));
    const passing = states.filter(({ always }) => always?.length).map(({ key }) => key);
    expect(passing.sort()).toEqual(['conflicting', 'deciding', 'oversized']);
    expect(states.map(({ key }) => key).filter((key) => !reached.has(key) && !passing.includes(key))).toEqual([]);
  });

  test('asks the outside world only under a name, and knows what to do when that breaks', () => {
    for (const { invoke, key } of states)
      for (const { id, onError } of invoke) {
        expect(id, key).not.toContain('xstate');
        expect(onError, key).toBeDefined();
      }
  });

  test('waits for the outside world where it is busy, and nowhere else', () => {
    for (const { key, tags, invoke } of states) expect(invoke.length > 0, key).toBe(tags.includes('busy'));
  });

  test('is nobody’s once they are gone, from wherever they go', () => {
    const gone = steps.filter(({ event }) => event === 'PARTED');
    expect(gone.length).toBeGreaterThan(50);
    for (const { to } of gone) {
      expect(to.value).toBe('signedOut');
      expect(to.context).toEqual(getInitialSnapshot(machine, { copy: null, seqs: new Map() }).context);
    }
  });

  test('takes something for kept only where the account or another tab has it', () => {
    const rises = steps.filter(({ from, to }) => to.context.known > from.context.known);
    expect([...new Set(rises.map(({ event }) => event))].sort()).toEqual(['FOLLOWED', 'xstate.done.actor.send']);
    for (const { from, event, to } of steps.filter(({ event }) => event !== 'PARTED'))
      expect(to.context.done, event).toBeGreaterThanOrEqual(from.context.done);
  });

  test('says that it is in step where it is, and sends nothing over what it has not read', () => {
    for (const { value, context } of found) {
      if (value === 'inStep') expect(context.done).toBe(context.known);
    }
    for (const { to } of steps.filter((one) => one.from.value !== 'sending' && one.to.value === 'sending'))
      expect([to.context.unread, to.context.parcel?.over]).toEqual([false, to.context.revision]);
  });

  test('a person who comes back, or goes, is never left with what is due: it is read or sent at once', () => {
    for (const { from, event, to } of steps) {
      if (event === 'CAME' && !['leaving', 'sending', 'joining'].includes(String(from.value)))
        expect(to.value, String(from.value)).toBe('fetching');
      if (event === 'LEFT' && ['dirty', 'waiting', 'gathering', 'offline'].includes(String(from.value)))
        expect(['sending', 'fetching', 'offline'].includes(String(to.value)), String(from.value)).toBe(true);
    }
  });

  test('has nothing to do with a visitor', () => {
    const visitors = machineFor(false);
    const [begun] = initialTransition(visitors, { copy: null, seqs: new Map() });
    for (const event of EVENTS) expect(transition(visitors, begun, event as AccountEvent)[0].value).toBe('signedOut');
  });
});
