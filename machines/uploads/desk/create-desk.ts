import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import type { UploadKind } from '#catalogues/uploads.ts';
import { readRows } from '../read-rows.ts';
import type { JudgedRow } from '../sheet.ts';
import { type Answered, judgedRows, refusalOf, takenAs, withWrong } from './answers.ts';
import type { Desk, Lost, Refusal, Rows, SentAs, Tell } from './desk.ts';
import { failedFile, fileOf, templateFile } from './files.ts';
import { kindsOf } from './kinds-of.ts';
import { countsOf, pageOf } from './shown-rows.ts';

/** The calls that take rows. */
export type UploadCalls = Pick<
  Services,
  | 'validateMeters'
  | 'uploadMeters'
  | 'previewServicePayments'
  | 'uploadServicePayments'
  | 'previewDevLevy'
  | 'uploadDevLevy'
>;

/** What a desk is made of. */
export interface DeskDeps {
  /** The calls, which tell how much of what they send is on its way, 0 to 1. */
  readonly calls: (tell: Tell) => UploadCalls;
  /** Waited for after each piece of a file, by whoever has more to do than read it. */
  readonly pause?: () => Promise<unknown>;
}

/** The file that lies there, with its rows. */
interface Held {
  readonly runId: string;
  readonly kind: UploadKind;
  readonly file: File;
  readonly rows: readonly JudgedRow[];
}

const LOST: Lost = { kind: 'lost' };

/** A desk in this process. */
export function createDesk({ calls, pause }: DeskDeps): Desk {
  let held: Held | null = null;

  const find = (runId: string): Held | null => (held?.runId === runId ? held : null);

  function keep(next: Held): Rows {
    held = next;
    return { counts: countsOf(next.kind, next.rows), page: pageOf(next.kind, next.rows, 1) };
  }

  /** A refusal, with what it says of rows that were sent in this order. */
  function refused(now: Held, sent: readonly JudgedRow[], first: number, answer: Answered): Refusal {
    const rows = withWrong(now.rows, sent, first, answer);
    return refusalOf(answer, rows && keep({ ...now, rows }));
  }

  return {
    kindsOf,
    async read(runId, kind, file, tell, signal) {
      const sheet = await readRows(kind, file, { signal, progress: tell, ...(pause && { pause }) });
      if (sheet.problem !== null) return { kind: 'unreadable', problem: sheet.problem };
      return { kind: 'read', rows: keep({ runId, kind, file, rows: sheet.rows }) };
    },
    async judge(runId, estate, tell, signal) {
      const now = find(runId);
      if (now === null) return LOST;
      const answer = await answered(judgeRows(calls(tell), now, estate, signal), signal);
      const rows = judgedRows(answer, now.rows);
      return rows === null ? refusalOf(answer, null) : { kind: 'judged', rows: keep({ ...now, rows }) };
    },
    async page(runId, at) {
      const now = find(runId);
      return now === null ? LOST : pageOf(now.kind, now.rows, at);
    },
    async send(runId, estate, tell, signal): Promise<SentAs> {
      const now = find(runId);
      if (now === null) return LOST;
      const valid = now.rows.filter((row) => row.valid);
      const answer = await answered(sendRows(calls(tell), now, valid, estate, signal), signal);
      // In a list the first row is the first, in a file the head is.
      return takenAs(answer) ?? refused(now, valid, now.kind === 'upload-meters' ? 1 : 2, answer);
    },
    async failed(runId) {
      const now = find(runId);
      return now === null ? LOST : failedFile(now.kind, now.rows);
    },
    template: async (kind) => templateFile(kind),
    forget(runId) {
      if (runId === undefined || find(runId) !== null) held = null;
    },
  };
}

function judgeRows(
  calls: UploadCalls,
  { kind, file }: Held,
  estate: number | null,
  signal: AbortSignal,
): Promise<Answered> {
  if (kind === 'upload-payments') return calls.previewServicePayments({ dataset: file }, signal);
  const input = { property_id: estate, dataset: file };
  return kind === 'upload-meters' ? calls.validateMeters(input, signal) : calls.previewDevLevy(input, signal);
}

function sendRows(
  calls: UploadCalls,
  { kind, file }: Held,
  rows: readonly JudgedRow[],
  estate: number | null,
  signal: AbortSignal,
): Promise<Answered> {
  if (kind === 'upload-meters')
    return calls.uploadMeters({ property_id: estate, meter_details: rows.map(meterOf) }, signal);
  const dataset = fileOf(kind, rows, file.name);
  if (kind === 'upload-payments') return calls.uploadServicePayments({ dataset }, signal);
  return calls.uploadDevLevy({ property_id: estate, dataset }, signal);
}

function meterOf({ cells: { landlord_name = '', meter_number = '', house_address = '' } }: JudgedRow) {
  return { landlord_name, meter_number, house_address };
}

/** What was answered; null where nothing was. */
async function answered(asked: Promise<Answered>, signal: AbortSignal): Promise<Answered> {
  const answer = await asked.catch(unanswered);
  signal.throwIfAborted();
  return answer;
}
