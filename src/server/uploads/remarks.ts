import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';

type Remark = Extract<CallAnswer<'previewDevLevy'>, { status: 200 }>['data']['remarks'][number];

/** What there is to say of some rows. A row of which nothing is said adds what it says. */
export function remarksOn(rows: readonly JudgedRow[]): Remark[] {
  return rows
    .filter(({ message }) => message !== '')
    .map(({ row, valid, message, fate, moves }) => ({
      row,
      valid,
      message,
      ...(fate && { fate }),
      ...(moves !== undefined && { moves: nairaOf(moves) }),
    }));
}
