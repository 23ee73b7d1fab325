import { describe, expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { lastTurn, saidSince, say, talkTo } from '../../../support/portal.ts';

const kept = (...what: readonly string[]) => TALK.kept(what);

/** What the last of these sentences is answered with, and what is read back then. */
async function answered(...sentences: readonly string[]) {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, ...sentences.slice(0, -1));
  const before = lastTurn(conversation);
  await say(conversation, ...sentences.slice(-1));
  const { view } = conversation.getSnapshot();
  const rows = Object.fromEntries((view?.summary ?? []).map(({ label, value }) => [label, value]));
  return { said: saidSince(conversation, before), rows };
}

const AIRTIME = 'mtn 500 for 08031234567';
const CABLE = ['dstv compact 7023456789', 'ada@mail.example'] as const;

describe('what is taken over from before is said before it is read back', () => {
  test.each([
    [[AIRTIME, 'recharge 200 for 08051112222'], kept('Network MTN')],
    [[AIRTIME, 'airtime 300'], kept('Network MTN', 'Mobile Number 08031234567')],
    [[AIRTIME, 'buy data 2gb'], kept('Network MTN', 'Mobile Number 08031234567')],
    [[AIRTIME, 'make it data 2gb'], kept('Network MTN', 'Mobile Number 08031234567')],
    [[AIRTIME, 'send it to 08051112222'], kept('Network MTN')],
    [[AIRTIME, 'no, 08055555555'], kept('Network MTN')],
    [['mtn data 2gb for 08031234567', 'buy airtime 200'], kept('Network MTN', 'Mobile Number 08031234567')],
    [[...CABLE, 'renew gotv max'], kept('Smartcard Number 7023456789')],
    [[...CABLE, 'no, 7023456781'], kept('Provider DStv')],
  ])('%j', async (sentences, words) => {
    const { said } = await answered(...sentences);
    expect(said[0]).toBe(words);
    expect(said).toContain('This is what I will buy. Nothing is charged until you say yes.');
  });

  test.each([
    [[AIRTIME, 'make it 700']],
    [[AIRTIME, 'no, 08035555555']],
    [[AIRTIME, 'glo 200 for 08051112222']],
    [[AIRTIME, 'send it to glo number 08051112222 instead']],
    [[AIRTIME, AIRTIME]],
    [['buy airtime', 'mtn', '08031234567', '500']],
    [['mtn data 2gb for 08031234567', 'make it 1000']],
    [[...CABLE, 'pay gotv max for 7023456780']],
  ])('%j takes nothing over that was not said, or only puts one thing right', async (sentences) => {
    expect((await answered(...sentences)).said.join(' ')).not.toContain(TALK.kept(['']).slice(0, 10));
  });

  test('another purchase after one that was cancelled asks for the network', async () => {
    const { said } = await answered(AIRTIME, 'cancel', 'airtime 300');
    expect(said).toEqual(['Which network is it?']);
  });

  test.each([
    [[AIRTIME, 'cancel', 'airtel 200 same number']],
    [[AIRTIME, 'cancel', 'airtel 200', 'same number as last time']],
  ])('%j: the number of before is named', async (sentences) => {
    const { said, rows } = await answered(...sentences);
    expect(said[0]).toBe(TALK.asBefore('Mobile Number 08031234567'));
    expect(rows['Phone Number']).toBe('08031234567');
  });
});
