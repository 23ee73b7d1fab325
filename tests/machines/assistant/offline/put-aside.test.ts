import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer } from '../../../support/answers.ts';
import { deviceLine } from '../../../support/devices/device-line.ts';
import { say, scripted, TOKEN, talkTo, texts } from '../../../support/portal.ts';
import { onDevice, turnsEnd, WHO } from './on-device.ts';

test('what was typed before the portal was closed is sent when it is opened again with a line, once', async () => {
  const before = { owner: WHO, unsent: ['what do I owe?'], tokens: [] };
  const { conversation, script, asideOf } = onDevice(before);
  await turnsEnd();
  await conversation.settled();
  expect(script.calls.filter(({ name }) => name === 'servicePayments').length).toBeGreaterThan(0);
  expect(asideOf(WHO).unsent).toEqual([]);
});

test('a device that only believes it has a line costs nothing that was put aside: it is sent once the portal answers', async () => {
  const before = { owner: WHO, unsent: ['what do I owe?'], tokens: [] };
  const { conversation, script, asideOf, regain } = onDevice(before, { unreached: true });
  const asked = () => script.calls.filter(({ name }) => name === 'servicePayments').length;
  await turnsEnd();
  await conversation.settled();
  const atFirst = asked();
  expect(conversation.getSnapshot().offline?.text).toBe(OFFLINE.kept(1));
  expect(asideOf(WHO).unsent).toEqual(['what do I owe?']);
  expect(texts(conversation)).not.toContain(OFFLINE.sent);
  await regain();
  expect(texts(conversation)).toContain(OFFLINE.sent);
  expect(asked()).toBeGreaterThan(atFirst);
  expect(asideOf(WHO).unsent).toEqual([]);
});

const ASKED = ['what do I owe?', 'do I owe a fine?', 'how much is my service charge?'];

describe('what was put aside', () => {
  test('is sent one by one: where the line is gone again after the first, the rest waits for it', async () => {
    const { conversation, script, asideOf, lose, regainUntil, regain } = onDevice();
    await lose();
    await say(conversation, ...ASKED);
    await regainUntil('servicePayments');
    expect(asideOf(WHO).unsent).toEqual(ASKED);
    expect(texts(conversation)).not.toContain(MESSAGES.networkFailure);
    expect(conversation.getSnapshot().offline?.text).toBe(OFFLINE.kept(3));
    const before = script.calls.length;
    await regain();
    expect(script.calls.slice(before).filter(({ name }) => name === 'servicePayments').length).toBeGreaterThanOrEqual(
      3,
    );
    expect(texts(conversation)).not.toContain(MESSAGES.networkFailure);
    expect(texts(conversation).filter((text) => text === OFFLINE.sent)).toHaveLength(2);
    expect(asideOf(WHO).unsent).toEqual([]);
  });

  test('stays aside while it waits for its turn, so that a reload meanwhile loses nothing of it', async () => {
    const { conversation, asideOf, lose, regainHolding } = onDevice();
    await lose();
    await say(conversation, 'buy power 5000', 'what do I owe?');
    const release = await regainHolding('pingMeter');
    expect(conversation.getSnapshot().view?.busy).not.toBeNull();
    expect(asideOf(WHO).unsent).toEqual(['what do I owe?']);
    release();
    await turnsEnd();
    await conversation.settled();
    expect(asideOf(WHO).unsent).toEqual([]);
    expect(texts(conversation, 'person')).toEqual(['buy power 5000', 'what do I owe?']);
  });

  test('comes before what is said while it is gone through', async () => {
    const { conversation, asideOf, lose, regainHolding } = onDevice();
    await lose();
    await say(conversation, 'what do I owe?', 'buy power');
    const release = await regainHolding('servicePayments');
    conversation.say('5000');
    expect(texts(conversation, 'person').at(-1)).toBe('5000');
    release();
    await turnsEnd();
    await conversation.settled();
    expect(conversation.getSnapshot().view?.step).toBe('confirming');
    expect(texts(conversation, 'person')).toEqual(['what do I owe?', 'buy power', '5000']);
    expect(asideOf(WHO).unsent).toEqual([]);
  });

  test('waits in a tab that nobody sees, until it is seen', async () => {
    const { conversation, asideOf, lose, regain, hide, show } = onDevice();
    await lose();
    await say(conversation, 'what do I owe?');
    hide();
    await regain();
    expect(asideOf(WHO).unsent).toEqual(['what do I owe?']);
    expect(texts(conversation)).not.toContain(OFFLINE.sent);
    await show();
    expect(asideOf(WHO).unsent).toEqual([]);
    expect(texts(conversation)).toContain(OFFLINE.sent);
  });

  test('is not sent on what a tab knew of the line before it was seen', async () => {
    const { conversation, asideOf, hide, show, reaches, line } = onDevice();
    await conversation.settled();
    hide();
    line.device.put({ owner: WHO, unsent: ['what do I owe?'], tokens: [], deliveries: [] });
    reaches(false);
    await show();
    expect(asideOf(WHO).unsent).toEqual(['what do I owe?']);
    expect(texts(conversation)).not.toContain(OFFLINE.sent);
  });

  test('is gone through by one of two tabs, in its order', async () => {
    const one = onDevice();
    const two = onDevice(null, { line: one.line });
    await one.lose();
    await two.lose();
    await say(one.conversation, ...ASKED);
    two.reaches(true);
    await one.regain();
    await two.conversation.settled();
    await one.conversation.settled();
    expect(one.asideOf(WHO).unsent).toEqual([]);
    const gone = [one, two].filter(({ conversation }) => texts(conversation).includes(OFFLINE.sent));
    expect(gone).toHaveLength(1);
  });
});

