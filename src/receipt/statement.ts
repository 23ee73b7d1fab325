import { koboOf } from '#catalogues/money.ts';
import { METER_STATEMENT as SAID } from '#catalogues/sentences/meter-statements.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Pen } from './pen.ts';

/** What a printed statement says; naira, above 0 is owed. */
export interface PrintedStatement {
  readonly meterNumber: string;
  readonly holder: string;
  readonly address: string;
  /** Days in Lagos. */
  readonly from: string;
  readonly to: string;
  readonly opening: number;
  readonly closing: number;
  readonly lines: readonly {
    readonly at: string;
    readonly what: string;
    readonly by: string | null;
    readonly why: string | null;
    readonly charged: number;
    readonly paid: number;
    readonly owedAfter: number;
  }[];
}

/** A4, mm. */
const PAGE = { width: 210, height: 297 } as const;
const LEFT = 14;
const RIGHT = PAGE.width - LEFT;
const ROW = 9;
const FIRST_ROW = 52;
/** The last place where a row still fits above the foot. */
const LAST_ROW = PAGE.height - 22;

/** The statement as a PDF of as many pages as it takes. */
export async function statementPdf(statement: PrintedStatement): Promise<Uint8Array> {
  const [{ jsPDF }, { addFonts }, { pen }] = await Promise.all([
    import('jspdf'),
    import('./fonts.ts'),
    import('./pen.ts'),
  ]);
  const document = new jsPDF({ unit: 'mm', format: [PAGE.width, PAGE.height], compress: true });
  await addFonts(document);
  const drawn = pen(document);
  const rows = rowsOf(statement);
  const most = Math.floor((LAST_ROW - FIRST_ROW) / ROW);
  const pages = Math.ceil(rows.length / most);
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) document.addPage();
    drawHead(drawn, statement);
    for (const [at, row] of rows.slice(page * most, (page + 1) * most).entries())
      drawRow(drawn, row, FIRST_ROW + at * ROW);
    drawn.text(`${page + 1} / ${pages}`, RIGHT, PAGE.height - 10, { size: 8, colour: 'muted', align: 'right' });
    drawn.text(SAID.paidOldestFirst, LEFT, PAGE.height - 10, { size: 8, colour: 'muted' });
  }
  return new Uint8Array(document.output('arraybuffer'));
}

interface PrintedRow {
  readonly day: string;
  readonly what: string;
  readonly who: string;
  readonly charged: string;
  readonly paid: string;
  readonly after: string;
  readonly bold: boolean;
}

const naira = (value: number) => formatNaira(koboOf(value));
const some = (value: number) => (value === 0 ? '' : naira(value));

function rowsOf({ from, to, opening, closing, lines }: PrintedStatement): readonly PrintedRow[] {
  const balance = (day: string, what: string, value: number): PrintedRow => ({
    ...{ day: formatDay(day), what, who: '', charged: '', paid: '', after: naira(value), bold: true },
  });
  return [
    balance(from, SAID.opening, opening),
    ...lines.map(({ at, what, by, why, charged, paid, owedAfter }) => ({
      ...{ day: formatDay(at), what, who: [by, why].filter(Boolean).join(', ') },
      ...{ charged: some(charged), paid: some(paid), after: naira(owedAfter), bold: false },
    })),
    balance(to, SAID.closing, closing),
  ];
}

const AT = { day: LEFT, what: 38, who: 92, charged: 150, paid: 173, after: RIGHT } as const;

function drawHead(pen: Pen, { holder, address, meterNumber, from, to }: PrintedStatement): void {
  pen.text(SAID.title, LEFT, 20, { size: 15, bold: true });
  const days = `${formatDay(from)} to ${formatDay(to)}`;
  pen.text(SAID.of(holder, address, meterNumber, days), LEFT, 28, { size: 9.5, width: RIGHT - LEFT });
  const { date, what, who, charged, paid, after } = SAID.columns;
  const head: PrintedRow = { day: date, what, who, charged, paid, after, bold: true };
  drawRow(pen, head, FIRST_ROW - ROW);
}

function drawRow(pen: Pen, { day, what, who, charged, paid, after, bold }: PrintedRow, y: number): void {
  const ink = { size: 8.5, bold } as const;
  pen.text(day, AT.day, y, ink);
  pen.text(what, AT.what, y, { ...ink, width: AT.who - AT.what - 2 });
  pen.text(who, AT.who, y, { size: 8, colour: 'muted', width: AT.charged - AT.who - 24 });
  for (const [words, x] of [
    [charged, AT.charged],
    [paid, AT.paid],
    [after, AT.after],
  ] as const)
    pen.text(words, x, y, { ...ink, align: 'right', width: 21 });
  pen.rule(LEFT, y + 3, RIGHT - LEFT);
}
