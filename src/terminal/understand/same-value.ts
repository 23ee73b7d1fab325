import { parseMonth } from '#machines/kit/reading/month.ts';

const plain = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ');
const tight = (value: unknown): string =>
  plain(value)
    .replace(/[^a-z0-9.]/g, '')
    .replace(/gigs?$|gigabytes?$/, 'gb');
const number = (value: unknown): number => Number(String(value).replace(/[₦#,\s]|ngn|^n/gi, ''));
const within = (a: string, b: string): boolean => a !== '' && b !== '' && (a.includes(b) || b.includes(a));

const TITLE = /^(?:mr|mrs|miss|ms|dr|engr|chief|alhaji|alhaja|pastor|prof)\.? /;
const LAST_WORD = / (?:estate|service|fee)$/;
const OWN_SERVICES = new Set(['service-charge', 'dev-levy', 'fine']);

const spaced = (value: unknown): string =>
  plain(value)
    .replace(/(\d)\s*(?:gigs?|gigabytes?|gb)\b/g, '$1gb')
    .replace(/(\d)\s*(?:megs?|megabytes?|mb)\b/g, '$1mb')
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();

/** One package name inside the other; '1GB' is not in '11GB'. */
function planWithin(part: unknown, whole: unknown): boolean {
  const a = spaced(part);
  const b = spaced(whole);
  if (a === '' || b === '') return false;
  if (!/\d/.test(a) && tight(whole).includes(tight(part))) return true;
  for (let at = b.indexOf(a); at >= 0; at = b.indexOf(a, at + 1)) if (!/[\d.]/.test(b[at - 1] ?? ' ')) return true;
  return false;
}

const YES = new Set(['yes', 'true', 'confirm', 'y', 'ok', '1']);
const NO = new Set(['no', 'false', 'n', '0', 'reject']);
function yesNo(value: unknown): string {
  if (YES.has(plain(value))) return 'yes';
  return NO.has(plain(value)) ? 'no' : plain(value);
}

const WAYS: Record<string, (a: unknown, b: unknown) => boolean> = {
  amount: (a, b) => Math.abs(number(a) - number(b)) < 0.005,
  month: (a, b) => parseMonth(plain(a)) !== null && parseMonth(plain(a)) === parseMonth(plain(b)),
  months: (a, b) => number(a) === number(b),
  package: (a, b) => tight(a) === tight(b) || planWithin(a, b) || planWithin(b, a),
  field: (a, b) => within(tight(a), tight(b)),
  service: (a, b) =>
    plain(a) === plain(b) || (!OWN_SERVICES.has(plain(a)) && !OWN_SERVICES.has(plain(b)) && within(tight(a), tight(b))),
  name: (a, b) =>
    plain(a).replace(TITLE, '') === plain(b).replace(TITLE, '') ||
    plain(a).replace(LAST_WORD, '') === plain(b).replace(LAST_WORD, ''),
  estate: (a, b) => plain(a).replace(/ estate$/, '') === plain(b).replace(/ estate$/, ''),
  confirm: (a, b) => yesNo(a) === yesNo(b),
};

const DIGITS = new Set(['phone', 'meterNumber', 'smartcard']);

/** True when two values of a slot mean the same: 5000 and 'N5,000', '1.5GB' and '1.5 gig', 'Mrs Ade' and 'Ade'. */
export function sameValue(slot: string, a: unknown, b: unknown): boolean {
  if (b === undefined || b === null || b === '') return false;
  if (DIGITS.has(slot)) return plain(a).replace(/\D/g, '') === plain(b).replace(/\D/g, '');
  const way = WAYS[slot === 'plan' ? 'package' : slot];
  return way ? way(a, b) : plain(a) === plain(b);
}
