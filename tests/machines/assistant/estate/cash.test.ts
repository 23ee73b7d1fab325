import { expect, test } from 'vitest';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { chatOf } from '../past/past-chat.ts';

const chat = (...sentences: readonly string[]) => chatOf('service-admin', {}, ...sentences);
const READ_BACK = 'note 7500 cash from Amaka Eze of House 12 for her levy, 24 nov';

test.each(['hmm wait', 'maybe', 'not sure'])(
  '"%s" to cash that is read back is no name, and no yes',
  async (sentence) => {
    const talk = await chat(READ_BACK, sentence);
    expect(talk.calls('recordCash')).toEqual([]);
    expect(talk.calls('previewCash')).toMatchObject([{ house: 'House 12', payer: 'Amaka Eze' }]);
    expect(talk.shown().view).toMatchObject({ flow: 'record-cash', step: 'confirming' });
    talk.conversation.stop();
  },
);

test('whoever paid is put right by a name', async () => {
  const talk = await chat(READ_BACK, 'no, it was paid by Tunde Bello');
  expect(talk.calls('previewCash')).toMatchObject([{ payer: 'Amaka Eze' }, { payer: 'Tunde Bello' }]);
  talk.conversation.stop();
});

test.each(['take that cash back', 'undo the cash I recorded', 'remove the 5000 cash House 12 paid'])(
  '"%s" tells of what is written down, and that its row takes it back',
  async (sentence) => {
    const talk = await chat(sentence);
    expect([talk.calls('takeCashBack'), talk.calls('takeBackCharges')]).toEqual([[], []]);
    expect(talk.calls('cashPayments')).toHaveLength(1);
    expect(talk.texts()).toContain(CASH.back.inRow);
    talk.conversation.stop();
  },
);
