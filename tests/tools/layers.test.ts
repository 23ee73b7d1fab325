import { describe, expect, test } from 'vitest';
import { circleProblems, circlesOf } from '../../tools/folder-circles.ts';
import { layerProblems, unsafeProblems, weakProblems } from '../../tools/layer-rules.ts';

describe('each layer looks only at the layers above it', () => {
  test.each([
    ['catalogues/limits.ts', "import { runs } from '#machines/assistant/runs/runs.ts';", 'may not import #machines'],
    ['catalogues/limits.ts', "import { readFileSync } from 'node:fs';", 'may not use the package node:fs'],
    ['machines/kit/present.ts', "import { app } from '#src/server/app.ts';", 'may not import #src'],
    ['machines/kit/present.ts', "import { app } from '../../src/server/app.ts';", 'may not import ../../src'],
    ['machines/kit/present.ts', "const app = await import('#src/server/app.ts');", 'may not import #src'],
    ['machines/kit/present.ts', "import 'node:fs';", 'may not use the package node:fs'],
    ['machines/kit/present.ts', "import { useState } from 'react';", 'may not use the package react'],
    [
      'machines/kit/present.ts',
      "import { useSelector } from '@xstate/react';",
      'may not use the package @xstate/react',
    ],
    ['machines/kit/present.ts', "export { app } from '#src/client/client.ts';", 'may not import #src'],
    ['src/portal/app.ts', "import { app } from '#src/server/app.ts';", 'may not import #src/server'],
    ['src/client/client.ts', "import { chat } from '../terminal/connect.ts';", 'may not import ../terminal'],
    ['src/server/app.ts', "import { start } from '#src/stand-ins/start.ts';", 'may not import #src/stand-ins'],
    ['src/stand-ins/start.ts', "import { askJson } from '#src/server/http-client.ts';", 'may not import #src/server'],
    ['src/stand-ins/start.ts', "import { LIMITS } from '#catalogues/limits.ts';", 'may not import #catalogues'],
    ['src/server/app.ts', "import { App } from '#src/portal/app.tsx';", 'may not import #src/portal'],
  ])('%s may not hold `%s`', (file, source, problem) => {
    expect(layerProblems(file, source)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    'const now = Date.now();',
    'const today = new Date();',
    'const dice = Math.random();',
    "const page = await fetch('/api');",
    "const log = document.getElementById('log');",
    "window.alert('paid');",
    "localStorage.setItem('a', 'b');",
    'setTimeout(() => done(), 5);',
    'const id = crypto.randomUUID();',
    'const home = process.env.HOME;',
    "console.log('paid');",
  ])('machines may not hold `%s`', (source) => {
    expect(layerProblems('machines/kit/run.ts', `\n${source}`)).toEqual([
      expect.stringMatching(/^machines\/kit\/run\.ts:2 machines may not reach for /),
    ]);
  });

  test('a file of JSX outside the portal is reported, since Node cannot load it', () => {
    expect(layerProblems('src/server/page.tsx', '')).toEqual([
      expect.stringContaining('.tsx belongs below src/portal'),
    ]);
    expect(layerProblems('src/portal/page.tsx', '')).toEqual([]);
    expect(layerProblems('tests/portal/page.test.tsx', '')).toEqual([]);
  });

  test('words in comments and sentences are no code', () => {
    const source = "// Date.now() is passed in\nconst say = 'open the document.body of window.top';\n/* Math.random */";
    const words = "const since = word === 'from' && !end || before === 'import' || word === 'x';";
    expect(layerProblems('machines/talk/dates.ts', words)).toEqual([]);
    expect(layerProblems('machines/kit/run.ts', source)).toEqual([]);
  });

  test('looking up, and a date or a service that was passed in, are fine', () => {
    const source = [
      "import { MESSAGES } from '#catalogues/messages.ts';",
      "import { setup } from 'xstate';",
      "import * as z from 'zod/mini';",
      "import type { View } from './view.ts';",
      'const day = new Date(now);',
      'const answer = await services.fetch(day);',
    ].join('\n');
    expect(layerProblems('machines/kit/run.ts', source)).toEqual([]);
  });
});

describe('only strong hashes and ciphers are used', () => {
  test.each([
    'const made = sql`select md5(string_agg(one, 2)) as made`;',
    "createHash('sha1').update(text);",
    "createHash('md5').update(text);",
    "createHmac('sha1', key);",
    "createCipheriv('aes-256-cbc', key, nonce);",
    "createDecipheriv('aes-256-ecb', key, null);",
    "crypto.hash('md5', text);",
    'createHash(`sha1`).update(text);',
    'createHash("sha224").update(text);',
    "hkdfSync('sha1', secret, salt, purpose, 32);",
    "crypto.subtle.digest('SHA-1', bytes);",
    "crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, bytes);",
    'createHash(algorithm).update(text);',
    'createCipheriv(settings.cipher, key, nonce);',
    'hkdfSync(given(), secret, salt, purpose, 32);',
  ])('not `%s`, each time', (source) => {
    const weak = (line: number) =>
      `src/server/seal.ts:${line} nothing may be hashed or sealed but by SHA-2 and AES-256-GCM`;
    expect(weakProblems('src/server/seal.ts', `\n${source}\n\n${source}`)).toEqual([weak(2), weak(4)]);
    expect(weakProblems('tests/server/seal.test.ts', source)).toEqual([]);
  });

  test.each([
    "createHash('sha256').update(text);",
    "createHmac('sha512', key);",
    "createCipheriv('aes-256-gcm', key, nonce);",
    "createDecipheriv('aes-256-gcm', key, nonce);",
    "hash('sha256', text);",
    "createHash('sha256').digest('hex');",
    "crypto.subtle.digest('SHA-256', bytes);",
    "crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);",
    'const same = hash(one) === hash(other);',
    "const DIGEST = 'sha256';\ncreateHash(DIGEST).update(text);",
    "function signed({ algorithm }: { readonly algorithm: 'sha256' | 'sha512' }) {\n  createHmac(algorithm, key);\n}",
  ])('`%s` is fine', (source) => {
    expect(weakProblems('src/server/seal.ts', source)).toEqual([]);
  });
});

test('an algorithm that comes by a name is refused where the name can stand for a weak one, or nobody sees for which', () => {
  const told = ['src/server/seal.ts:2 nothing may be hashed or sealed but by SHA-2 and AES-256-GCM'];
  for (const said of ["const NAME = 'sha1';", "readonly NAME: 'sha256' | 'md5';", 'const NAME = settings.hash;', ''])
    expect([said, weakProblems('src/server/seal.ts', `${said}\ncreateHash(NAME).update(text);`)]).toEqual([said, told]);
});

describe('nothing that is given is run, and no lot can be foreseen', () => {
  test.each([
    ['const run = new Function(text);', 'no code may be made of data'],
    ['const made = Function(text)();', 'no code may be made of data'],
    ['eval(text);', 'no code may be made of data'],
    ["import { runInNewContext } from 'node:vm';", 'no code may be made of data'],
    ['exec(`pg_dump copies`);', 'no command may be given to a shell'],
    ['execSync(command);', 'no command may be given to a shell'],
    ['spawn(program, words, { shell: true });', 'no command may be given to a shell'],
    ["spawn(program, words, { shell: '/bin/sh' });", 'no command may be given to a shell'],
    ['const link = Math.random().toString(36);', 'lots are drawn by the system, which nobody foresees'],
  ])('not `%s`', (source, problem) => {
    expect(unsafeProblems('src/server/copies.ts', `\n${source}`)).toEqual([`src/server/copies.ts:2 ${problem}`]);
    expect(unsafeProblems('tests/server/copies.test.ts', source)).toEqual([]);
  });

  test.each([
    'const found = PIECE.exec(text);',
    'spawn(program, words, { shell: false });',
    '// an eval( in a comment',
    "const say = 'eval(this)';",
    'const bytes = randomBytes(16);',
    'const isFunction = typeof one === "function";',
  ])('`%s` is fine', (source) => {
    expect(unsafeProblems('src/server/copies.ts', source)).toEqual([]);
  });
});

describe('folders of a house import each other in no circle', () => {
  const house = (files: Readonly<Record<string, string>>) =>
    new Map(Object.entries(files).map(([file, path]) => [`src/server/${file}`, `import { a } from '${path}';`]));

  test.each([
    ['two', { 'a/one.ts': '../b/one.ts', 'b/two.ts': '../a/two.ts' }, [['a', 'b']]],
    [
      'three',
      { 'a/one.ts': '../b/one.ts', 'b/one.ts': '../c/one.ts', 'c/x/one.ts': '#src/server/a/y/one.ts' },
      [['a', 'b', 'c']],
    ],
    ['none in a row', { 'a/one.ts': '../b/one.ts', 'b/one.ts': '../c/one.ts' }, []],
    ['none within a folder', { 'a/one.ts': './x/two.ts', 'a/x/two.ts': '../one.ts' }, []],
    ['none by way of a file of the house itself', { 'a/one.ts': '../app.ts', 'app.ts': './a/one.ts' }, []],
    ['none with what stands elsewhere', { 'a/one.ts': '#machines/kit/view.ts', 'b/one.ts': '../a/one.ts' }, []],
  ])('%s', (_, files, circles) => {
    expect(circlesOf('src/server', house(files))).toEqual(circles);
  });

  test('an import of a type counts', () => {
    const sources = new Map([
      ['src/server/a/one.ts', "import type { B } from '../b/one.ts';"],
      ['src/server/b/one.ts', "import { a } from '../a/one.ts';"],
    ]);
    expect(circlesOf('src/server', sources)).toEqual([['a', 'b']]);
  });

  test('one fails, with the names of its folders', () => {
    const sources = house({ 'a/one.ts': '../b/one.ts', 'b/two.ts': '../a/two.ts' });
    expect(circleProblems('src/server', sources)).toEqual([
      'src/server: the folders a, b import each other in a circle',
    ]);
    expect(circleProblems('src/server', new Map())).toEqual([]);
  });
});
