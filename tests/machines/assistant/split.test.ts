import { expect, test } from 'vitest';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import type { ToldStanding } from '#machines/flows/power/arrears.ts';
import type { ToldSplit } from '#machines/flows/power/split.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { type Script, say, talkTo, texts } from '../../support/portal.ts';
import { bought } from './past/past-chat.ts';

const SHARE: ToldSplit = {
  ...{ share: 20, owed: 1_600 },
  debts: [
    { due: 'service-charge', amount: 600, name: 'October' },
    { due: 'fine', amount: 1_000, name: null },
  ],
};
const OWED = { serviceCharge: -600, devLevy: 0, fine: 1_000 };
const STANDING: ToldStanding = { name: 'reminded', reminds: [], stops: [], upTo: 0, words: null, until: null };
const buying = (given: Partial<Script> = {}) => talkTo({ owed: OWED, standing: STANDING, split: SHARE, ...given });
type Talk = ReturnType<typeof buying>;
const shown = ({ conversation }: Talk) => {
  const { view } = conversation.getSnapshot();
  return {
    step: view?.step,
    rows: Object.fromEntries((view?.summary ?? []).map(({ label, value }) => [label, value])),
  };
};
const orders = ({ script }: Talk) => script.calls.filter(({ name }) => name === 'openOrder').map(({ input }) => input);
const heard = ({ conversation }: Talk) => texts(conversation).join('\n');
const SAID = SPLIT.said(...(['₦5,000', '₦4,000', '₦600 to service charge (October), ₦400 to fines'] as const));

test('the part is said and shown before the yes, and the server is told what was shown', async () => {
  const talk = buying();
  await say(talk.conversation, 'buy power');
  expect(heard(talk)).toContain(SPLIT.rule('20', '₦1,600'));
  await say(talk.conversation, '5000');
  expect(heard(talk)).toContain(SAID);
  expect(shown(talk)).toMatchObject({
    step: 'confirming',
    rows: { Amount: '₦5,000', [SPLIT.power]: '₦4,000', [SPLIT.row]: '₦1,000', Total: '₦5,050' },
  });
  expect(shown(talk).rows.Units).toContain('22.2');
  expect(orders(talk)).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(orders(talk)).toMatchObject([{ amount: 5_000, debt: 1_000 }]);
  expect(talk.conversation.getSnapshot().view?.widget).not.toBeNull();
});

test('what was paid meanwhile is read back again before any card window, and the next yes is to that', async () => {
  const talk = buying();
  await say(talk.conversation, 'buy power', '5000');
  talk.script.split = { ...SHARE, owed: 500, debts: [{ due: 'fine', amount: 500, name: null }] };
  await say(talk.conversation, 'yes');
  expect(shown(talk)).toMatchObject({ step: 'confirming', rows: { [SPLIT.power]: '₦4,500', [SPLIT.row]: '₦500' } });
  expect(talk.conversation.getSnapshot().view?.widget).toBeNull();
  expect(heard(talk)).toContain(SPLIT.moved);
  talk.script.split = undefined;
  await say(talk.conversation, 'yes');
  expect(shown(talk).rows).not.toHaveProperty(SPLIT.row);
  await say(talk.conversation, 'yes');
  expect(orders(talk).at(-1)).not.toHaveProperty('debt');
  expect(talk.conversation.getSnapshot().view?.widget).not.toBeNull();
});

test('why a part was taken is told by the own last top-up and the rule of now', async () => {
  const divided = bought({ amount: 4_000, debt: 1_000, fee: 50, total: 5_050 });
  const talk = buying({ purchases: [divided] });
  await say(talk.conversation, 'I paid 5000 and got power for 4000 only');
  const day = formatDay(divided.paidAt);
  const last = SPLIT.lastDivided('₦5,000', day, '₦4,000', '₦1,000');
  expect(texts(talk.conversation).slice(-3)).toEqual([last, SPLIT.rule('20', '₦1,600'), SPLIT.seen]);
  talk.script.split = undefined;
  await say(talk.conversation, 'why una dey cut my light money');
  expect(texts(talk.conversation).slice(-3)).toEqual([last, SPLIT.noneNow, SPLIT.seen]);
  talk.script.purchases = [bought({ amount: 5_000, fee: 50, total: 5_050 })];
  await say(talk.conversation, 'why is part of my top-up taken');
  expect(texts(talk.conversation).slice(-2)).toEqual([SPLIT.lastWhole('₦5,000', day, '₦50'), SPLIT.noneNow]);
  talk.script.purchases = [bought({ amount: 5_000, fee: 0, total: 5_000 })];
  await say(talk.conversation, 'why is part of my top-up taken');
  expect(texts(talk.conversation).at(-2)).toBe(`${SPLIT.allForPower('₦5,000', day)} ${KNOWN.noFee}`);
  expect(orders(talk)).toEqual([]);
});

test('whoever owes nothing hears and sees nothing of it', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'buy power', '5000', 'yes');
  expect(heard(talk)).not.toContain(SPLIT.row);
  expect(shown(talk).rows).not.toHaveProperty(SPLIT.power);
  expect(orders(talk)).toHaveLength(1);
  expect(orders(talk)[0]).not.toHaveProperty('debt');
});
