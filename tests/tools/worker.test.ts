import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../tools/building/worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattchat-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CORE = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'src/portal/conversation/browser-portal.ts': { file: 'assets/conversation-1.js' },
  'machines/talk/understand.ts': { file: 'assets/understand-1.js' },
  'src/portal/frame/frame.tsx': { file: 'assets/frame-1.js' },
  'src/portal/frame/page-frame.tsx': { file: 'assets/page-frame-1.js' },
};

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('the worker keeps first what the portal opens with, then the rest; another content is another version', () => {
  for (const { file } of Object.values(CORE)) put(file, file);
  for (const path of ['index.html', 'theme.js', 'index.html.br', 'robots.txt', 'assets/index-1.css']) put(path, path);
  for (const path of ['assets/help-1.js', 'assets/help-1.js.br', 'help/tokens.md', 'icons/icon-192.png'])
    put(path, path);
  const files = filesOf(folder, CORE);
  expect(files.rest).toEqual(['/assets/help-1.js', '/help/tokens.md']);
  expect(files.first).toEqual([
    '/assets/conversation-1.js',
    '/assets/frame-1.js',
    '/assets/index-1.css',
    '/assets/index-1.js',
    '/assets/page-frame-1.js',
    '/assets/react-1.js',
    '/assets/understand-1.js',
    '/index.html',
  ]);
  expect(filesOf(folder, CORE).version).toBe(files.version);
  put('help/tokens.md', 'said better');
  expect(filesOf(folder, CORE).version).not.toBe(files.version);
});

test('a part that the portal opens with and that the build does not know ends the build', () => {
  const { 'src/portal/conversation/browser-portal.ts': _, ...without } = CORE;
  expect(() => filesOf(folder, without)).toThrow('src/portal/conversation/browser-portal.ts');
});
