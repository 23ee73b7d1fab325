import type { Services } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import { MOST_STATEMENT_DAYS } from '#catalogues/meter-statements.ts';
import { koboOf } from '#catalogues/money.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '#machines/pages/answers.ts';
import { readCashReceipt } from '#machines/pages/cash-lines.ts';
import type { CashBears } from '#machines/talk/past-said.ts';
import { plain } from '../../lines.ts';
import type { Asker, QueryAnswer } from '../query.ts';

interface Wanted {
  /** Which one; null: one of the asker's own. */
  readonly number: number | null;
  /** The last one is wanted. */
  readonly last: boolean;
  /** What it has to bear where no number names it. */
  readonly bears: CashBears;
}

type Line = Good<'meterStatement'>['lines'][number];
type CashLine = Line & { readonly cash: number };

/** So many have a button each. */
const MOST_OFFERED = 5;
const DAY_MS = 86_400_000;

/** The receipt for cash, as a file. Where nothing says which of several it is, the newest are offered, and none is guessed. */
export async function cashReceiptTold(
  services: Services,
  { number, last, bears }: Wanted,
  { who, signal, at }: Asker,
): Promise<QueryAnswer> {
  if (number !== null) return handed(services, number, signal);
  const to = dayInLagos(at);
  const from = dayInLagos(Date.parse(at) - MOST_STATEMENT_DAYS * DAY_MS);
  const came = await ownCash(services, who.role === 'service-user', { from, to }, signal);
  if (came.kind !== 'good') return { lines: came.kind === 'failed' ? [plain(came.problem)] : [] };
  const [newest] = came.data;
  const fitting = came.data.filter((line) => isBorne(line, bears));
  const [first, ...more] = fitting;
  if (!bears.else && first !== undefined && (more.length === 0 || last)) return handed(services, first.cash, signal);
  if (first === undefined && bears.isNumber && bears.figure !== undefined && !bears.else) {
    // It may be older than what was looked at.
    const byNumber = await readCashReceipt(services, bears.figure, signal);
    if (byNumber.kind === 'good') return given(bears.figure, byNumber.data);
  }
  if (newest === undefined) return { lines: [plain(CASH.own.none)] };
  return offered(first === undefined ? came.data : fitting, saidOf(fitting, bears));
}

/** Why none of them is handed out. */
function saidOf(fitting: readonly CashLine[], bears: CashBears): string {
  if (fitting.length === 0) return CASH.own.unlike;
  return bears.else ? CASH.own.unsure : CASH.own.which(fitting.length);
}

function offered(lines: readonly CashLine[], said: string): QueryAnswer {
  const newest = lines.slice(0, MOST_OFFERED);
  const older = lines.length > newest.length ? [CASH.own.older] : [];
  return {
    lines: [plain([said, ...older].join(' '))],
    suggestions: newest.map(({ cash, paid, what }) => ({
      label: CASH.own.one(CASH.receiptOf(cash), formatNaira(koboOf(paid)), what),
      say: CASH.own.say(CASH.receiptOf(cash)),
    })),
  };
}

async function handed(services: Services, number: number, signal: AbortSignal): Promise<QueryAnswer> {
  const came = await readCashReceipt(services, number, signal);
  if (came.kind !== 'good') return { lines: came.kind === 'failed' ? [plain(came.problem)] : [] };
  return given(number, came.data);
}

const given = (number: number, file: HandedFile): QueryAnswer => ({
  lines: [plain(CASH.own.handed(CASH.receiptOf(number), file.name))],
  file,
});

/** True of a payment that is as it is said to be: of its number or its sum, of one of the days, for that. */
function isBorne({ cash, paid, due, what }: CashLine, { figure, from, to, due: wanted }: CashBears): boolean {
  if (figure !== undefined && figure !== cash && figure !== paid) return false;
  if (wanted !== undefined && wanted !== due) return false;
  return from === undefined && to === undefined ? true : wordsOfDays(from ?? to, to ?? from).has(what);
}

/** What a line says of cash that was paid on one of some days: it bears that day in words alone. */
function wordsOfDays(from = '', to = ''): ReadonlySet<string> {
  const words = new Set<string>();
  for (let at = Date.parse(from); at <= Date.parse(to) && words.size <= MOST_STATEMENT_DAYS; at += DAY_MS)
    words.add(CASH.line(formatDay(dayInLagos(at))));
  return words;
}

/** What was paid in cash on all of one's own meters, as their statements have it, the newest first. */
async function ownCash(
  services: Services,
  holdsMeters: boolean,
  days: { readonly from: string; readonly to: string },
  signal: AbortSignal,
): Promise<Read<readonly CashLine[]>> {
  const own = holdsMeters ? await read(services.myMeters({}, signal), signal) : null;
  if (own !== null && own.kind !== 'good') return own;
  const held = own?.data.meters.filter(isHeld).map(({ meterNumber }) => ({ meter_number: meterNumber })) ?? [{}];
  const lines: CashLine[] = [];
  for (const meter of held) {
    const came = await read(services.meterStatement({ ...days, ...meter }, signal), signal);
    if (came.kind !== 'good') return came;
    lines.push(...came.data.lines.flatMap((line) => (line.cash === undefined ? [] : [{ ...line, cash: line.cash }])));
  }
  return { kind: 'good', data: lines.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)) };
}
