import { MARK } from './odd-values.ts';

/** A body as it goes over the wire, and as what it says it comes. */
export interface OddBody {
  readonly what: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string | null;
  /** A good one that comes as something else. */
  readonly isNoJson: boolean;
}

const JSON_TYPE = 'application/json';
const utf8 = new TextEncoder();

/** What is no JSON of ours, whatever it would say. */
const OTHER_TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'application/jsonp'],
  ...['multipart/form-data; boundary=""', `multipart/form-data; boundary=${MARK}`, `application/${MARK}+json`, MARK],
];

/** An input that is good as JSON, spoilt in each way that a body can be. */
export function oddBodiesOf(input: object): readonly OddBody[] {
  const good = JSON.stringify(input);
  const members = good.slice(1, -1);
  const also = members === '' ? '' : `,${members}`;
  const keys = Object.keys(input).map((key) => JSON.stringify(key));
  const said: readonly (readonly [string, OddBody['body']])[] = [
    ['nothing', ''],
    ['a blank', ' '],
    ['half of it', good.slice(0, good.length / 2)],
    ['all but its end', good.slice(0, -1)],
    ['more behind it', `${good}${good}`],
    ['its members twice, the odd first', `{${[...keys.map((key) => `${key}:{"${MARK}":[]}`), members].join(',')}}`],
    ['its members twice, the odd last', `{${[members, ...keys.map((key) => `${key}:"${MARK}"`)].join(',')}}`],
    ['many more members', `{${Array.from({ length: 2_000 }, (_, at) => `"${MARK}${at}":${at}`).join(',')}${also}}`],
    ['a member of a long name', `{"${'k'.repeat(40_000)}${MARK}":1${also}}`],
    ['a prototype', `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}${also}}`],
    ['only a prototype', `{"__proto__":${good}}`],
    ...[
      'null',
      '[]',
      `[${good}]`,
      `"${MARK}"`,
      '1',
      'true',
      'NaN',
      'undefined',
      `{'a':'${MARK}'}`,
      '{"a":1e999}',
      `//${MARK}`,
    ].map((body) => [body.slice(0, 20), body] as const),
    ['a wall of brackets', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['a wall of braces', '{"a":'.repeat(10_000)],
    ['a mark of order before it', `\ufeff${good}`],
    ['sixteen bits a sign', new Uint8Array(Buffer.from(good, 'utf16le'))],
    [
      'over-long bytes',
      new Uint8Array([...utf8.encode('{"a":"'), 0xc0, 0xaf, 0xe0, 0x80, 0xaf, ...utf8.encode(`"${also}}`)]),
    ],
    ['bytes that begin a sign', new Uint8Array([...utf8.encode(good.slice(0, -1)), 0xf0, 0x9f])],
    ['a surrogate in bytes', new Uint8Array([...utf8.encode('{"a":"'), 0xed, 0xa0, 0x80, ...utf8.encode(`"${also}}`)])],
    ['zeros', new Uint8Array(1_000)],
  ];
  return [
    ...said.map(([what, body]) => ({ what, body, type: JSON_TYPE, isNoJson: false })),
    ...[null, ...OTHER_TYPES].map((type) => ({ what: `as ${type}`, body: good, type, isNoJson: true })),
  ];
}
