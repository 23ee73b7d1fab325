import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { TICKET_MOST } from '#catalogues/tickets.ts';
import { plainImage } from '#src/server/files/plain-image.ts';
import { jpegOf, pngOf, webpOf } from '../administration/support/images.ts';
import { fileOf, openSupportDesk, PDF, type SupportDesk } from './support/desk.ts';

let desk: SupportDesk;
beforeAll(async () => {
  desk = await openSupportDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}
const filesOf = async (number: string) => (await desk.read(number)).messages.flatMap(({ files }) => files as Listed[]);

test('images and PDF are attached as what is in them, and a PDF comes back byte for byte', async () => {
  const sent = { attachment: pngOf(4, 3), attachment2: jpegOf(4, 3), attachment3: webpOf('VP8L', 4, 3) };
  const number = await desk.opened({
    attachment: fileOf(sent.attachment, 'debit alert.png'),
    attachment2: fileOf(sent.attachment2, 'screen.jpeg'),
    attachment3: fileOf(sent.attachment3, 'three.webp'),
  });
  await desk.good('replyToTicket', {
    number,
    key: desk.key(),
    message: 'The statement',
    attachment: fileOf(PDF, 'a.pdf'),
  });
  const files = await filesOf(number);
  expect(files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
    ['debit alert.png', 'image/png', sent.attachment.length],
    ['screen.jpg', 'image/jpeg', plainImage(sent.attachment2, 'image/jpeg')?.length],
    ['three.webp', 'image/webp', sent.attachment3.length],
    ['a.pdf', 'application/pdf', PDF.length],
  ]);
  const got = await desk.good('ticketFile', { number, id: files[3]?.id }, 'palm');
  expect(got).toEqual({ name: 'a.pdf', base64: PDF.toString('base64') });
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'page.png'],
  ['a program', 'MZ\x90\0', 'proof.pdf'],
  ['an archive', 'PK\x03\x04', 'proof.jpg'],
  ['a PDF that breaks off', '%PDF-1.7 and no end', 'proof.pdf'],
  ['a GIF', 'GIF89a', 'proof.gif'],
])('%s is refused in words, whatever it calls itself, and no ticket is opened', async (_, content, name) => {
  const attachment = fileOf(content, name, 'image/png');
  const wish = { key: desk.key(), topic: 'other', message: 'See this', attachment };
  expect(await desk.ask('openTicket', wish)).toEqual({
    status: 400,
    said: { code: 'file-not-taken', message: TICKET_SENTENCES.fileKind(name) },
  });
  expect([await desk.count('tickets'), await desk.count('ticket_files')]).toEqual([0, 0]);
});

test.each([
  ['more than 40 million pixels', pngOf(8_000, 5_001), 'large.png', TICKET_SENTENCES.filePixels],
  [
    'a script',
    Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n%%EOF'),
    'a.pdf',
    TICKET_SENTENCES.fileActs,
  ],
  [
    'objects that cannot be read',
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/ObjStm/Filter/Crypt>>stream\nx\n%%EOF'),
    'b.pdf',
    TICKET_SENTENCES.fileLocked,
  ],
] as const)('a file with %s is refused in words', async (_, content, name, words) => {
  const wish = { key: desk.key(), topic: 'other', message: 'See this', attachment: fileOf(content, name) };
  expect(await desk.ask('openTicket', wish)).toEqual({
    status: 400,
    said: { code: 'file-not-taken', message: words(name) },
  });
  expect(await desk.count('ticket_files')).toBe(0);
});

test('of a photo neither the place where it was taken nor what hangs on its end is kept', async () => {
  const [begin, rest] = [jpegOf(40, 30).subarray(0, 2), jpegOf(40, 30).subarray(2)];
  const place = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 17]), Buffer.from('GPS 6.45,3.39!!')]);
  const photo = Buffer.concat([begin, place, rest, Buffer.from('PK and a program')]);
  const number = await desk.opened({ attachment: fileOf(photo, 'gate.jpg') });
  const [file] = await filesOf(number);
  const { base64 } = await desk.good('ticketFile', { number, id: file?.id });
  expect(Buffer.from(String(base64), 'base64')).toEqual(plainImage(jpegOf(40, 30), 'image/jpeg'));
});

test('a file may have 5 MB and not a byte more, and one of none is refused', async () => {
  const most = TICKET_MOST.attachmentBytes;
  const full = () => fileOf(pngOf(4, 3, most), 'full.png');
  const number = await desk.opened({ attachment: full(), attachment2: full(), attachment3: full() });
  expect((await filesOf(number)).map(({ bytes }) => bytes)).toEqual([most, most, most]);
  const wish = { key: desk.key(), topic: 'other', message: 'See this' };
  const large = await desk.ask('openTicket', { ...wish, attachment2: fileOf(pngOf(4, 3, most + 1), 'large.png') });
  expect([large.status, large.said.message]).toEqual([400, TICKET_SENTENCES.fileLarge('large.png')]);
  const empty = await desk.ask('openTicket', { ...wish, attachment: fileOf('', 'none.png') });
  expect([empty.status, empty.said.message]).toEqual([400, TICKET_SENTENCES.fileEmpty('none.png')]);
});

