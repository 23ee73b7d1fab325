import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { JudgedRow } from '../sheet.ts';
import type { Refusal, Rows, SentAs } from './desk.ts';

/** What a call that takes rows was answered; null where there was no answer. */
export type Answered = CallAnswer<'validateMeters' | 'uploadMeters' | 'uploadServicePayments' | 'uploadDevLevy'> | null;

/** The rows of a file as the server judges them, where the answer has them. */
export function judgedRows(answer: Answered): readonly JudgedRow[] | null {
  if (answer === null || !('csvData' in answer.data) || answer.data.csvData === undefined) return null;
  return answer.data.csvData.map(({ row, landlord_name, meter_number, house_address, valid, message }) => ({
    row,
    cells: { landlord_name, meter_number, house_address },
    valid,
    message,
  }));
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
