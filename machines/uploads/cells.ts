import { DUES_AMOUNT_KOBO, KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { SERVICE_PAYMENT_NAMES, SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { MONTH_NAMES } from '#machines/talk/reading/calendar.ts';
import { plain } from './head.ts';

/** What a cell says, written in one way, or what is wrong with it. */
export type Read = { readonly value: string; readonly problem: null } | { readonly problem: string };

/** Commas stand between thousands alone: `15000,50` is read as naira and kobo by some and as a million and a half by others. */
const ODD_COMMA = /,(?!\d{3}(?:\D|$))/;
const SPACE = 32;
const DELETE = 127;
const FORMS = Object.fromEntries(
  SERVICE_PAYMENT_NAMES.flatMap((name) => [
    [plain(name), name],
    [plain(SERVICE_PAYMENTS[name].label), name],
    [plain(SERVICE_PAYMENTS[name].due), name],
  ]),
) as Readonly<Record<string, ServicePayment>>;

/** A text without the blanks around it and without line breaks in it. */
export function tidy(cell: string): string {
  const text = isBare(cell) ? cell : cell.trim();
  return text.includes('\n') || text.includes('\t') ? text.replace(/\s+/g, ' ') : text;
}

/** True where there is surely nothing to trim: letters, digits and signs of ASCII at both ends. Asked for every cell. */
function isBare(cell: string): boolean {
  const first = cell.charCodeAt(0);
  const last = cell.charCodeAt(cell.length - 1);
  return first > SPACE && first < DELETE && last > SPACE && last < DELETE;
}

/** An amount in naira above 0, in figures: `15000` or `15000.50`. Each rule has its own sentence. */
export function readAmount(cell: string): Read {
  const kobo = ODD_COMMA.test(cell) ? null : parseNaira(cell);
  if (kobo === null) return { problem: whyNoAmount(cell) };
  if (kobo === 0) return { problem: ROW_SENTENCES.amountZero };
  if (kobo > DUES_AMOUNT_KOBO.most) return { problem: ROW_SENTENCES.amountLarge };
  const rest = kobo % KOBO_PER_NAIRA;
  const naira = String((kobo - rest) / KOBO_PER_NAIRA);
  return { value: rest === 0 ? naira : `${naira}.${String(rest).padStart(2, '0')}`, problem: null };
}

/** A minus, or the brackets of a bookkeeper, around a figure. */
const NEGATIVE = /^(?:\(.*\d.*\)|(?:₦|ngn|n)?\s*[-−–].*\d.*|.*\d\s*[-−–])$/i;
const TOO_FINE = /^[^.]*\d\.\d{3,}\s*$/;
const LONG = /^(?:₦|ngn|n)?[\d,\s]+(?:\.\d{1,2})?\s*[km]?$/i;

/** What is wrong with what is no amount. */
function whyNoAmount(cell: string): string {
  const text = cell.trim();
  if (text === '') return ROW_SENTENCES.amountMissing;
  if (NEGATIVE.test(text)) return ROW_SENTENCES.amountNegative;
  if (ODD_COMMA.test(text)) return ROW_SENTENCES.amountComma;
  if (TOO_FINE.test(text)) return ROW_SENTENCES.amountDecimals;
  // So many figures that they cannot be counted in kobo.
  return LONG.test(text) ? ROW_SENTENCES.amountLarge : ROW_SENTENCES.amountUnclear;
}

/** What a payment was for, as its wire word (S2 section 7). */
export function readServicePayment(cell: string): Read {
  const name = Object.hasOwn(FORMS, plain(cell)) ? FORMS[plain(cell)] : undefined;
  return name === undefined ? { problem: ROW_SENTENCES.paymentUnclear } : { value: name, problem: null };
}

/** No payment is older than this. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 9000;
/** A time of day behind a day does not count. */
const TIME = /[T ]\d{1,2}:\d{2}.*$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const DAY_AND_NAME = /^(\d{1,2})[- ]([a-z]{3,9})\.?,?[- ](\d{4}|\d{2})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;

/** A day like `2026-01-31`, however a spreadsheet wrote it; figures stand in the order of Nigeria, the day first. */
export function readDay(cell: string): Read {
  const text = cell.trim().replace(TIME, '');
  const [year, month, day] = partsOf(text);
  const at = new Date(Date.UTC(year, month - 1, day));
  const real = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  if (!real || year < FIRST_YEAR || year > LAST_YEAR) return { problem: ROW_SENTENCES.dayUnclear };
  return { value: at.toISOString().slice(0, 'yyyy-mm-dd'.length), problem: null };
}

function partsOf(text: string): readonly [number, number, number] {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return [Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])];
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return [fullYear(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1])];
  const named = DAY_AND_NAME.exec(text);
  if (named) return [fullYear(named[3]), monthOf(named[2]), Number(named[1])];
  const turned = NAME_AND_DAY.exec(text);
  return turned ? [Number(turned[3]), monthOf(turned[1]), Number(turned[2])] : [0, 0, 0];
}

const fullYear = (year = ''): number => Number(year) + (year.length === 2 ? 2000 : 0);
const monthOf = (name = ''): number => MONTH_NAMES.get(name.toLowerCase()) ?? 0;