test('a name that would be opened as something else, or somewhere else, is made harmless', async () => {
  const names = ['../../etc/cron.d/x.png', 'C:\\Windows\\a<b>.jpg', '\u202egnp.\u202egnp'];
  const [attachment, attachment2, attachment3] = names.map((name) => fileOf(pngOf(4, 3), name));
  const number = await desk.opened({ attachment, attachment2, attachment3 });
  expect((await filesOf(number)).map(({ name }) => name).sort()).toEqual(['a b.png', 'gnp.png', 'x.png']);
});

test('a file is answered as data that no browser takes for a page', async () => {
  const number = await desk.opened({ attachment: fileOf(PDF, 'a.pdf') });
  const [file] = await filesOf(number);
  const answer = await desk.call('ticketFile', { number, id: file?.id }, desk.tokens.get('resident'));
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a file of another ticket is not handed out under the number of the own one', async () => {
  const [foreign, own] = [await desk.opened({ attachment: fileOf(PDF, 'a.pdf') }, 'neighbour'), await desk.opened()];
  const files = (await desk.read(foreign, 'neighbour')).messages.flatMap((message) => message.files as Listed[]);
  const id = files[0]?.id;
  expect(await desk.ask('ticketFile', { number: own, id })).toMatchObject({
    status: 400,
    said: { code: 'file-not-found' },
  });
  expect(await desk.ask('ticketFile', { number: foreign, id })).toMatchObject({
    status: 400,
    said: { code: 'ticket-not-found' },
  });
});

test('thirty files an hour are taken of one person', async () => {
  const three = () => {
    const [attachment, attachment2, attachment3] = [1, 2, 3].map(() => fileOf(PDF, 'a.pdf'));
    return { attachment, attachment2, attachment3 };
  };
  const number = await desk.opened();
  const reply = (files: object) => desk.ask('replyToTicket', { number, key: desk.key(), message: 'More', ...files });
  for (let at = 0; at < 10; at += 1) expect((await reply(three())).status).toBe(200);
  expect((await reply(three())).status).toBe(429);
  expect((await reply({})).status).toBe(200);
  expect(await desk.count('ticket_files')).toBe(30);
});

const { path, mostBytes: most } = calls.openTicket;
const type = { 'Content-Type': 'multipart/form-data; boundary=x' };

test('a visitor’s body is bounded, whether it says its length or not', async () => {
  const told = { ...type, 'Content-Length': String(most + 1) };
  expect((await desk.app.request(path, { method: 'POST', headers: told, body: 'x' })).status).toBe(413);
  const body = new Blob(['x'.repeat(most + 1)]).stream();
  const untold: RequestInit & { duplex: 'half' } = { method: 'POST', headers: type, body, duplex: 'half' };
  expect((await desk.app.request(path, untold)).status).toBe(413);
});

test('while three large bodies of an address are on their way a fourth waits, and what is small never does', async () => {
  const lines = [1, 2, 3].map(() => new TransformStream<Uint8Array, Uint8Array>());
  const writers = lines.map(({ writable }) => writable.getWriter());
  const held = lines.map(({ readable }) => {
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: type, body: readable, duplex: 'half' };
    return desk.app.request(path, init);
  });
  for (const writer of writers) await writer.write(Buffer.from('--x'));
  const large = await desk.app.request(path, { method: 'POST', headers: type, body: '--x' });
  expect([large.status, large.headers.get('Retry-After')]).toEqual([429, '15']);
  const small = { ...type, 'Content-Length': '3' };
  expect((await desk.app.request(path, { method: 'POST', headers: small, body: '--x' })).status).toBe(400);
  expect(await desk.opened()).toMatch(/^T-/);
  for (const writer of writers) await writer.close();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([400, 400, 400]);
  expect((await desk.app.request(path, { method: 'POST', headers: type, body: '--x' })).status).toBe(400);
});

test.each([
  ['a picture that calls itself a document', pngOf(4, 3), 'proof.pdf'],
  ['a picture that calls itself a page', pngOf(4, 3), 'proof.html'],
  ['a picture that calls itself a program', jpegOf(4, 3), 'proof.jpg.exe'],
  ['a document that calls itself a picture', PDF, 'proof.PNG'],
])('%s is refused in words: its ending is not what it is', async (_, content, name) => {
  const attachment = fileOf(content, name);
  const wish = { key: desk.key(), topic: 'other', message: 'See this', attachment };
  expect(await desk.ask('openTicket', wish)).toEqual({
    status: 400,
    said: { code: 'file-not-taken', message: TICKET_SENTENCES.fileKind(name) },
  });
  expect(await desk.count('tickets')).toBe(0);
});

test('a file without an ending is what its content is, and a picture that a phone calls by the ending of another is taken', async () => {
  const number = await desk.opened({
    attachment: fileOf(PDF, 'statement'),
    attachment2: fileOf(pngOf(4, 3), 'IMG_0001.JPG'),
  });
  expect((await filesOf(number)).map(({ name }) => name)).toEqual(['IMG_0001.png', 'statement.pdf']);
});
