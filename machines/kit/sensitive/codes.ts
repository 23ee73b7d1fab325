import { TOKEN_DIGITS } from '#catalogues/limits.ts';
import type { Span } from './card-numbers.ts';
import { BETWEEN, COUNTED, type CodeName, LEADS_ELSEWHERE, NAMES, NOT_HAD, SOLD_AS_PIN } from './code-words.ts';
import { type DigitGroup, digitRuns, joined } from './digit-groups.ts';
import { recoveryCodesIn } from './recovery-codes.ts';
import { standing, tokenEnd } from './values-beside.ts';

/** Digits of a CVV, a PIN or a one-time code. */
const CODE_DIGITS = { least: 3, most: 10 } as const;
/** So many words may stand between a name and its code. */
const MOST_BETWEEN = 12;

/** More groups than one code or any other number has. */
const FEW_GROUPS = 24;

/** A text with the groups of digits in it, by where they begin and where they end. */
interface Read {
  readonly text: string;
  readonly from: ReadonlyMap<number, readonly DigitGroup[]>;
  readonly upTo: ReadonlyMap<number, readonly DigitGroup[]>;
}

function readOf(text: string): Read {
  const placed = digitRuns(text).flatMap(({ groups }) => groups.map((group, at) => ({ group, groups, at })));
  return {
    text,
    from: new Map(placed.map(({ group, groups, at }) => [group.start, groups.slice(at, at + FEW_GROUPS)])),
    upTo: new Map(
      placed.map(({ group, groups, at }) => [group.end, groups.slice(Math.max(0, at + 1 - FEW_GROUPS), at + 1)]),
    ),
  };
}

/** The end of a text, as much of it as says what a number is. */
const endOf = (text: string, at: number): string => text.slice(Math.max(0, at - 60), at);

/** A code with letters in it, as banks make them: 'G-482913', 'K7P29X'. */
const MADE = /^(?:[A-Z]-\d{4,8}|(?=[A-Z\d]*\d)(?=\d*[A-Z])[A-Z\d]{4,10})(?![\p{L}\p{N}-])/u;

/** How many of some groups are one code: '12 34 56' and '1 2 3' are one; '123456 5000' is a code and an amount. */
function groupsOfCode(text: string, groups: readonly DigitGroup[]): number {
  const [first, second, third] = groups;
  if (!first) return 0;
  if (first.digits.length < CODE_DIGITS.least) {
    const to = groups.findIndex(
      ({ digits }, at) => digits.length >= CODE_DIGITS.least || joined(groups, 0, at).length >= 8,
    );
    return to < 0 ? groups.length : to;
  }
  if (!second) return 1;
  const gap = text.slice(first.end, second.start);
  const isHalved = !third && first.digits.length === 3 && second.digits.length === 3 && /^[\s-]$/.test(gap);
  return isHalved || (gap === '-' && joined(groups, 0, 2).length <= 8) ? 2 : 1;
}

