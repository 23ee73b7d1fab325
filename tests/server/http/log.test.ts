import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openLog } from '#src/server/http/log.ts';
import { openTestDatabase } from '../../support/server/server.ts';

test('secrets are masked in the log, by their name and by their look', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  log.info({
    password: 'hunter2-hunter2',
    body: { card: '4242', token: 'abc' },
    headers: { authorization: 'Bearer abc' },
  });
  log.info('delivered 12345678901234567890, in groups 1234-5678-9012-3456-7890 and 1234 5678 9012 3456 7890');
  log.info({ note: 'card 4242424242424242 or 4242 4242 4242 4242, session eyJhbGciOi.eyJzdWIi.c2ln' });
  log.info('a token with a digit too many 123456789012345678901');
  const text = lines.join('');
  expect(text).not.toMatch(/hunter2|4242|abc|12345678|7890|eyJ|c2ln/);
  expect(text.match(/\[masked\]/g)?.length).toBe(11);
});

test('the id of a request stays whole, however many of its signs are digits', () => {
  const lines: string[] = [];
  const requestId = '734183a2-0c92-4361-9335-670623e7fd4b';
  openLog('info', { write: (line) => lines.push(line) }).info({ requestId });
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ requestId });
});

test('what is logged makes no line of its own, whatever stands in it', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  const forged = 'ada\n{"level":"info","event":"signed-in"}\r\n\u2028\u0085\u001b[2J';
  log.warn({ path: forged, err: new Error(forged) }, forged);
  const [line = '', ...more] = lines;
  expect(more).toEqual([]);
  expect(line.trimEnd().split(/[\n\r]/)).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', path: forged, msg: forged });
});

test('a meter number, an order id and a time stay readable', () => {
  const lines: string[] = [];
  openLog('info', { write: (line) => lines.push(line) }).info({
    meter: '45701120407',
    orderId: 'POWER-0123456789ABCDEF',
  });
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    meter: '45701120407',
    orderId: 'POWER-0123456789ABCDEF',
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('of a failed statement the log tells what failed and where, and nothing that the statement was given', async () => {
  const { db, close } = await openTestDatabase();
  const link = 'SjW_g2xx9Hk5E8OdB-ohoA';
  const twice = sql`insert into estates (name) values (${link}), (${link})`.execute(db);
  const failure: unknown = await twice.catch((cause: unknown) => cause);
  await close();
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  log.error({ err: failure }, 'a call failed');
  log.error({ err: new Error('not now', { cause: failure }) }, 'a job failed');
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first.err).toMatchObject({ reason: '23505', table: 'estates', constraint: 'estates_name_key' });
  expect(first.err.stack).toContain('log.test.ts');
  expect(second.err.message).toContain('not now: duplicate key value');
  expect(lines.join('')).not.toContain(link);
});

test('each line says which server wrote it, where it is told', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) }, 'shop-2:3001');
  log.info('one');
  log.child({ requestId: 'r' }).warn('another');
  expect(lines.map((line) => JSON.parse(line).server)).toEqual(['shop-2:3001', 'shop-2:3001']);
});
