/** Digits that stand together in a text, written or said: '4242', '٤٢٤٢', 'four', 'double four', 'forty-two'. */
export interface DigitGroup {
  readonly start: number;
  readonly end: number;
  /** As ASCII digits. */
  readonly digits: string;
}

/** Groups with nothing but a few signs between them: perhaps one number, perhaps several. */
export interface DigitRun {
  readonly groups: readonly DigitGroup[];
  /** What stands between each group and the one after it. */
  readonly gaps: readonly string[];
}

const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SAID = new Map<string, string>([
  ...ONES.map((word, digit): [string, string] => [word, String(digit)]),
  ...['oh', 'nought', 'naught', 'nil'].map((word): [string, string] => [word, '0']),
  ['tree', '3'],
  ['fourty', '40'],
  ...TENS.map((word, ten): [string, string] => [word, `${ten}0`]),
]);
const ONE = `(?:${[...SAID.keys()].filter((word) => SAID.get(word)?.length === 1).join('|')})`;
const TEN = `(?:${[...SAID.keys()].filter((word) => word !== '' && SAID.get(word)?.length === 2).join('|')})`;

/** Signs of one number's own, and of several numbers side by side: spaces, dashes, and what else people put there. */
const GAP = /^[\s\u00ad\u200b-\u200f\u2060\-‐-―−.,_/*:·|]{1,4}$/u;

const GROUP = new RegExp(
  String.raw`(?<written>(?:\p{Nd}(?:\ufe0f?\u20e3)?)+)|(?<![\p{L}\p{N}])(?:(?<many>double|triple)\s+)?(?:(?<ten>${TEN})(?:[\s-]+(?<unit>${ONE}))?|(?<one>${ONE}))(?![\p{L}])`,
  'giu',
);

const DIGIT = /\p{Nd}/u;

/** A digit of any script as its value: each script has its ten side by side, from 0 on (Unicode, section 4.6). */
function plainDigit(sign: string): string {
  const plain = sign.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const ascii = (written: string): string =>
  written.replace(/[\ufe0f\u20e3]/g, '').replace(/[^0-9]/gu, (sign) => plainDigit(sign));

const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const said = (word = ''): string => SAID.get(word.toLowerCase()) ?? '';

function digitsOf({ written, many, ten, unit, one }: Readonly<Record<string, string | undefined>>): string {
  if (written !== undefined) return ascii(written);
  const digits = ten !== undefined && unit !== undefined ? `${said(ten).charAt(0)}${said(unit)}` : said(ten ?? one);
  return digits.repeat(TIMES[many?.toLowerCase() ?? ''] ?? 1);
}

/** Every run of digits in a text, in order. */
export function digitRuns(text: string): DigitRun[] {
  const runs: { groups: DigitGroup[]; gaps: string[] }[] = [];
  for (const match of text.matchAll(GROUP)) {
    const group = { start: match.index, end: match.index + match[0].length, digits: digitsOf(match.groups ?? {}) };
    const run = runs.at(-1);
    const gap = text.slice(run?.groups.at(-1)?.end ?? 0, group.start);
    if (run && GAP.test(gap)) {
      run.groups.push(group);
      run.gaps.push(gap);
    } else runs.push({ groups: [group], gaps: [] });
  }
  return runs;
}

/** The digits of some groups of a run, `to` excluded, as one number. */
export const joined = (groups: readonly DigitGroup[], from = 0, to = groups.length): string =>
  groups
    .slice(from, to)
    .map(({ digits }) => digits)
    .join('');
