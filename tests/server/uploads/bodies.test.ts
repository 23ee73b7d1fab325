import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { UPLOAD_MOST } from '#catalogues/uploads.ts';
import { createClient } from '#src/client/client.ts';
import { eventually } from '../../support/eventually.ts';
import { csv, type Desk, openDesk } from './support/clerk.ts';

let desk: Desk;
let meter: string;
let untouched: Awaited<ReturnType<typeof desk.ledger>>;
beforeAll(async () => {
  desk = await openDesk();
  meter = (await desk.metersOf('palm'))[0]?.meter_number ?? '';
  untouched = await desk.ledger();
});
afterAll(() => desk.close());

const { path, mostBytes: most } = calls.uploadServicePayments;
const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });
const payments = () =>
  csv(
    'meterNumber,servicePayment,amount,paidAt',
    `${meter},servicecharge,5000,2026-01-31`,
    `${meter},devlevy,7,2026-01-31`,
  );
/** A form as it goes over the line, with its type. */
const written = async () => {
  const form = new FormData();
  form.append('dataset', payments());
  const whole = new Response(form);
  return { type: whole.headers.get('content-type') ?? '', bytes: Buffer.from(await whole.arrayBuffer()) };
};

test('a form that is cut off in the middle is refused and leaves nothing', async () => {
  const { type, bytes } = await written();
  const headers = { ...authorization(desk.tokens.palm), 'Content-Type': type };
  for (const length of [0, 40, Math.floor(bytes.length / 2), bytes.length - 3]) {
    const body = bytes.subarray(0, length);
    const response = await desk.portal.app.request(path, { method: 'POST', headers, body });
    expect([length, response.status, (await response.json()).code]).toEqual([length, 400, 'not-a-form']);
  }
  expect(await desk.ledger()).toEqual(untouched);
});

test('what is no form is refused as such', async () => {
  for (const type of ['application/json', 'multipart/form-data', 'text/csv']) {
    const headers = { ...authorization(desk.tokens.palm), 'Content-Type': type };
    const response = await desk.portal.app.request(path, { method: 'POST', headers, body: '{"dataset":"a"}' });
    expect([type, response.status, (await response.json()).code]).toEqual([type, 400, 'not-a-form']);
  }
  const text = await desk.portal.ask('POST', path, desk.tokens.palm, textForm('dataset', 'meterNumber'));
  expect([text.status, text.body.code]).toEqual([400, 'invalid-input']);
});

test('a body that is too large is refused, whether it says its length or not', async () => {
  const { type } = await written();
  const headers = { ...authorization(desk.tokens.palm), 'Content-Type': type };
  const told = { ...headers, 'Content-Length': String(most + 1) };
  expect((await desk.portal.app.request(path, { method: 'POST', headers: told, body: 'x' })).status).toBe(413);
  const body = new Blob(['x'.repeat(most + 1)]).stream();
  const untold: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  expect((await desk.portal.app.request(path, untold)).status).toBe(413);
});

test('who may not upload is told so before a byte of the body is read', async () => {
  let read = 0;
  const body = () =>
    new ReadableStream(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(1_000));
        },
      },
      { highWaterMark: 0 },
    );
  const resident = await desk.portal.signIn('resident@palmcourt.example');
  for (const [status, token] of [
    [401, 'no.such.token'],
    [403, resident],
  ] as const) {
    const headers = { ...authorization(token), 'Content-Type': 'multipart/form-data; boundary=x' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: body(), duplex: 'half' };
    expect((await desk.portal.app.request(path, init)).status).toBe(status);
  }
  expect(read).toBe(0);
});

test('while somebody’s upload is on its way, a second one of theirs is told when to try again', async () => {
  const { type, bytes } = await written();
  const headers = { ...authorization(desk.tokens.palm), 'Content-Type': type };
  const line = new TransformStream<Uint8Array, Uint8Array>();
  const writer = line.writable.getWriter();
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: line.readable, duplex: 'half' };
  const first = desk.portal.app.request(path, init);
  // Written is what has been read at the other end.
  await writer.write(bytes.subarray(0, 40));
  const second = await desk.portal.call('uploadServicePayments', { dataset: payments() }, desk.tokens.palm);
  expect([second.status, second.headers.get('Retry-After')]).toEqual([429, '15']);
  await writer.close();
  expect((await first).status).toBe(400);
  const third = await desk.portal.call('uploadServicePayments', {}, desk.tokens.palm);
  expect([third.status, third.body.code]).toEqual([400, 'file-not-read']);
});

