import type { Span } from './card-numbers.ts';
import { BETWEEN, COUNTED, type CodeName, LEADS_ELSEWHERE, NAMES, SOLD_AS_PIN } from './code-words.ts';
import { type DigitRun, digitRuns, joined } from './digit-groups.ts';
import { standing, tokenEnd } from './values-beside.ts';

/** Digits of a CVV, a PIN or a one-time code. */
const CODE_DIGITS = { least: 3, most: 10 } as const;
/** So many words may stand between a name and its code. */
const MOST_BETWEEN = 12;

interface Read {
  readonly text: string;
  readonly runs: readonly DigitRun[];
}

/** The code that begins at a place, as digits, or with letters among them; null where none does. */
function codeAt({ text, runs }: Read, at: number): Span | null {
  const made = /^(?:[A-Z]-\d{4,8}|(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{4,10})(?![\p{L}\p{N}-])/u.exec(
    text.slice(at, at + 12),
  );
  const run = runs.find(({ groups }) => groups.some(({ start }) => start === at));
  if (!run)
    return made && !/^\d+(?:k|m|gb|mb|st|nd|rd|th)$/i.test(made[0]) ? { start: at, end: at + made[0].length } : null;
  const groups = run.groups.slice(run.groups.findIndex(({ start }) => start === at));
  const [value] = standing(groups);
  if (value?.from === 0 || tokenEnd(groups, 0) !== null || joined(groups).length === 20) return null;
  // '12 34 56' and '1 2 3' are one code; '123456 5000' is a code and an amount.
  let to = 1;
  const short = (groups[0]?.digits.length ?? 0) < CODE_DIGITS.least;
  while (short && (groups[to]?.digits.length ?? 9) < CODE_DIGITS.least && joined(groups, 0, to).length < 8) to += 1;
  const gap = text.slice(groups[0]?.end, groups[1]?.start);
  const halves = groups.slice(0, 2).map(({ digits }) => digits.length);
  const isHalved = groups[2] === undefined && halves.join() === '3,3' && /^[\s-]$/.test(gap);
  if (isHalved || (!short && gap === '-' && joined(groups, 0, 2).length <= 8)) to = 2;
  const { length } = joined(groups, 0, to);
  const end = groups[to - 1]?.end ?? at;
  if (length < CODE_DIGITS.least || length > CODE_DIGITS.most) return null;
  return COUNTED.test(text.slice(end)) || /[₦#]\s?$/.test(text.slice(0, at)) ? null : { start: at, end };
}

/** The codes that are said behind a name: 'otp wey dem send me na 123456', 'cvv and pin are 123 and 4567'. */
function behind(read: Read, from: number): Span[] {
  const { text } = read;
  const found: Span[] = [];
  let at = from;
  let last = '';
  for (let words = 0; words <= MOST_BETWEEN; ) {
    // The end of a sentence is the end of what is said of the code.
    const sign = /^(?:[\s:;=>~,"'“”‘’()[\]*/&\-–—]|\.(?=\S))+/u.exec(text.slice(at, at + 40));
    at += sign?.[0].length ?? 0;
    const code = LEADS_ELSEWHERE.has(last) ? null : codeAt(read, at);
    if (code !== null) {
      found.push(code);
      at = code.end;
      // Several were named at once.
      const next = /^\s*(?:and|&|\/|,)\s*(?=\d)/i.exec(text.slice(at, at + 12));
      if (!next || found.length > 1 || !SEVERAL.test(text.slice(from, found[0]?.start))) return found;
      at += next[0].length;
      continue;
    }
    const word = /^(?:[3-8]\s?-?\s?digits?|\p{L}+)/iu.exec(text.slice(at, at + 30))?.[0] ?? '';
    last = word.toLowerCase();
    if (word === '' || !(BETWEEN.has(last) || /^\d/.test(last) || isName(word))) return found;
    at += word.length;
    words += 1;
  }
  return found;
}

const SEVERAL = /\b(?:and|&|are)\b|\/|,/i;
const isName = (word: string): boolean => [...word.matchAll(NAMES)].length > 0;

const SAYS_IT_IS =
  /\s*(?:\b(?:is|na|be|as|was|ni|dey)\b|=|->)\s*(?:(?:at|on|for|the|d|my|our|your|this|dis|that|their|a|bank|card|atm|debit|new|old|correct)\s+){0,4}$/i;
const STANDS_BESIDE = /\s*[(-]?\s*$/;

/** A number alone beside a name is as long as such a code is: an amount can stand there, too. */
const USUAL: Readonly<Record<CodeName, RegExp>> = { cvv: /^\d{3,4}$/, pin: /^\d{4}$/, code: /^\d{5,8}$/ };

/** The code that is said before a name: '123 is my cvv', '123456 otp'. */
function before({ text, runs }: Read, name: CodeName, at: number): Span | null {
  const head = text.slice(0, at);
  const said = SAYS_IT_IS.exec(head.slice(-60));
  const beside = STANDS_BESIDE.exec(head.slice(-4));
  for (const [match, usual] of [[said, /^\d{3,10}$/] as const, [beside, USUAL[name]] as const]) {
    const end = at - (match?.[0].length ?? 0);
    const run = runs.find(({ groups }) => groups.some((group) => group.end === end));
    if (match === null || !run) continue;
    const groups = run.groups.slice(0, run.groups.findIndex((group) => group.end === end) + 1);
    const single = groups.length > 1 && groups.every(({ digits }) => digits.length < CODE_DIGITS.least);
    const last = single ? groups : groups.slice(-1);
    const isAmount =
      match === beside && /(?:[₦#]|\b(?:buy|pay|paid|of|n|ngn))\s*$/i.test(text.slice(0, last[0]?.start));
    const round = match === beside && name === 'pin' && Number(joined(last)) % 50 === 0;
    const isValue = standing(groups).some(({ to }) => to === groups.length) || joined(groups).length === 20;
    if (usual.test(joined(last)) && !isAmount && !round && !isValue) return { start: last[0]?.start ?? end, end };
  }
  return null;
}

/** Where a CVV, a PIN or a one-time code stands in a text, in order: what stands beside its name. */
export function codesIn(text: string): Span[] {
  const names = [...text.matchAll(NAMES)];
  if (names.length === 0) return [];
  const read = { text, runs: digitRuns(text) };
  const found: Span[] = [];
  for (const match of names) {
    const name = (['cvv', 'pin'] as const).find((one) => match.groups?.[one] !== undefined) ?? 'code';
    const back = before(read, name, match.index);
    const ahead = back ? [] : behind(read, match.index + match[0].length);
    const sold = name === 'pin' && SOLD_AS_PIN.test(text.slice(0, match.index));
    const bought = (span: Span) => sold && Number(text.slice(span.start, span.end)) % 50 === 0;
    found.push(...[...(back ? [back] : []), ...ahead].filter((span) => !bought(span)));
  }
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => at === 0 || start >= (all[at - 1]?.end ?? 0));
}
