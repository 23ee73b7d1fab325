import { CASH as SAID } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { formatDay, formatNaira, formatWhen } from '#machines/kit/writing/format.ts';

/** What a printed receipt for cash says; kobo. */
export interface PrintedCash {
  readonly id: number;
  readonly estate: string;
  readonly meter_number: string;
  readonly address: string;
  readonly due: keyof typeof CHARGED_AS;
  readonly amount_kobo: number;
  /** A day in Lagos. */
  readonly day: string;
  readonly payer: string;
  readonly note: string;
  readonly by: string | null;
  readonly made_at: Date;
}

/** What its rows are called, on paper as in the mail. */
export const CASH_LABELS = {
  number: 'Receipt',
  amount: 'Cash received',
  due: 'For',
  day: 'Paid on',
  payer: 'Paid by',
  house: 'House',
  meter: 'Meter number',
  note: 'Note',
  by: 'Written down by',
  at: 'Written down at',
} as const;

/** A5, mm, as the other receipts. */
const PAGE = { width: 148, height: 210 } as const;
const LEFT = 14;
const WIDTH = PAGE.width - 2 * LEFT;
const LABELS = 42;
const FIRST_ROW = 62;
const ROW = 9;
/** A further line of a row. */
const LINE = 5;

/** The receipt as a PDF of one page. */
export async function cashReceiptPdf(cash: PrintedCash): Promise<Uint8Array> {
  const [{ jsPDF }, { addFonts }, { pen }] = await Promise.all([
    import('jspdf'),
    import('./fonts.ts'),
    import('./pen.ts'),
  ]);
  const document = new jsPDF({ unit: 'mm', format: [PAGE.width, PAGE.height], compress: true });
  await addFonts(document);
  document.setLanguage('en');
  document.setProperties({ title: `Receipt for cash ${SAID.receiptOf(cash.id)}`, author: 'Wattchat' });
  const drawn = pen(document);
  drawn.text('Receipt for cash', LEFT, 22, { size: 15, bold: true });
  drawn.text(cash.estate, LEFT, 30, { size: 10, colour: 'muted', width: WIDTH });
  drawn.rule(LEFT, 35, WIDTH);
  drawn.text(formatNaira(cash.amount_kobo), LEFT, 48, { size: 20, bold: true, width: WIDTH });
  let y = FIRST_ROW;
  for (const [label, first, ...more] of rowsOf(cash)) {
    drawn.text(label, LEFT, y, { size: 9, colour: 'muted', width: LABELS - 3 });
    for (const [at, line] of [first, ...more].entries())
      drawn.text(line, LEFT + LABELS, y + at * LINE, { size: 10, width: WIDTH - LABELS });
    y += more.length * LINE;
    drawn.rule(LEFT, y + 3, WIDTH);
    y += ROW;
  }
  drawn.text('The estate took this money itself. It did not pass through the portal.', LEFT, PAGE.height - 14, {
    size: 8,
    colour: 'muted',
    width: WIDTH,
  });
  return new Uint8Array(document.output('arraybuffer'));
}

/** Its rows: what one is called, and its lines. */
function rowsOf(cash: PrintedCash): readonly (readonly [label: string, first: string, ...more: string[]])[] {
  return [
    [CASH_LABELS.number, SAID.receiptOf(cash.id)],
    [CASH_LABELS.due, CHARGED_AS[cash.due]],
    [CASH_LABELS.day, formatDay(cash.day)],
    [CASH_LABELS.payer, cash.payer],
    [CASH_LABELS.house, cash.address],
    [CASH_LABELS.meter, cash.meter_number],
    ...noteOf(cash.note),
    ...(cash.by === null ? [] : [[CASH_LABELS.by, cash.by] as const]),
    [CASH_LABELS.at, formatWhen(cash.made_at.toISOString())],
  ];
}

function noteOf(note: string): readonly (readonly [string, string, ...string[]])[] {
  const [first, ...more] = linesIn(note);
  return first === undefined ? [] : [[CASH_LABELS.note, first, ...more]];
}

/** Characters of a note that stand on a line of its row. */
const WIDE = 48;

/** A note in lines that fit, each of whole words. */
function linesIn(note: string): readonly string[] {
  const lines: string[] = [];
  for (const word of note.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
