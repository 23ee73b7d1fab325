import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOAD_MOST, UPLOADS, type UploadKind } from '#catalogues/uploads.ts';
import { tidy } from './cells.ts';
import { findHead, type Head } from './head.ts';
import { JUDGES } from './judges.ts';
import { MOST_BROKEN, splitRecords } from './records.ts';
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
  /** The cells of the row at hand, in one array for all rows: what a judge keeps of them it copies. */
  const cells: string[] = names.map(() => '');
  let valid = 0;
  /** U+0000 has come, which no data base keeps. */
  let nul = false;
  let split: ReturnType<typeof splitRecords> | null = null;

  return {
    take(text, last) {
      if (split === null) {
        const found = findHead(kind, text);
        if ('problem' in found) return found.problem;
        split = splitting(found.head);
      }
      nul ||= text.includes('\0');
      split(text, last);
      if (rows.length > UPLOAD_MOST.rows) return ROW_SENTENCES.tooManyRows;
      const [first = 0] = broken;
      return broken.length > MOST_BROKEN ? ROW_SENTENCES.quotesBroken(first) : null;
    },
    sheet: () =>
      rows.length === 0 ? ROW_SENTENCES.noRows : { kind, rows, valid, invalid: rows.length - valid, problem: null },
  };

  function splitting(head: Head) {
    return splitRecords(head.delimiter, (row, fields, why) => {
      if (row <= head.row) return;
      if (why !== undefined) {
        broken.push(row);
        rows.push(
          unread(row, keptOf(fields, head), why === 'length' ? ROW_SENTENCES.rowLong : ROW_SENTENCES.quoteOpen),
        );
      } else if (!fields.every(isBlank)) {
        const judged = judgedOf(row, fields, head);
        if (judged.valid) valid += 1;
        rows.push(judged);
      }
    });
  }

  function judgedOf(row: number, fields: readonly string[], head: Head): JudgedRow {
    const { width, places } = head;
    if (fields.length > width && !fields.slice(width).every(isBlank)) {
      return unread(row, keptOf(fields, head), ROW_SENTENCES.cellsTooMany);
    }
    for (let at = 0; at < places.length; at += 1) cells[at] = tidy(fields[places[at] ?? -1] ?? '');
    return nul && cells.some((cell) => cell.includes('\0'))
      ? unread(row, cells, ROW_SENTENCES.signNotKept)
      : judge(row, cells);
  }

  function unread(row: number, cells: readonly string[], message: string): JudgedRow {
    const kept = names.map((name, at) => [name, cells[at]?.replaceAll('\0', '') ?? '']);
    return { row, cells: Object.fromEntries(kept), valid: false, message };
  }
}

/** The cells of a row that is to be mended, in the order of the columns: what is beyond the last column stands in that. */
function keptOf(fields: readonly string[], { delimiter, width, places }: Head): readonly string[] {
  const last = fields.slice(width - 1).join(delimiter);
  return places.map((place) => tidy((place === width - 1 ? last : fields[place]) ?? ''));
}

const isBlank = (cell: string): boolean => tidy(cell) === '';
