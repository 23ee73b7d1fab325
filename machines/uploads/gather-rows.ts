import { ROW_SENTENCES } from '#catalogues/row-sentences.ts';
import { UPLOAD_MOST, UPLOADS, type UploadKind } from '#catalogues/uploads.ts';
import { tidy } from './cells.ts';
import { findHead, type Head } from './head.ts';
import { JUDGES } from './judging/judges.ts';
import { type FileRecord, MOST_BROKEN, splitRecords } from './records.ts';
import type { JudgedRow, Sheet } from './sheet.ts';

/** Gathers the rows of a file whose text comes in pieces. */
export interface Gathering {
  /** Take the next piece of text; answers a problem of the file as a whole, after which nothing else is taken. */
  take(text: string, last: boolean): string | null;
  /** What was gathered, or that there was nothing. */
  sheet(): Sheet | string;
}

/** Begin to gather the rows of a file. */
export function gatherRows(kind: UploadKind): Gathering {
  const rows: JudgedRow[] = [];
  const judge = JUDGES[kind]();
  const names = Object.keys(UPLOADS[kind].columns);
  const broken: number[] = [];
  let valid = 0;
  let head: Head | null = null;
  let split: ReturnType<typeof splitRecords> | null = null;

  return {
    take(text, last) {
      if (head === null || split === null) {
        const found = findHead(kind, text);
        if ('problem' in found) return found.problem;
        head = found.head;
        split = splitRecords(head.delimiter);
      }
      for (const record of split(text, last)) {
        if (record.row <= head.row || isBlank(record)) continue;
        const judged = judgedOf(record, head);
        if (judged.valid) valid += 1;
        if (record.fields === null) broken.push(record.row);
        rows.push(judged);
      }
      if (rows.length > UPLOAD_MOST.rows) return ROW_SENTENCES.tooManyRows;
      const [first = 0] = broken;
      return broken.length > MOST_BROKEN ? ROW_SENTENCES.quotesBroken(first) : null;
    },
    sheet: () =>
      rows.length === 0 ? ROW_SENTENCES.noRows : { kind, rows, valid, invalid: rows.length - valid, problem: null },
  };

  function judgedOf({ row, fields, broken: why }: FileRecord, { width, places }: Head): JudgedRow {
    if (fields === null) return unread(row, [], why === 'length' ? ROW_SENTENCES.rowLong : ROW_SENTENCES.quoteOpen);
    const cells = places.map((place) => tidy(fields[place] ?? ''));
    if (fields.length > width && fields.slice(width).some((cell) => cell.trim() !== '')) {
      return unread(row, cells, ROW_SENTENCES.cellsTooMany);
    }
    if (cells.some((cell) => cell.includes('\0'))) {
      const kept = cells.map((cell) => cell.replaceAll('\0', ''));
      return unread(row, kept, ROW_SENTENCES.signNotKept);
    }
    return judge(row, cells);
  }

  function unread(row: number, cells: readonly string[], message: string): JudgedRow {
    return { row, cells: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])), valid: false, message };
  }
}

const isBlank = ({ fields }: FileRecord): boolean => fields?.every((cell) => cell.trim() === '') ?? false;