test('what somebody else has put aside is neither sent nor shown', async () => {
  const token = { orderId: 'POWER-1', paidAt: '2026-11-01T10:00:00.000Z', units: '10', token: TOKEN };
  const { conversation, script, lose } = onDevice({ owner: 'somebody', unsent: ['what do I owe?'], tokens: [token] });
  await turnsEnd();
  await conversation.settled();
  expect(script.calls.map(({ name }) => name)).not.toContain('servicePayments');
  await lose();
  expect(conversation.getSnapshot().offline?.tokens).toEqual([]);
});

describe('what was said just as the line was lost', () => {
  test.each(['do I owe a fine?', 'my last payment', 'receipt', 'how much is mtn data'])(
    '"%s" is no network error: it waits for the line and is answered then, once',
    async (sentence) => {
      const { conversation, asideOf, reaches, regain } = onDevice();
      await conversation.settled();
      reaches(false);
      await say(conversation, sentence);
      await turnsEnd();
      expect(texts(conversation)).not.toContain(MESSAGES.networkFailure);
      expect(asideOf(WHO).unsent).toEqual([sentence]);
      expect(conversation.getSnapshot().offline?.text).toBe(OFFLINE.kept(1));
      await regain();
      expect(asideOf(WHO).unsent).toEqual([]);
      expect(texts(conversation, 'person')).toEqual([sentence]);
      expect(texts(conversation)).not.toContain(MESSAGES.networkFailure);
    },
  );

  test('what no line helps is told as an error in the end, and not sent for ever', async () => {
    const { services } = scripted();
    let asked = 0;
    const line = deviceLine(null);
    const broken: Services = {
      ...services,
      async servicePayments() {
        asked += 1;
        throw new NoAnswer();
      },
    };
    const keep = { ...keepNothing(), token: () => bearer() };
    const { conversation } = talkTo({}, { services: broken, device: line.device, keep });
    await conversation.settled();
    const before = asked;
    await say(conversation, 'what do I owe?');
    for (let round = 0; round < 6; round += 1) {
      line.lose();
      line.regain();
      await turnsEnd();
      await conversation.settled();
    }
    expect(texts(conversation)).toContain(MESSAGES.networkFailure);
    expect(asked - before).toBeLessThan(12);
  });
});
