import { describe, expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const TODAY = '2026-11-21';
const said = (text: string, flow: string, field: string) => {
  const { intent, slots } = understand(text, { role: 'service-admin', today: TODAY, open: { flow, field } });
  return { intent, slots };
};

describe('what was read aloud to a phone', () => {
  test.each([
    ['zero eight zero three, one two three, four five six seven', '08031234567'],
    ['oh eight oh three double one two triple four five', '08031124445'],
    ['its zero seven zero six five five five one two one two', '07065551212'],
  ])('%s is a phone number', (text, phone) => {
    expect(said(text, 'airtime', 'phone')).toEqual({ intent: 'answer', slots: { phone } });
  });

  test.each([
    ['two thousand five hundred', 2_500],
    ['one hundred and fifty thousand', 150_000],
    ['one million two hundred and five thousand', 1_205_000],
    ['twenty thousand and fifty', 20_050],
  ])('%s is one sum', (text, amount) => {
    expect(said(text, 'airtime', 'amount')).toEqual({ intent: 'answer', slots: { amount } });
  });

  test.each(['five thousand six thousand', 'buy power twenty thousand and fifty thousand'])(
    'but "%s" is two, and no sum of both',
    (text) => expect(understand(text, { role: 'service-user', today: TODAY }).slots.amount ?? 0).toBeLessThan(51_000),
  );

  test('a few digits said one by one are no number', () => {
    expect(understand('one five', { role: null, today: TODAY }).intent).toBe('none');
  });

  test.each([
    ['femi dot ade at gmail dot com', 'femi.ade@gmail.com'],
    ['ada underscore obi at site dot com dot ng', 'ada_obi@site.com.ng'],
  ])('%s is an e-mail address', (text, email) => {
    expect(said(text, 'public-power', 'email')).toEqual({ intent: 'answer', slots: { email } });
  });
});

describe('people called like a day', () => {
  test.each(['Sunday Eze', 'the man is Sunday Eze', 'Blessing Friday'])('%s', (text) => {
    expect(said(text, 'find-resident', 'name').slots.name).toBe(text.replace('the man is ', ''));
  });

  test('a day of a payment stays one', () => {
    const { intent, slots } = understand('my payments since Monday', { role: 'service-user', today: TODAY });
    expect({ intent, slots }).toEqual({ intent: 'history', slots: { from: '2026-11-16' } });
  });
});

describe('units that are used up', () => {
  const intent = (text: string) => understand(text, { role: 'service-user', today: TODAY }).intent;

  test.each(['abeg my light don finish', 'units finished', 'my token don finish o'])('%s: more are wanted', (text) => {
    expect(intent(text)).toBe('buy-power');
  });

  test.each([
    'my neighbour light don finish',
    'his light has finished',
    'my light finish every week',
    'why my units dey finish',
    'units finish too fast',
    'the light I bought has finished',
    'no light',
    'nepa don take light',
  ])('%s: nothing is bought', (text) => {
    expect(intent(text)).not.toBe('buy-power');
  });
});
