/** Stands in each text that is tried, so that it is known again wherever it should not be. */
export const MARK = 'qzx7mark';

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], MARK);

const NUMBERS: readonly unknown[] = [
  ...[-1, 0, -0, 0.5, 0.001, -0.001, 1.005, 4_999.999, 5e-324],
  ...[2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e14, 1e21, 1e308, -1e308],
  ...['0', '-1', '1,000', '0x1f', '1e3', '1e999', 'NaN', 'Infinity', '１２３', '٣', '9'.repeat(400)],
];

const DAYS = ['2026-02-31', '9999-12-31', '0000-00-00', '2026-13', '2000-00', '+020260-01-01', '2026-11-24T00:00:00Z'];

/** Names that every object has, which no table of ours has to know. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];

const SIGNS = [
  ...['', ' ', 'a', '\u0000', `${MARK}\u0000`, '\ud800', `${MARK}\udfff`, '\ufeff', '\uffff'],
  ...[
    `\u202e${MARK}gnp.exe`,
    `\u2066${MARK}`,
    '\u200b',
    `a${'\u0301'.repeat(5_000)}`,
    '👩🏽‍👩🏽‍👧🏽',
    '😀'.repeat(300),
  ],
  ...['\u0130', 'ß'.repeat(64), 'ﷺ'.repeat(200), '\u2028', '\t', '\\', '"', "'", '`', '%', '_', '*', '\\u0000'],
];

const ATTACKS = [
  ...[
    "' or 1=1 --",
    `'; drop table users; --${MARK}`,
    '=1+1',
    `@SUM(1)${MARK}`,
    `\r\nBcc: ${MARK}@b.example`,
    '$where',
  ],
  ...[
    `<script>${MARK}</script>`,
    `\${7*7}{{7*7}}<%=7*7%>${MARK}`,
    `javascript:${MARK}`,
    '%00',
    '%ZZ',
    '../../../etc/passwd',
  ],
  ...[
    '..\\..\\windows\\win.ini',
    'file:///etc/passwd',
    `http://127.0.0.1/${MARK}`,
    `a@b.example,${MARK}@b.example`,
    '(a+)+$',
  ],
];

const SIZES = ['x'.repeat(50_000), `${MARK} `.repeat(5_000), '9'.repeat(50_000), `${'a'.repeat(49_000)}@b.example`];

const KINDS: readonly unknown[] = [
  ...[null, true, false, [], [[]], {}, { $ne: null }, { [MARK]: MARK }, ['a', 'b'], nested(150), nested(250)],
  ...[JSON.parse('{"__proto__":{"polluted":true}}'), { constructor: { prototype: { polluted: true } } }],
  Array.from({ length: 10_000 }, () => 'x'),
];

/** What stands in a place where something else was to stand: wrong kinds, sizes, signs and bounds. */
export const ODD_VALUES: readonly unknown[] = [
  ...NUMBERS,
  ...DAYS,
  ...INHERITED,
  ...SIGNS,
  ...ATTACKS,
  ...SIZES,
  ...KINDS,
];

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))));

/** Files that are none of what a call takes. */
export const ODD_FILES: readonly Blob[] = [
  ...[bytes(), bytes(' '), bytes([0]), bytes([0xff, 0xfe, 0x00, 0x61]), bytes([0xef, 0xbb, 0xbf])],
  ...[
    bytes([0xc0, 0xaf, 0xe0, 0x80, 0xaf]),
    bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    bytes([0xff, 0xd8, 0xff]),
  ],
  ...[bytes('%PDF-1.7'), bytes(`<svg onload="${MARK}"/>`), bytes('PK\u0003\u0004'), bytes('x'.repeat(100_000))],
  ...[bytes(`"${MARK}`), bytes(','.repeat(20_000)), bytes('meterNumber,amount\n'.repeat(4_000))],
  ...[bytes(`meterNumber,amount\n__proto__,1e308\n=1+1,-0\n${'9'.repeat(400)},NaN\n\u0000,\u0000\n`)],
  ...[bytes('landlord_name,meter_number,house_address\n"', '\n'.repeat(50_000), '"')],
];
