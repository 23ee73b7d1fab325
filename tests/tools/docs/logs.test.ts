import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RETAINED } from '#catalogues/personal-data/register.ts';
import { BOOK_YEARS } from '#catalogues/personal-data/spans.ts';
import { textOf } from '../../../tools/docs/documents.ts';

const root = join(import.meta.dirname, '../../..');
const page = textOf(root, 'docs/operations/logs.md');
const row = (log: string) => page.split('\n').find((line) => line.startsWith(`| ${log} |`)) ?? '';

test('nothing of the server writes to a screen but its log, its start, and the commands that somebody runs', () => {
  const writing = globSync('src/server/**/*.ts', { cwd: root }).filter((file) =>
    /process\.(?:stdout|stderr)|\bconsole\.\w/.test(readFileSync(join(root, file), 'utf8')),
  );
  const OTHERS = [
    'src/server/http/log.ts',
    'src/server/boot/server.ts',
    'src/server/main.ts',
    'src/server/backup/postgres-tools.ts',
  ];
  expect(writing.filter((file) => !file.startsWith('src/server/commands/') && !OTHERS.includes(file))).toEqual([]);
});

test('the inventory says how long each is kept, as the portal keeps it', () => {
  for (const log of ['activity log', 'ledger']) expect(row(log)).toContain(`as books, ${BOOK_YEARS} years at least`);
  const days = (table: string) => RETAINED.find((one) => one.table === table)?.days;
  expect(row('mails')).toMatch(new RegExp(` ${days('mail_outbox')} days \\|$`));
});

test('every refusal of the door that somebody can run into by trying is in the inventory, and no other', () => {
  const source = textOf(root, 'src/server/http/refusals.ts');
  const told = Array.from(
    source.matchAll(/^ {2}'?([a-z-]+)'?: \{ status: (\d+)/gm),
    ([, code = '', status]) => [code, Number(status)] as const,
  );
  const NOT_TAKEN = ['invalid-input', 'not-json', 'not-a-form', 'too-large'];
  const tried = told
    .filter(([code, status]) => [401, 403, 429].includes(status) || NOT_TAKEN.includes(code))
    .map(([code]) => code);
  const [, table = ''] = page.split('| `why` | What was tried |');
  const named = Array.from((table.split('\n\n')[0] ?? '').matchAll(/`([a-z-]+)`/g), ([, code = '']) => code);
  expect(named.toSorted()).toEqual(tried.toSorted());
});

test('every event that the server logs is in the inventory, and no other', () => {
  const logged = globSync('src/server/**/*.ts', { cwd: root }).flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/event: '([a-z-]+)'/g), ([, name = '']) => name),
  );
  const [, table = ''] = page.split('| `event` | What was tried');
  const named = Array.from((table.split('\n\n')[0] ?? '').matchAll(/`([a-z-]+)`/g), ([, name = '']) => name);
  // The door's own stands in the table before it.
  expect(named.toSorted()).toEqual([...new Set(logged)].filter((name) => name !== 'refused').toSorted());
});

test('what sends the log to another machine is for every service, and by TLS', () => {
  const services = (file: string) =>
    Array.from(textOf(root, file).matchAll(/^ {2}(\w+):(?: \{ logging|\n {4})/gm), ([, name]) => name).toSorted();
  expect(services('deploy/logs.yaml')).toEqual(services('deploy/compose.yaml'));
  expect(textOf(root, 'deploy/logs.yaml')).toContain('syslog-address: "tcp+tls://');
});

test('no service of deploy/ keeps its log where the portal could read or change it', () => {
  expect(textOf(root, 'deploy/wattchat.service')).not.toMatch(/^Standard(?:Output|Error)=(?:file|append|truncate)/m);
  const portal =
    textOf(root, 'deploy/compose.yaml')
      .split(/^ {2}(?=\w+:$)/m)
      .find((one) => one.startsWith('portal:')) ?? '';
  expect(portal).toContain('read_only: true');
  expect(portal).not.toMatch(/^ {4}volumes:/m);
});
