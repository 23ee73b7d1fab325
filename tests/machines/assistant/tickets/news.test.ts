import { describe, expect, test } from 'vitest';
import { keepNothing, type Moment } from '#machines/assistant/sync/keep.ts';
import { ticket } from '../../../support/calls/tickets.ts';
import { household } from '../../../support/devices/devices.ts';
import { bearer, type Script, say, talkTo, texts } from '../../../support/portal.ts';
import { chatOf } from '../past/past-chat.ts';

const TOLD = 'Support answered your ticket T-000123: Please type it again, slowly.';
const news = (own = true): Script['news'] => [
  { number: 'T-000123', topic: 'token-issues', name: 'Amaka Eze', own, text: 'Please type it\nagain, slowly.' },
];

describe('what is new on tickets', () => {
  test('is told to whoever comes, in one line, with ways to read it and to reply', async () => {
    const chat = await chatOf('service-user', { news: news(), unread: ['T-000123'], tickets: [ticket()] });
    expect(chat.texts()).toContain(TOLD);
    expect(chat.shown().unread).toBe(1);
    expect(chat.offers()).toEqual(['Read it', 'Reply']);
    await chat.say('ticket T-000123');
    expect(chat.texts().at(-2)).toContain('Ngozi Adeyemi, Support');
    expect(chat.calls('ticket')).toEqual([{ number: 'T-000123' }]);
    expect(chat.calls('noteTicketRead')).toEqual([{ number: 'T-000123', to: 2 }]);
    expect(chat.shown().unread).toBe(0);
  });

  test('is told once: whoever comes back is told what came since, and no more', async () => {
    const moments = new Set<(moment: Moment) => void>();
    const keep = {
      ...keepNothing(),
      token: () => bearer(),
      moments(heard: (moment: Moment) => void) {
        moments.add(heard);
        return () => moments.delete(heard);
      },
    };
    const { conversation, script } = talkTo({}, { keep });
    await conversation.settled();
    const comeBack = async () => {
      for (const heard of moments) heard('back');
      await conversation.settled();
    };
    script.news = news();
    await comeBack();
    await comeBack();
    expect(texts(conversation).filter((text) => text === TOLD)).toHaveLength(1);
  });

  test('does not disturb what is open: its question stays, and is not asked again', async () => {
    const moments = new Set<(moment: Moment) => void>();
    const keep = {
      ...keepNothing(),
      token: () => bearer(),
      moments(heard: (moment: Moment) => void) {
        moments.add(heard);
        return () => moments.delete(heard);
      },
    };
    const { conversation, script } = talkTo({}, { keep });
    await say(conversation, 'buy power');
    const asked = conversation.getSnapshot().view?.next;
    const before = texts(conversation);
    script.news = news();
    for (const heard of moments) heard('back');
    await conversation.settled();
    expect(texts(conversation)).toEqual([...before, TOLD]);
    expect([conversation.getSnapshot().messages.at(-1)?.tone, conversation.getSnapshot().view?.next]).toEqual([
      'info',
      asked,
    ]);
    await say(conversation, '5000');
    expect(conversation.getSnapshot().view?.step).toBe('confirming');
  });

  test('tells an administrator who wrote, and of several only which they are', async () => {
    const one = await chatOf('service-admin', { news: news(false) });
    expect(one.texts()).toContain('Amaka Eze wrote on ticket T-000123: Please type it again, slowly.');
    const [first] = news(false);
    const many = Array.from({ length: 7 }, (_, at) => ({ ...first, number: `T-00012${at}` })) as Script['news'];
    const several = await chatOf('netplus-admin', { news: many });
    expect(several.texts()).toContain(
      'Something new was written on 7 tickets: T-000120, T-000121, T-000122, T-000123, T-000124 and 2 more',
    );
    expect(several.offers()).toEqual(['T-000120', 'T-000121', 'T-000122', 'Open tickets']);
  });

  test('of a long answer tells the beginning', async () => {
    const text = 'The vendor looks into it now and then tells us what became of it. '.repeat(4);
    const chat = await chatOf('service-user', { news: news().map((one) => ({ ...one, text })) });
    const told = chat.texts().find((line) => line.startsWith('Support answered')) ?? '';
    expect([told.length < 170, told.endsWith(' …')]).toEqual([true, true]);
  });

  test('is asked again once a ticket was read, so that its count is true; a visitor has none', async () => {
    const chat = await chatOf('service-user', { unread: ['T-000123'], tickets: [ticket()] });
    chat.script.unread = [];
    await chat.say('ticket T-000123');
    expect(chat.shown().unread).toBe(0);
    const visitor = await chatOf(null, { news: news() });
    expect([visitor.calls('ticketNews'), visitor.shown().unread]).toEqual([[], 0]);
  });

  test.each([
    ['the phone', ['phone', 'desk']],
    ['the desk', ['desk', 'phone']],
  ] as const)('is told once over two devices, and stands on both: %s comes first', async (_, order) => {
    const { device, script } = household();
    const phone = await device('phone');
    await say(phone.conversation(), 'what do I owe');
    const desk = await device('desk');
    const devices = { phone, desk };
    script.news = news();
    for (const name of [...order, ...order]) await devices[name].moment('back');
    for (const one of [phone, desk]) expect(texts(one.conversation()).filter((text) => text === TOLD)).toHaveLength(1);
    await phone.reload();
    await say(desk.conversation(), 'thanks');
    await phone.moment('back');
    expect(texts(phone.conversation())).toEqual(texts(desk.conversation()));
    expect(texts(phone.conversation()).filter((text) => text === TOLD)).toHaveLength(1);
  });
});
