import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listen } from '#src/server/boot/listener.ts';
import { Closing } from '#src/server/boot/server.ts';
import { openTestApp } from '../../support/server/app.ts';

test('while the portal starts, callers are told to come back', async () => {
  const listener = await listen({ host: '127.0.0.1', port: 0, publicUrl: null });
  const early = await fetch(`${listener.localUrl}/api/users`);
  expect([early.status, early.headers.get('Retry-After'), (await early.json()).code]).toEqual([503, '1', 'starting']);
  listener.serve((_, response) => response.end('ready'));
  expect(await (await fetch(listener.localUrl)).text()).toBe('ready');
  await listener.close(0);
});

test('who opens the portal at a browser while it starts reads so, and the page asks again by itself', async () => {
  const listener = await listen({ host: '127.0.0.1', port: 0, publicUrl: null });
  const early = await fetch(`${listener.localUrl}/buy-power`, {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  const page = await early.text();
  expect([early.status, early.headers.get('Content-Type'), early.headers.get('Cache-Control')]).toEqual([
    503,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(page).toContain('The portal is starting. This page opens by itself in a moment.');
  expect(page).toContain('<meta http-equiv="refresh" content="1">');
  await listener.close(0);
});

test('what says that it starts carries the headers of every other answer, and its page runs nothing', async () => {
  const listener = await listen({ host: '127.0.0.1', port: 0, publicUrl: 'https://portal.example' });
  const later = await openTestApp({ PUBLIC_URL: 'https://portal.example', DEMO: 'on' });
  try {
    const own = ['content-security-policy', 'content-type', 'cache-control', 'x-request-id'];
    const others = [...(await later.app.request('/api/nothing')).headers].filter(([name]) => !own.includes(name));
    expect(others.map(([name]) => name)).toContain('strict-transport-security');
    for (const accept of ['text/html', 'application/json']) {
      const early = await fetch(listener.localUrl, { headers: { accept } });
      expect(Object.fromEntries(early.headers)).toMatchObject(Object.fromEntries(others));
      const style = /<style>(.*)<\/style>/s.exec(await early.text())?.[1] ?? '';
      expect(style !== '').toBe(accept === 'text/html');
      const hash = createHash('sha256').update(style).digest('base64');
      const policy = early.headers.get('Content-Security-Policy')?.replace(hash, 'HASH');
      if (style !== '')
        expect(policy).toBe(
          "default-src 'none'; style-src 'sha256-HASH'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
        );
      else expect(policy).toContain("frame-ancestors 'none'");
    }
  } finally {
    await later.close();
    await listener.close(0);
  }
});

test('a port that is taken is named, with what to do', async () => {
  const first = await listen({ host: '127.0.0.1', port: 0, publicUrl: null });
  const port = Number(new URL(first.localUrl).port);
  await expect(listen({ host: '127.0.0.1', port, publicUrl: null })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.`,
  );
  await first.close(0);
});

test('what was opened last is closed first, and once', async () => {
  const closed: string[] = [];
  const closing = new Closing();
  for (const name of ['data base', 'queue', 'port']) {
    closing.add(async () => {
      closed.push(name);
    });
  }
  await Promise.all([closing.run(), closing.run()]);
  expect(closed).toEqual(['port', 'queue', 'data base']);
});