/** The code that begins at a place; null where none does. */
function codeAt({ text, from }: Read, at: number, name: CodeName): Span | null {
  const groups = from.get(at);
  const made = name === 'code' ? MADE.exec(text.slice(at, at + 12)) : null;
  if (made && (!groups || /\D/.test(made[0]))) return { start: at, end: at + made[0].length };
  if (!groups || standing(groups)[0]?.from === 0) return null;
  if (tokenEnd(groups, 0) !== null || joined(groups).length === TOKEN_DIGITS) return null;
  const to = groupsOfCode(text, groups);
  const digits = joined(groups, 0, to);
  const { length } = digits;
  if (name === 'any' && !USUAL.any.test(digits)) return null;
  const end = groups[to - 1]?.end ?? at;
  if (length < CODE_DIGITS.least || length > CODE_DIGITS.most) return null;
  return COUNTED.test(text.slice(end, end + 20)) || /[₦#]\s?$/.test(endOf(text, at)) ? null : { start: at, end };
}

/** The codes that are said behind a name: 'otp wey dem send me na 123456', 'cvv and pin are 123 and 4567'. */
function behind(read: Read, name: CodeName, from: number): Span[] {
  const { text } = read;
  const found: Span[] = [];
  let at = from;
  let last = '';
  for (let words = 0; words <= MOST_BETWEEN; ) {
    // The end of a sentence is the end of what is said of the code.
    const sign = /^(?:[\s:;=>~,"'“”‘’()[\]*/&\-–—]|\.(?=\S))+/u.exec(text.slice(at, at + 40));
    at += sign?.[0].length ?? 0;
    const code = LEADS_ELSEWHERE.has(last) ? null : codeAt(read, at, name);
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
const STANDS_BESIDE = /\s{0,2}[(-]?\s{0,2}$/;
const AMOUNT_BEFORE = /(?:[₦#]|\b(?:buy|pay|paid|of|n|ngn))\s*$/i;
const isRound = (digits: string): boolean => Number(digits) % 50 === 0;

/** A number alone beside a name is as long as such a code is: an amount can stand there, too. */
const USUAL: Readonly<Record<CodeName, RegExp>> = {
  cvv: /^\d{3,4}$/,
  pin: /^\d{4}$/,
  code: /^\d{5,8}$/,
  any: /^\d{6}$/,
};

/** The code that ends before a name, with what stands between them; null where no digits end there that may be one. */
function endingAt({ text, upTo }: Read, end: number): { readonly span: Span; readonly digits: string } | null {
  const groups = upTo.get(end);
  if (!groups || standing(groups).some(({ to }) => to === groups.length)) return null;
  if (joined(groups).length === TOKEN_DIGITS) return null;
  const [first] = groups;
  const isParted =
    groups.every(({ digits }) => digits.length < CODE_DIGITS.least) && !text.slice(first?.start, end).includes('/');
  const code = isParted ? groups : groups.slice(-1);
  return { span: { start: code[0]?.start ?? end, end }, digits: joined(code) };
}

/** The code of which is said before a name that it is one: '123 is my cvv'. */
function saidBefore(read: Read, name: CodeName, at: number): Span | null {
  const said = SAYS_IT_IS.exec(endOf(read.text, at));
  const found = said && endingAt(read, at - said[0].length);
  return found && (name === 'any' ? USUAL.any : /^\d{3,10}$/).test(found.digits) ? found.span : null;
}

/** The code that stands right before a name: '123456 otp'. */
function besideName(read: Read, name: CodeName, at: number): Span | null {
  const beside = STANDS_BESIDE.exec(endOf(read.text, at));
  const found = endingAt(read, at - (beside?.[0].length ?? 0));
  if (!found || !USUAL[name].test(found.digits)) return null;
  const isAmount =
    AMOUNT_BEFORE.test(endOf(read.text, found.span.start)) ||
    ((name === 'pin' || name === 'any') && isRound(found.digits));
  return isAmount ? null : found.span;
}

/** Where a CVV, a PIN or a one-time code stands in a text, in order: what stands beside its name; and recovery codes. */
export function codesIn(text: string): Span[] {
  const names = [...text.matchAll(NAMES)];
  const recovery = recoveryCodesIn(text);
  if (names.length === 0) return recovery;
  const read = readOf(text);
  const found = names.flatMap((match) => {
    const name = (['cvv', 'pin', 'any'] as const).find((one) => match.groups?.[one] !== undefined) ?? 'code';
    const said = saidBefore(read, name, match.index);
    if (said) return [said];
    const head = endOf(text, match.index);
    const mayBeAmount = NOT_HAD.test(head) || (name === 'pin' && SOLD_AS_PIN.test(head));
    const codes = behind(read, name, match.index + match[0].length);
    const beside = codes.length > 0 ? null : besideName(read, name, match.index);
    return [...codes, ...(beside ? [beside] : [])].filter(
      ({ start, end }) => !(mayBeAmount && isRound(text.slice(start, end))),
    );
  });
  return [...found, ...recovery]
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => at === 0 || start >= (all[at - 1]?.end ?? 0));
}
