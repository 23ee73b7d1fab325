import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { troubleInPdf } from '#src/server/files/pdf.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const pdf = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => (typeof part === 'string' ? latin(part) : part)));

/** Objects that stand compressed in another, as most programs write them. */
const held = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') => [
  `5 0 obj\n<< ${dictionary} >>\nstream\r\n`,
  deflateSync(latin(objects)),
  '\nendstream\nendobj',
];

test('a document that is only read is taken, whatever its words', async () => {
  const words = ['7 0 obj << /Length 40 >> stream\nBT (JavaScript: Launch it) Tj ET\nendstream endobj'];
  expect(await troubleInPdf(pdf(...words))).toBeNull();
  expect(await troubleInPdf(pdf('1 0 obj << /Type /Catalog /OpenAction [3 0 R /FitH null] >> endobj'))).toBeNull();
  expect(await troubleInPdf(pdf('1 0 obj << /A << /S /URI /URI (https://bank.example) >> >> endobj'))).toBeNull();
  expect(await troubleInPdf(pdf(...held('1 0 << /Type /Page /Contents 7 0 R >>')))).toBeNull();
  const chapters = '1 0 obj << /Title (See 5 0 obj \\( and (its) stream\n) /First 2 0 R /Last (endobj) >> endobj';
  expect(await troubleInPdf(pdf(chapters, ...held('1 0 << /Type /Page >>')))).toBeNull();
  // Under a password, but what it is made of can be seen.
  expect(await troubleInPdf(pdf('trailer << /Encrypt 9 0 R /Root 1 0 R >>'))).toBeNull();
});

test.each([
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
  ['a script as it is opened', '<</OpenAction<</S/JavaScript/JS 8 0 R>>>>'],
  ['a script under a name that is written otherwise', '<< /S /J#61vaScri#70t >>'],
  ['a program', '<< /S /Launch /F (cmd.exe) >>'],
  ['a file', '<< /Names << /EmbeddedFiles 4 0 R >> >>'],
  ['another document that it opens', '<< /S /GoToE >>'],
  ['a form that is sent', '<< /S /SubmitForm /F (https://x.example) >>'],
  ['a form of XML', '<< /AcroForm << /XFA 5 0 R >> >>'],
  ['a film', '<< /Subtype /RichMedia >>'],
])('%s in it is found, in the open and where objects are compressed', async (_, object) => {
  expect(await troubleInPdf(pdf('1 0 obj ', object, ' endobj'))).toBe('acts');
  expect(await troubleInPdf(pdf(...held('1 0 << /Type /Catalog >>'), ...held(`2 0 ${object}`)))).toBe('acts');
  expect(await troubleInPdf(pdf(...held(`2 0 ${object}`, '/N 1 /First 4 /Filter /FlateDecode')))).toBe('acts');
  const unpacked = `5 0 obj << /Type /ObjStm /N 1 /First 4 >> stream\n1 0 ${object}\nendstream`;
  expect(await troubleInPdf(pdf(unpacked))).toBe('acts');
});

const harmless = '1 0 << /Type /Catalog >>';
test.each([
  ['under a password', [...held(harmless), 'trailer << /Encrypt 9 0 R >>']],
  ['packed twice', held(harmless, '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]')],
  ['packed in another way', held(harmless, '/Type /ObjStm /Filter /LZWDecode')],
  [
    'packed against a former line',
    held(harmless, '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
  ],
  ['in another file', held(harmless, '/Type /ObjStm /Filter /FlateDecode /F (x)')],
  [
    'broken off',
    ['5 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n', deflateSync(latin(harmless)).subarray(0, 9)],
  ],
  ['without an end', ['5 0 obj << /Type /ObjStm >> stream\n1 0 << >>']],
  ['nowhere', ['5 0 obj << /Type /ObjStm >>']],
  ['of a kind that is told elsewhere', ['5 0 obj << /Type 6 0 R >> endobj 6 0 obj /ObjStm endobj']],
  ['under a name that is written otherwise', ['5 0 obj << /Type /Obj#53tm >> stream\nx\nendstream']],
  ['written otherwise throughout', ['(', '#41'.repeat(5_001), ')']],
  ['in too many parts', Array.from({ length: 1_001 }, () => '<< /Type /ObjStm >>')],
  ['behind more than any program writes', held(harmless, `/Filter /FlateDecode ${' '.repeat(1_000)} /Type /ObjStm`)],
  ['before more than any program writes', held(harmless, `/Type /ObjStm ${' '.repeat(1_000)} /Filter /FlateDecode`)],
  ['behind a beginning in a text', held(harmless, '/Filter /FlateDecode /X (6 0 obj <<) /Type /ObjStm')],
  ['behind a beginning in a remark', held(harmless, '/Filter /FlateDecode %6 0 obj <<\n /Type /ObjStm')],
  ['before an end in a text', held(harmless, '/Filter /FlateDecode /First 4 /X (endobj)')],
  ['before data in a text', held(harmless, '/Type /ObjStm /Filter /FlateDecode /X (stream\nx)')],
  ['before data in a remark', held(harmless, '/Type /ObjStm /Filter /FlateDecode %>>stream\n')],
  [
    'behind data of something inside its words',
    [
      '5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /A << /Length 9 >>\nstream\n',
      deflateSync(latin(harmless)),
      '\nendstream\n>>\nstream\n',
      deflateSync(latin('2 0 << /S /JavaScript /JS (x) >>')),
      '\nendstream\nendobj',
    ],
  ],
  ['without words of their own', ['/Type /ObjStm >> stream\n', deflateSync(latin(harmless)), '\nendstream']],
  ['of a first that is written otherwise', held(harmless, '/N 1 /Fir#73t 4 /Filter /FlateDecode')],
  ['in too many lists', [' /First'.repeat(2_001)]],
  ['larger than all of it may be', held(' '.repeat(8_000_001))],
  ['too large together', Array.from({ length: 5 }, () => held(' '.repeat(2_000_000))).flat()],
] as const)('compressed objects that are %s cannot be looked into', async (_, parts) => {
  expect(await troubleInPdf(pdf(...parts))).toBe('locked');
});
