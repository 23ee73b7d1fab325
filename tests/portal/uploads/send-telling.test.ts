// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendTelling } from '#src/portal/desk/send-telling.ts';

/** A request of a browser that goes nowhere: a test says what comes of it. */
class FakeRequest {
  static last: FakeRequest;
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  method = '';
  url = '';
  body: Blob | null = null;
  status = 0;
  response: ArrayBuffer | null = null;
  aborted = false;
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: Blob | null) {
    this.body = body;
    sent.resolve();
  }
  abort() {
    this.aborted = true;
  }
}

let sent = Promise.withResolvers<void>();
beforeEach(() => {
  sent = Promise.withResolvers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => void vi.unstubAllGlobals());

const request = (more: RequestInit = {}) => {
  const body = new FormData();
  body.append('property_id', '7');
  return new Request('http://portal.example/api/x', {
    method: 'POST',
    body,
    headers: { authorization: 'Bearer t' },
    ...more,
  });
};

test('what is sent is told part by part, and the answer is that of fetch', async () => {
  const parts: number[] = [];
  const answer = sendTelling((part) => parts.push(part))(request());
  await sent.promise;
  const { last } = FakeRequest;
  expect([last.method, last.url, last.headers.get('authorization')]).toEqual([
    'POST',
    'http://portal.example/api/x',
    'Bearer t',
  ]);
  expect(last.headers.get('content-type')).toContain('multipart/form-data; boundary=');
  expect(await last.body?.text()).toContain('name="property_id"');
  last.upload.onprogress?.({ loaded: 25, total: 100 });
  last.upload.onprogress?.({ loaded: 100, total: 100 });
  last.status = 400;
  last.response = new TextEncoder().encode('{"message":"no"}').buffer;
  last.onload?.();
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([400, { message: 'no' }]);
  expect(parts).toEqual([0.25, 1]);
});

test('no answer is a rejection', async () => {
  const answer = sendTelling(() => undefined)(request());
  await sent.promise;
  FakeRequest.last.onerror?.();
  await expect(answer).rejects.toThrow(TypeError);
});

test('what nobody waits for any more is not sent on', async () => {
  const leaving = new AbortController();
  const answer = sendTelling(() => undefined)(request({ signal: leaving.signal }));
  await sent.promise;
  leaving.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  expect(FakeRequest.last.aborted).toBe(true);
});
