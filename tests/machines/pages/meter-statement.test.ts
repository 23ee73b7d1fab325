import { describe, expect, test } from 'vitest';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { METER_STATEMENT as SAID } from '#catalogues/sentences/meter-statements.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { CASH_LINE } from '../../support/calls/cash.ts';
import { GOOD_METER_STATEMENT } from '../../support/calls/meter-statements.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

describe('the statement of account', () => {
  test('stands between what it opens and what it closes with, each line with who and what is owed after it', async () => {
    const { pages, asked } = pagesOf(RESIDENT);
    const view = await loaded(pages.list('meter-statement'));
    expect(asked('meterStatement')).toEqual([{ from: '2026-08-01', to: '2026-11-21' }]);
    expect(view.rows.map(({ cells }) => [cells[1], cells[3], cells[4], cells[5]])).toEqual([
      [SAID.opening, '', '', '₦22,000'],
      ['Service charge, September 2026', '₦15,000', '', '₦37,000'],
      ['Card or transfer: Services Payment', '', '₦20,000', '₦17,000'],
      ['Paid on 01 Oct 2026, uploaded', '', '₦4,000', '₦13,000'],
      ['Service Charge set by the estate', '', '₦5,000', '₦8,000'],
      [SAID.closing, '', '', '₦8,000'],
    ]);
    expect(view.cards.map(({ label, value }) => [label, value])).toEqual([
      [SAID.opening, '₦22,000'],
      ['Charges', '₦15,000'],
      ['Payments', '-₦24,000'],
      ['Corrections', '-₦5,000'],
      [SAID.closing, '₦8,000'],
    ]);
  });

  test('hands out the receipt of cash in its row, and no other row has one', async () => {
    const lines = [...GOOD_METER_STATEMENT.meterStatement.lines, CASH_LINE];
    const { pages, asked } = pagesOf(RESIDENT, {
      meterStatement: { ...GOOD_METER_STATEMENT.meterStatement, lines },
    });
    const list = pages.list('meter-statement');
    const file = new Promise((resolve) => list.onFile(({ name }) => resolve(name)));
    const { rows } = await loaded(list);
    expect(rows.filter(({ actions }) => actions.length > 0).map(({ id }) => id)).toEqual(['CASH-1']);
    list.send({ type: 'ACT', row: 'CASH-1', action: 'receipt' });
    expect(await file).toBe('ReceiptCASH-1.pdf');
    expect(asked('cashReceipt')).toEqual([{ id: 1 }]);
  });

  test('of whoever moved out says the day, and not that what is owed is theirs; a move moves no money', async () => {
    const [first, ...others] = GOOD_METER_STATEMENT.meterStatement.lines;
    const move = {
      ...{
        id: -7,
        at: '2026-11-20T07:00:00.000Z',
        kind: 'move' as const,
        due: null,
        charged: 0,
        paid: 0,
        owedAfter: 8_000,
      },
      ...{ what: MOVES.line.youOut, by: 'Ngozi Adeyemi', why: MOVES.line.stays('₦8,000') },
    };
    const lines = first === undefined ? [] : [first, ...others, move];
    const meterStatement = { ...GOOD_METER_STATEMENT.meterStatement, lines, left: '2026-11-20' };
    const { pages } = pagesOf({ ...RESIDENT, meterNumber: null, estate: null }, { meterStatement });
    const view = await loaded(pages.list('meter-statement'));
    expect(view.rows.at(-2)?.cells.slice(1)).toEqual([
      ...[MOVES.line.youOut, `Ngozi Adeyemi, ${MOVES.line.stays('₦8,000')}`, '', '', '₦8,000'],
    ]);
    const token = () => bearer({ role: 'service-user', meter_number: null });
    const talk = talkTo({ meterStatement }, { keep: { ...keepNothing(), token } });
    await say(talk.conversation, 'my statement');
    const said = texts(talk.conversation).join('\n');
    expect(said).toContain(SAID.left('20 Nov 2026'));
    expect(said).not.toContain('the same stands on the dashboard');
  });

  test('an administrator names a meter, and without one nothing is asked for', async () => {
    const { pages, asked } = pagesOf(ADMIN);
    expect((await loaded(pages.list('meter-statement'))).problem).toBe(SAID.choose);
    expect(asked('meterStatement')).toEqual([]);
  });

  test.each([
    ['service-user', 'my statement', undefined],
    ['service-admin', 'statement of 45701124518', '45701124518'],
  ] as const)('is told in the chat to a %s who says "%s"', async (role, sentence, meter) => {
    const own = role === 'service-admin' ? { meter_number: null } : {};
    const talk = talkTo({}, { keep: { ...keepNothing(), token: () => bearer({ role, ...own }) } });
    await say(talk.conversation, sentence);
    const inputs = talk.script.calls.filter(({ name }) => name === 'meterStatement').map(({ input }) => input);
    expect(inputs).toEqual([expect.objectContaining(meter === undefined ? {} : { meter_number: meter })]);
    expect(texts(talk.conversation).join('\n')).toContain(SAID.told('₦22,000 owed', '₦8,000 owed'));
  });
});
