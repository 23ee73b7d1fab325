import papaparse, { type ParseResult } from 'papaparse';

/** Why a record has no cells. */
export type Broken = 'quotes' | 'length';

/** Told of each record in turn; of a broken one the fields are what could be made out of its line. */
export type EachRecord = (row: number, fields: readonly string[], broken?: Broken) => void;

/** Longest record, characters: what goes on longer is a quotation mark that nobody closed. */
const LONGEST = 50_000;

/** With more broken records than these a file is not read on: each costs a look at much of what follows. */
export const MOST_BROKEN = 100;

/**
 * Splits a text that comes in pieces into records. A quotation mark that is opened and not closed breaks one line and not
 * those after it. Line breaks may be of any kind.
 */
export function splitRecords(delimiter: string, each: EachRecord): (text: string, last: boolean) => void {
  const config = { delimiter, newline: '\n' as const };
  const parser = new papaparse.Parser(config);
  const single = new papaparse.Parser({ ...config, preview: 1, fastMode: false });
  let rest = '';
  let row = 0;
  let brokenSoFar = 0;
  /** Inside a line that was too long already. */
  let skipping = false;

  return (text, last) => {
    let left = withPlainBreaks(rest + text, last);
    rest = '';
    if (skipping) {
      const end = left.indexOf('\n');
      if (end < 0) return;
      left = left.slice(end + 1);
      skipping = false;
    }
    const all: ParseResult<string[]> = parser.parse(left, 0, !last);
    if (all.errors.length > 0) {
      rest = oneByOne(left, last);
      return;
    }
    for (const fields of all.data) each(++row, fields);
    left = last ? '' : left.slice(all.meta.cursor);
    rest = left.length > LONGEST ? oneByOne(left, last) : left;
  };

  /** The slow way, for a text in which quotation marks are wrong somewhere. Answers what is left of it. */
  function oneByOne(text: string, last: boolean): string {
    let left = text;
    while (left !== '' && brokenSoFar <= MOST_BROKEN) {
      const more = left.length > LONGEST;
      const { data, errors, meta }: ParseResult<string[]> = single.parse(left.slice(0, LONGEST), 0, more || !last);
      const [fields] = data;
      if (fields === undefined && !more) return left;
      if (fields === undefined || (errors.length > 0 && isTorn(left.slice(0, meta.cursor), errors))) {
        left = brokenLine(left);
      } else {
        each(++row, fields);
        left = left.slice(meta.cursor);
      }
    }
    return left;
  }

  /** Give the first line up, and answer what stands after it. */
  function brokenLine(text: string): string {
    const end = text.indexOf('\n');
    const long = end < 0 ? text.length > LONGEST : end > LONGEST;
    if (long) each(++row, [], 'length');
    else each(++row, fieldsOfBroken(end < 0 ? text : text.slice(0, end), delimiter), 'quotes');
    brokenSoFar += 1;
    skipping = end < 0;
    return end < 0 ? '' : text.slice(end + 1);
  }
}

/** A quotation mark at either end of a field, which closes or opens nothing. */
const ODD_MARK = /^\s*"|"\s*$/g;

/** What a line says whose quotation marks are wrong: none of it is lost to whoever mends it. */
function fieldsOfBroken(line: string, delimiter: string): readonly string[] {
  return line.split(delimiter).map((field) => field.replace(ODD_MARK, ''));
}

/** True when wrong quotation marks have drawn several lines into one, or the rest of the file. */
function isTorn(record: string, errors: ParseResult<unknown>['errors']): boolean {
  return record.trimEnd().includes('\n') || errors.some(({ code }) => code === 'MissingQuotes');
}

/**
 * Line breaks that a `\n` ends. A `\r` before it is trimmed away with its cell, which costs less than a new text. One at the
 * end of a piece waits, because a `\n` may follow.
 */
function withPlainBreaks(text: string, last: boolean): string {
  const alone = last ? /\r(?!\n)/ : /\r(?!\n|$)/;
  return alone.test(text) ? text.replace(last ? /\r\n?/g : /\r\n|\r(?!$)/g, '\n') : text;
}
