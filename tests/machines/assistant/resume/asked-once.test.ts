import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { askedOnce } from '#machines/assistant/asked-once.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import { type Device, household } from '../../../support/devices/devices.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

const shown = (device: Device) => device.conversation().getSnapshot();
const often = (all: readonly string[], text: string) => all.filter((one) => one === text).length;

describe('what is asked anew', () => {
  test('stands once, where it was asked last, and what was said beside it stays', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'mtn airtime');
    const asked = texts(conversation).at(-1) ?? '';
    await say(conversation, 'how much is the fee?', 'thanks', 'help');
    expect(often(texts(conversation), asked)).toBe(1);
    expect(texts(conversation).at(-1)).toBe(asked);
    expect(texts(conversation, 'person')).toEqual(['mtn airtime', 'how much is the fee?', 'thanks', 'help']);
  });

  test('for another reason stands once, with that reason', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'mtn airtime', '0803', '08031');
    const asked = conversation.getSnapshot().view?.fields.find(({ name }) => name === 'phone');
    const said = texts(conversation);
    expect([often(said, asked?.ask ?? ''), often(said, asked?.problem ?? '')]).toEqual([1, 1]);
    expect(texts(conversation, 'person')).toEqual(['mtn airtime', '0803', '08031']);
  });

  test('a read-back that is come back to is one question, too', async () => {
    const { device } = household();
    const phone = await device('phone');
    await say(phone.conversation(), 'buy power 5000', 'how much is the fee?', 'thanks');
    const asks = shown(phone).messages.filter((one) => one.asks === 'buy-power confirming');
    expect(asks.map(({ text }) => text)).toEqual(['Back to Buy Power: shall I pay ₦5,050?']);
  });

  test('is so after a reload and on another device', async () => {
    const { device } = household();
    const phone = await device('phone');
    await say(phone.conversation(), 'buy power', 'how much is the fee?', 'thanks');
    await phone.reload();
    await say(phone.conversation(), 'help');
    const desk = await device('desk');
    await say(desk.conversation(), 'thanks');
    await phone.moment('back');
    for (const one of [phone, desk])
      expect(shown(one).messages.filter(({ asks }) => asks !== undefined)).toHaveLength(1);
    expect(shown(phone).messages.map(({ text }) => text)).toEqual(shown(desk).messages.map(({ text }) => text));
  });
});

test('whether to go on, and whether there is more, stay where they were answered', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'mtn airtime', 'buy power', 'cancel', 'thanks', 'yes', 'buy power', 'cancel');
  const asks = conversation.getSnapshot().messages.filter((one) => one.asks === 'resume');
  expect(asks).toHaveLength(2);
  await say(conversation, 'no');
  expect(often(texts(conversation), asks[0]?.text ?? '')).toBe(2);
});

test('what was answered before it is asked once more stays', () => {
  const turn = (id: number, more: Partial<Message>): Message => ({
    ...{ id, from: 'portal', text: String(id), tone: 'plain', at: '2026-11-23T08:00:00.000Z' },
    ...more,
  });
  const person = (id: number, ...answers: string[]) => turn(id, { from: 'person', answers });
  const log = [
    turn(1, { asks: 'airtime phone' }),
    person(2, 'airtime phone'),
    turn(3, { asks: 'airtime amount' }),
    person(4),
    turn(5, { asks: 'airtime phone' }),
  ];
  expect(askedOnce(log)).toEqual(log);
  expect(askedOnce([...log.slice(0, 2), turn(3, { asks: 'airtime phone' })]).map(({ id }) => id)).toEqual([2, 3]);
});

test('whatever is asked and said, nothing unanswered stands twice, nobody loses a word, and a second time changes nothing', () => {
  const names = fc.constantFrom('a x', 'a y', 'b x');
  const turns = fc.array(
    fc.oneof(
      fc.record({ from: fc.constant('portal' as const), asks: names }),
      fc.record({ from: fc.constant('portal' as const) }),
      fc.record({ from: fc.constant('person' as const), answers: fc.uniqueArray(names, { maxLength: 2 }) }),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(turns, (given) => {
      const log: Message[] = given.map((one, id) => ({ id, text: '', tone: 'plain', at: '', ...one }));
      const once = askedOnce(log);
      expect(once.filter(({ asks }) => asks === undefined)).toEqual(log.filter(({ asks }) => asks === undefined));
      expect(askedOnce(once)).toEqual(once);
      for (const [at, { asks }] of once.entries()) {
        const again = once.findIndex((one, index) => index > at && one.asks === asks && asks !== undefined);
        if (again < 0) continue;
        expect(once.slice(at, again).some(({ answers }) => answers?.includes(asks ?? ''))).toBe(true);
      }
    }),
  );
});

test('that a card window is open leaves as it is closed, and the next turn has a number of its own', async () => {
  const { device, till } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000', 'yes');
  const open = shown(phone).messages.at(-1);
  expect(open?.text).toBe(SENTENCES.cardOpen);
  till.charge(shown(phone).view?.widget?.orderId ?? '');
  phone.conversation().send({ type: 'WIDGET', result: 'captured' });
  const at = shown(phone).messages;
  expect(at.map(({ text }) => text)).not.toContain(SENTENCES.cardOpen);
  await phone.conversation().settled();
  const after = shown(phone).messages;
  expect(after.map(({ text }) => text)).not.toContain(SENTENCES.cardOpen);
  expect(after.at(-1)?.id).toBeGreaterThan(open?.id ?? 0);
  const desk = await device('desk');
  expect(shown(desk).messages.map(({ text }) => text)).toEqual(after.map(({ text }) => text));
});

const NAMES = ['buy-power amount', 'buy-power network', 'which', 'more'];
const name = fc.constantFrom(...NAMES);
type Piece = Pick<Message, 'from' | 'asks' | 'answers' | 'origin'>;
/** A turn of the person, one that asks, and one that says what was wrong. */
const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({ from: fc.constant('person' as const), answers: fc.array(name, { maxLength: 2 }) }),
  fc.record({ from: fc.constant('portal' as const), asks: name }),
  fc.record({
    from: fc.constant('portal' as const),
    origin: fc.record({
      ...{ flow: fc.constant('buy-power'), step: fc.constant('asking'), part: fc.constant('problem' as const) },
      field: fc.constantFrom('amount', 'network'),
    }),
  }),
);

test('a log that is gone on with is asked once as one that is looked at for the first time', () => {
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 4 }), { maxLength: 30 }), (turns) => {
      let log: readonly Message[] = [];
      let id = 0;
      for (const pieces of turns) {
        const more = pieces.map(
          (one): Message => ({
            ...{ id: ++id, text: String(id), tone: 'plain', at: '2026-11-23T08:00:00.000Z' },
            ...one,
          }),
        );
        const all = [...log, ...more];
        // Copies are no turns that were seen before.
        const anew = askedOnce(all.map((one) => ({ ...one })));
        askedOnce(log);
        log = askedOnce(all);
        expect(log).toEqual(anew);
      }
    }),
  );
});
