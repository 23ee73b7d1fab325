import { describe, expect, test } from 'vitest';
import { type Kept, readKept } from '#machines/assistant/sync/keep.ts';
import { covers } from '#machines/assistant/sync/merged.ts';
import { bearer } from '../../../support/answers.ts';
import { type Browser, type Device, household } from '../../../support/devices/devices.ts';
import { say, texts } from '../../../support/portal.ts';

const OTHERS = { email: 'amaka@eze.example' };
const view = (device: Device) => device.conversation().getSnapshot().view;
const email = (device: Device) => view(device)?.fields.find(({ name }) => name === 'email')?.value;

/** Two tabs of one browser. */
async function tabs() {
  const { device, script } = household();
  const browser: Browser = { token: bearer(), conversation: null };
  const one = await device('one', browser);
  const two = await device('two', browser);
  /** A tab hears of what the other has written, and the other of what comes of that, until neither has more to write. */
  async function heardBy(tab: Device): Promise<void> {
    const before = browser.conversation;
    tab.hear('conversation');
    await tab.conversation().settled();
    if (browser.conversation !== before) await heardBy(tab === one ? two : one);
  }
  return { one, two, device, script, heardBy };
}

/** Fills in what no question of the chat changes by: the account hears of it with the next thing that is done. */
async function fillsIn(device: Device): Promise<void> {
  device.conversation().send({ type: 'FILL', values: OTHERS, from: 'form' });
  await device.conversation().settled();
}

describe('what was done in one tab, and the account does not have yet', () => {
  test('is not taken for older than what the account has by another tab that has followed it', async () => {
    const { one, two, script, heardBy } = await tabs();
    await say(one.conversation(), 'hello', 'buy airtime');
    await heardBy(two);
    await fillsIn(one);
    await heardBy(two);
    expect(JSON.stringify(script.kept)).not.toContain(OTHERS.email);
    await two.moment('back');
    expect(email(two)).toBe(OTHERS.email);
    await heardBy(one);
    expect([email(one), email(two)]).toEqual([OTHERS.email, OTHERS.email]);
  });

  test('is joined there with what another device has kept meanwhile', async () => {
    const { one, two, device, script, heardBy } = await tabs();
    await say(one.conversation(), 'hello');
    await heardBy(two);
    one.line = 'bad';
    await say(one.conversation(), 'buy airtime');
    await heardBy(two);
    const phone = await device('phone');
    await say(phone.conversation(), 'what do I owe');
    expect(JSON.stringify(script.kept)).not.toContain('buy airtime');
    await two.moment('back');
    expect(texts(two.conversation(), 'person')).toEqual(['hello', 'what do I owe', 'buy airtime']);
    expect(view(two)?.flow).toBe('airtime');
    expect(JSON.stringify(script.kept)).toContain('buy airtime');
    await heardBy(one);
    expect([view(one)?.flow, texts(one.conversation(), 'person')]).toEqual([
      'airtime',
      texts(two.conversation(), 'person'),
    ]);
  });

  test('stays where another tab that has not followed it writes down what the account has', async () => {
    const { one, two, heardBy } = await tabs();
    await say(one.conversation(), 'hello', 'buy airtime');
    await fillsIn(one);
    await two.moment('back');
    await heardBy(one);
    expect([email(one), email(two)]).toEqual([OTHERS.email, OTHERS.email]);
  });
});

describe('a copy that another tab has written', () => {
  const RUN = { id: 'one-1-aaaaaaaa', flow: 'buy-power', title: 'Buy Power' };
  const AT = '2026-11-01T10:00:00.000Z';
  const LATER = '2026-11-01T10:00:05.000Z';

  /** A conversation with one purchase that stands there, told of last at some time. */
  function kept(state: string | null, at: string, over: readonly string[] = []): Kept {
    const snapshot = { value: state, context: { order: { orderId: 'POWER-00000001' } } };
    const said = { id: 1, from: 'portal', text: 'This is what I will buy.', tone: 'plain', at };
    const read = readKept({
      version: 1,
      messages: [said],
      stack: state === null ? [] : [RUN],
      runs: state === null ? [] : [{ id: RUN.id, flow: RUN.flow, version: 2, snapshot }],
      over,
    });
    if (read === null) throw new Error('This is no conversation');
    return read;
  }

  test.each([
    ['takes no purchase back that is being settled here', kept('card', AT), kept('settling', AT), false],
    ['closes a card window that was closed there', kept('confirming', LATER), kept('card', AT), true],
    ['goes on with what went on there', kept('settling', AT), kept('card', AT), true],
    ['opens nothing again that is over here', kept('confirming', LATER), kept(null, AT, [RUN.id]), false],
  ])('%s', (_, theirs, mine, covered) => {
    expect(covers(theirs, mine)).toBe(covered);
  });
});
