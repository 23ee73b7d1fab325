import { describe, expect, test } from 'vitest';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import { say, TOKEN, texts } from '../../../support/portal.ts';
import { onDevice, WHO } from './on-device.ts';

describe('without a line', () => {
  test('it is said, with what was bought last; with a line nothing is', async () => {
    const { conversation, lose, regain } = onDevice();
    expect(conversation.getSnapshot().offline).toBeNull();
    await buys(conversation);
    await lose();
    expect(conversation.getSnapshot().offline).toMatchObject({ text: OFFLINE.line, tokens: [{ token: TOKEN }] });
    await regain();
    expect(conversation.getSnapshot().offline).toBeNull();
  });

  test('a sentence stands in the conversation, is kept, and is answered when the line is back', async () => {
    const { conversation, script, lose, regain, asideOf } = onDevice();
    await lose();
    await say(conversation, 'what do I owe?');
    expect(texts(conversation, 'person')).toEqual(['what do I owe?']);
    expect(conversation.getSnapshot().offline?.text).toBe(OFFLINE.kept(1));
    expect(asideOf(WHO).unsent).toEqual(['what do I owe?']);
    expect(script.calls.map(({ name }) => name)).not.toContain('servicePayments');
    await regain();
    expect(texts(conversation, 'person')).toEqual(['what do I owe?']);
    const after = texts(conversation);
    expect(after).toContain(OFFLINE.sent);
    expect(after).not.toContain(OFFLINE.back);
    expect(script.calls.map(({ name }) => name)).toContain('servicePayments');
    expect(asideOf(WHO).unsent).toEqual([]);
  });

  test('a yes to what is read back is not taken, typed or pressed: it is said that nothing was paid', async () => {
    const { conversation, script, lose, regain, asideOf } = onDevice();
    await say(conversation, 'buy power 5000');
    await lose();
    await say(conversation, 'yes');
    expect(texts(conversation).at(-1)).toBe(OFFLINE.notPaid);
    conversation.send({ type: 'CONFIRM' });
    expect(asideOf(WHO).unsent).toEqual([]);
    await regain();
    expect(texts(conversation)).not.toContain(OFFLINE.notPaid);
    expect(texts(conversation)).toContain(OFFLINE.wasNotPaid);
    expect(conversation.getSnapshot().view?.step).toBe('confirming');
    expect(script.calls.map(({ name }) => name)).not.toContain('openOrder');
    await say(conversation, 'yes');
    expect(script.calls.map(({ name }) => name)).toContain('openOrder');
  });

  test('a purchase and a yes that were typed offline are read back on the return, and nothing is charged', async () => {
    const { conversation, script, lose, regain } = onDevice();
    await lose();
    await say(conversation, 'buy power 5000', 'yes');
    await regain();
    expect(conversation.getSnapshot().view?.step).toBe('confirming');
    expect(script.calls.map(({ name }) => name)).not.toContain('openOrder');
  });

  test('what is done here is done at once: help, going back, signing out', async () => {
    const { conversation, lose, asideOf } = onDevice();
    await say(conversation, 'buy power');
    await lose();
    await say(conversation, 'cancel');
    expect(conversation.getSnapshot().view).toBeNull();
    await say(conversation, 'what do I owe?', 'sign out');
    expect(conversation.getSnapshot().session.role).toBeNull();
    expect(asideOf(null)).toEqual({ owner: null, unsent: [], tokens: [], deliveries: [] });
  });

  test('a password is not kept, and it is said', async () => {
    const { conversation, kept, lose } = onDevice(null, { visitor: true });
    await say(conversation, 'sign in', 'resident@palmcourt.example');
    await lose();
    await say(conversation, 'Demo-Power-2026');
    expect(texts(conversation).at(-1)).toBe(OFFLINE.secret);
    expect(JSON.stringify(kept())).not.toContain('Demo-Power-2026');
    await say(conversation, 'my password is Demo-Power-2026');
    expect(JSON.stringify([kept(), conversation.getSnapshot()])).not.toContain('Demo-Power-2026');
  });
});

async function buys(conversation: ReturnType<typeof onDevice>['conversation']): Promise<void> {
  await say(conversation, 'buy power 5000', 'yes');
  const reference = { status: 'CAPTURED', orderId: 'POWER-00000001', trans_id: 't1' } as const;
  conversation.send({ type: 'WIDGET', result: 'captured', reference });
  await conversation.settled();
}
