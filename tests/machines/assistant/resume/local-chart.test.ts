import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type LocalEvent, localMachine } from '#machines/assistant/sync/local-machine.ts';

const machineOf = (isSomebodys: boolean) =>
  localMachine({ isSomebodys: () => isSomebodys, write: () => {}, clear: () => {}, came: () => {} });

const changed = (standing = 'said something'): LocalEvent => ({ type: 'CHANGED', standing });

/** Where the copy is after these events, and what is done at the last of them. */
function outcome(isSomebodys: boolean, events: readonly LocalEvent[]) {
  const machine = machineOf(isSomebodys);
  const [begun] = initialTransition(machine);
  const last = { at: begun, does: [] as readonly string[] };
  for (const event of events) {
    const [at, actions] = transition(machine, last.at, event);
    last.does = actions.map(({ type }) => type).filter((type) => type in machine.implementations.actions);
    last.at = at;
  }
  return [last.at.value, ...last.does.filter((one) => one !== 'look')];
}

const IN = {
  blank: [],
  ours: [{ type: 'DID' }],
  followed: [{ type: 'FOLLOWED' }],
  joined: [{ type: 'FOLLOWED' }, { type: 'JOINED' }],
  signedOut: [{ type: 'DID' }, { type: 'SIGNED_OUT' }],
} as const satisfies Record<string, readonly LocalEvent[]>;

const STEPS: readonly (readonly [keyof typeof IN, LocalEvent, readonly string[]])[] = [
  ['blank', { type: 'DID' }, ['ours']],
  ['blank', { type: 'FOLLOWED' }, ['followed']],
  ['blank', { type: 'JOINED' }, ['blank']],
  ['blank', { type: 'SIGNED_OUT' }, ['signedOut']],
  ['ours', changed(), ['ours', 'write', 'came']],
  ['ours', { type: 'NOTED' }, ['ours', 'write']],
  ['ours', { type: 'JOINED' }, ['ours']],
  ['ours', { type: 'FOLLOWED' }, ['followed']],
  ['ours', { type: 'SIGNED_OUT' }, ['signedOut']],
  ['ours', { type: 'GAVE_WAY' }, ['blank']],
  ['followed', changed(), ['followed']],
  ['followed', { type: 'NOTED' }, ['followed']],
  ['followed', { type: 'DID' }, ['ours']],
  ['followed', { type: 'JOINED' }, ['joined']],
  ['followed', { type: 'SIGNED_OUT' }, ['signedOut']],
  ['followed', { type: 'GAVE_WAY' }, ['blank']],
  ['joined', changed(), ['joined', 'write']],
  ['joined', { type: 'NOTED' }, ['joined', 'write']],
  ['joined', { type: 'DID' }, ['ours']],
  ['joined', { type: 'FOLLOWED' }, ['followed']],
  ['signedOut', { type: 'DID' }, ['ours']],
  ['signedOut', { type: 'NOTED' }, ['signedOut']],
];

describe('the copy in this browser', () => {
  test.each(STEPS)('%s: %o', (from, event, expected) => {
    expect(outcome(true, [...IN[from], event])).toEqual(expected);
    if (from !== 'blank') expect(outcome(false, [...IN[from], event])).toEqual(expected);
  });

  test('of nobody is kept nowhere; of who is signed in, or has said something, it is', () => {
    expect(outcome(false, [changed()])).toEqual(['blank']);
    expect(outcome(true, [changed()])).toEqual(['blank', 'write']);
  });

  test('goes with the first change after a sign-out, once; what somebody does before that is theirs', () => {
    expect(outcome(false, [...IN.signedOut, changed()])).toEqual(['blank', 'clear']);
    expect(outcome(false, [...IN.signedOut, changed(), changed('more')])).toEqual(['blank']);
    expect(outcome(true, [...IN.signedOut, { type: 'DID' }, changed()])).toEqual(['ours', 'write', 'came']);
  });

  test('stays where somebody else has come in another tab: it is theirs', () => {
    expect(outcome(false, [...IN.ours, { type: 'GAVE_WAY' }, changed()])).toEqual(['blank']);
  });

  test('something came of what was done here only where what stands is another than before', () => {
    expect(outcome(true, [changed('greeted'), { type: 'DID' }, changed('greeted')])).toEqual(['ours', 'write']);
    expect(outcome(true, [changed('greeted'), { type: 'DID' }, changed('asked')])).toEqual(['ours', 'write', 'came']);
    expect(outcome(true, [...IN.followed, changed('theirs'), { type: 'DID' }, changed('theirs')])).toEqual([
      'ours',
      'write',
    ]);
  });

  test('with a reload it is followed, until something is done: two tabs never write the same', () => {
    expect(outcome(true, [{ type: 'FOLLOWED' }, changed(), changed('more')])).toEqual(['followed']);
  });
});
