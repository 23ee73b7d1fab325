import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import type { JudgedRow } from '../sheet.ts';
import type { Refusal, Rows, SentAs } from './desk.ts';

/** What a call that takes rows was answered; null where there was no answer. */
export type Answered = CallAnswer<
  | 'validateMeters'
  | 'uploadMeters'
  | 'previewServicePayments'
  | 'uploadServicePayments'
  | 'previewDevLevy'
  | 'uploadDevLevy'
> | null;

/** The rows of a file as the server judges them, where the answer says something of them; `rows` as they were read here. */
export function judgedRows(answer: Answered, rows: readonly JudgedRow[]): readonly JudgedRow[] | null {
  if (answer === null) return null;
  if ('remarks' in answer.data) return remarked(rows, answer.data.remarks);
  if (!('csvData' in answer.data) || answer.data.csvData === undefined) return null;
  return answer.data.csvData.map(({ row, landlord_name, meter_number, house_address, valid, message, fate }) => ({
    row,
    cells: { landlord_name, meter_number, house_address },
    valid,
    message,
    ...(fate && { fate }),
  }));
}

type Remarks = Extract<CallAnswer<'previewDevLevy'>, { status: 200 }>['data']['remarks'];

/** The server reads the same file by the same rules, so what it says nothing of is as it was read here. */
function remarked(rows: readonly JudgedRow[], remarks: Remarks): readonly JudgedRow[] {
  const said = new Map(remarks.map((remark) => [remark.row, remark]));
  return rows.map(({ row, cells, ...here }) => {
    const remark = said.get(row);
    if (remark === undefined) return { row, cells, ...here };
    const { valid, message, fate, moves } = remark;
    return { row, cells, valid, message, ...(fate && { fate }), ...(moves !== undefined && { moves: koboOf(moves) }) };
  });
}

/** Rows that were taken, or null where they were not. */
export function takenAs(answer: Answered): Extract<SentAs, { kind: 'taken' }> | null {
  if (answer === null || !('added' in answer.data)) return null;
  const { message, added, before } = answer.data;
  return { kind: 'taken', message, added, before };
}

/** An answer that takes nothing. */
export function refusalOf(answer: Answered, rows: Rows | null): Refusal {
  const message = answer !== null && 'message' in answer.data ? answer.data.message : null;
  return { kind: 'refused', status: answer?.status ?? null, message, rows };
}

/**
 * All rows with what the server finds wrong with some of those that were sent, which it counts from `first`; null where it names
 * none.
 */
export function withWrong(
  rows: readonly JudgedRow[],
  sent: readonly JudgedRow[],
  first: number,
  answer: Answered,
): readonly JudgedRow[] | null {
  if (answer === null || !('rows' in answer.data) || !answer.data.rows?.length) return null;
  const wrong = new Map(answer.data.rows.map(({ row, message }) => [sent[row - first], message]));
  return rows.map((row) => {
    const message = wrong.get(row);
    return message === undefined ? row : { ...row, valid: false, message };
  });
}
