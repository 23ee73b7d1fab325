import type { Services } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import { MOST_STATEMENT_DAYS } from '#catalogues/meter-statements.ts';
import { koboOf } from '#catalogues/money.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { dayInLagos, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '#machines/pages/answers.ts';
import { readCashReceipt } from '#machines/pages/cash-lines.ts';
import { plain } from '../../lines.ts';
import type { Asker, QueryAnswer } from '../query.ts';

interface Wanted {
  /** Which one; null: one of the asker's own. */
  readonly number: number | null;
  /** The last one is wanted. */
  readonly last: boolean;
}

type Line = Good<'meterStatement'>['lines'][number];

/** So many have a button each. */
const MOST_OFFERED = 5;
const DAY_MS = 86_400_000;

/** The receipt for cash, as a file. Where nothing says which of several it is, the newest are offered, and none is guessed. */
export async function cashReceiptTold(
  services: Services,
  { number, last }: Wanted,
  { who, signal, at }: Asker,
): Promise<QueryAnswer> {
  if (number !== null) return handed(services, number, signal);
  const to = dayInLagos(at);
  const from = dayInLagos(Date.parse(at) - MOST_STATEMENT_DAYS * DAY_MS);
  const came = await ownCash(services, who.role === 'service-user', { from, to }, signal);
  if (came.kind !== 'good') return { lines: came.kind === 'failed' ? [plain(came.problem)] : [] };
  const [newest, ...others] = came.data;
  if (newest === undefined) return { lines: [plain(CASH.own.none)] };
  if (others.length === 0 || last) return handed(services, newest.cash, signal);
  const offered = came.data.slice(0, MOST_OFFERED);
  const older = came.data.length > offered.length ? [CASH.own.older] : [];
  return {
    lines: [plain([CASH.own.which(came.data.length), ...older].join(' '))],
    suggestions: offered.map(({ cash, paid, what }) => ({
      label: CASH.own.one(CASH.receiptOf(cash), formatNaira(koboOf(paid)), what),
      say: CASH.own.say(CASH.receiptOf(cash)),
    })),
  };
}

async function handed(services: Services, number: number, signal: AbortSignal): Promise<QueryAnswer> {
  const came = await readCashReceipt(services, number, signal);
  if (came.kind !== 'good') return { lines: came.kind === 'failed' ? [plain(came.problem)] : [] };
  return { lines: [plain(CASH.own.handed(CASH.receiptOf(number), came.data.name))], file: came.data };
}

/** What was paid in cash on all of one's own meters, as their statements have it, the newest first. */
async function ownCash(
  services: Services,
  holdsMeters: boolean,
  days: { readonly from: string; readonly to: string },
  signal: AbortSignal,
): Promise<Read<readonly (Line & { readonly cash: number })[]>> {
  const own = holdsMeters ? await read(services.myMeters({}, signal), signal) : null;
  if (own !== null && own.kind !== 'good') return own;
  const held = own?.data.meters.filter(isHeld).map(({ meterNumber }) => ({ meter_number: meterNumber })) ?? [{}];
  const lines: (Line & { readonly cash: number })[] = [];
  for (const meter of held) {
    const came = await read(services.meterStatement({ ...days, ...meter }, signal), signal);
    if (came.kind !== 'good') return came;
    lines.push(...came.data.lines.flatMap((line) => (line.cash === undefined ? [] : [{ ...line, cash: line.cash }])));
  }
  return { kind: 'good', data: lines.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)) };
}