test('a body of very many parts or things is refused before it is taken apart, which would keep everybody waiting', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const object = '{"a":1},';
  const bodies = [
    ['uploadServicePayments', 'multipart/form-data; boundary=x', `${part.repeat(1_000)}--x--\r\n`],
    ['uploadServicePayments', 'multipart/form-data; boundary="x"', `${part.repeat(1_000)}--x--\r\n`],
    ['uploadServicePayments', 'multipart/form-data; xboundary=y; boundary=x', `${part.repeat(1_000)}--x--\r\n`],
    ['uploadMeters', 'application/json', `{"property_id":1,"meter_details":[${object.repeat(500_000)}{}]}`],
    ['uploadMeters', 'application/json', '['.repeat(1_000_000)],
  ] as const;
  for (const [name, type, body] of bodies) {
    const headers = { ...authorization(desk.tokens.palm), 'Content-Type': type };
    const response = await desk.portal.app.request(calls[name].path, { method: 'POST', headers, body });
    expect([type, response.status, (await response.json()).code]).toEqual([type, 413, 'too-large']);
  }
});

test('the rows of the largest file fit into what is confirmed, and the file into its form', () => {
  const house_address = 'x'.repeat(UPLOAD_MOST.bytes / UPLOAD_MOST.rows - 'Ngozi Eze,45200000000,\r\n'.length);
  const row = { landlord_name: 'Ngozi Eze', meter_number: '45200000000', house_address };
  const rows = Buffer.byteLength(JSON.stringify(row)) * UPLOAD_MOST.rows;
  expect(rows + 'separators and brackets'.length + UPLOAD_MOST.rows).toBeLessThan(calls.uploadMeters.mostBytes);
  for (const name of ['validateMeters', 'uploadServicePayments', 'uploadDevLevy'] as const)
    expect(calls[name].mostBytes - UPLOAD_MOST.bytes).toBeGreaterThan(1_000);
});

test('a list of meters may be larger than other bodies, and other bodies may not', async () => {
  const meter_details = Array.from({ length: 1_000 }, (_, at) => ({
    landlord_name: 'Ngozi Eze',
    meter_number: String(45_099_900_000 + at),
    house_address: `${at} Palm Avenue`,
  }));
  const { status, said } = await desk.ask('uploadMeters', { property_id: desk.ids.palm, meter_details });
  expect([status, said.added]).toEqual([200, 1_000]);
  const large = { term: 'x', filling: 'x'.repeat(70_000) };
  expect((await desk.portal.call('updateStatus', large, desk.tokens.palm)).status).toBe(413);
});

test('over a real line the portal’s own client uploads, and a line that breaks in the middle leaves nothing', async () => {
  const server = createServer(getRequestListener(desk.portal.app.fetch));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    const { type, bytes } = await written();
    const before = desk.portal.lines.length;
    const headers = { ...authorization(desk.tokens.palm), 'Content-Type': type, 'Content-Length': bytes.length };
    const broken = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
    broken.on('error', () => undefined);
    await new Promise((sent) => broken.write(bytes.subarray(0, bytes.length / 2), sent));
    broken.destroy();
    const line = await eventually(async () => desk.portal.lines.slice(before).find((one) => one.includes('"status"')));
    expect(JSON.parse(line)).toMatchObject({ path, status: 400 });
    expect(await desk.ledger()).toEqual(untouched);

    const baseUrl = `http://127.0.0.1:${port}/`;
    const services = createClient({ baseUrl, token: () => desk.tokens.palm, refused: () => undefined });
    expect(await services.uploadServicePayments({ dataset: payments() })).toMatchObject({
      status: 200,
      data: { added: 2 },
    });
    expect(await services.validateMeters({ property_id: desk.ids.palm, dataset: csv('x') })).toMatchObject({
      status: 400,
      data: { code: 'file-not-read' },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

function textForm(name: string, value: string): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}
