// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createDesk } from '#machines/uploads/desk/create-desk.ts';
import { deskLater } from '#src/portal/desk/desk-later.ts';
import type { FromWorker, ToWorker } from '#src/portal/desk/messages.ts';
import { serveDesk } from '#src/portal/desk/serve-desk.ts';
import { type DeskLine, workerDesk } from '#src/portal/desk/worker-desk.ts';
import { type Script, scripted } from '../../support/portal.ts';

const METERS = new File(
  ['landlord_name,meter_number,house_address\nNgozi Eze,45012345678,12 Palm Avenue\nBola Ade,1,14 Palm Avenue'],
  'meters.csv',
);
const { signal } = new AbortController();

/** A desk whose rows lie at the other end of a line that copies what is said, as that to a worker does. */
function overLine(given: Partial<Script> = {}) {
  const { script, services } = scripted(given);
  const tokens: (string | null)[] = [];
  const refused: string[] = [];
  let hear: (message: FromWorker) => void = () => undefined;
  let break_: (why: unknown) => void = () => undefined;
  const post = (message: FromWorker) => queueMicrotask(() => hear(structuredClone(message)));
  const serve = serveDesk(createDesk({ calls: () => services }), post, (token) => tokens.push(token));
  const line: DeskLine = {
    post: (message: ToWorker) => queueMicrotask(() => serve(message)),
    listen(heard, broke) {
      hear = heard;
      break_ = broke;
    },
  };
  const session = {
    token: () => 'bearer',
    refused: () => refused.push('refused'),
    answered: () => {},
    lasts: () => {},
  };
  return {
    desk: workerDesk(line, session),
    script,
    services,
    tokens,
    refused,
    hear: post,
    break: () => break_(new Error('The worker has broken down.')),
  };
}

describe('a desk in a worker', () => {
  test('answers what a desk here answers, and tells how far it is', async () => {
    const { desk, tokens } = overLine();
    const parts: number[] = [];
    const read = await desk.read('run', 'upload-meters', METERS, (part) => parts.push(part), signal);
    expect(read).toMatchObject({ kind: 'read', rows: { counts: { valid: 1, invalid: 1 } } });
    expect(parts).toEqual([1]);
    expect(await desk.page('run', 1)).toMatchObject({ rows: [{ valid: true }, { valid: false }] });
    expect(await desk.failed('run')).toMatchObject({ name: 'failed_meter_numbers.csv' });
    expect(await desk.kindsOf(METERS)).toEqual(['upload-meters']);
    expect(await desk.template('upload-dev-levy')).toMatchObject({ name: 'development_levies.csv' });
    expect(await desk.send('run', 7, () => undefined, signal)).toMatchObject({ kind: 'taken', added: 1 });
    expect(new Set(tokens)).toEqual(new Set(['bearer']));
    desk.forget('run');
    expect(await desk.page('run', 1)).toEqual({ kind: 'lost' });
  });

  test('stops what nobody waits for any more', async () => {
    const { desk, services } = overLine();
    const stopped = Promise.withResolvers<void>();
    services.validateMeters = (_, given) =>
      new Promise((_resolve, reject) => {
        given?.addEventListener('abort', () => {
          stopped.resolve();
          reject(given.reason);
        });
      });
    await desk.read('run', 'upload-meters', METERS, () => undefined, signal);
    const leaving = new AbortController();
    const judged = desk.judge('run', 7, () => undefined, leaving.signal);
    await desk.page('run', 1);
    leaving.abort();
    await expect(judged).rejects.toThrow();
    await stopped.promise;
  });

  test('that breaks down leaves nobody waiting', async () => {
    const line = overLine();
    line.services.validateMeters = () => new Promise(() => undefined);
    await line.desk.read('run', 'upload-meters', METERS, () => undefined, signal);
    const judged = line.desk.judge('run', 7, () => undefined, signal);
    line.break();
    await expect(judged).rejects.toThrow('broken down');
  });

  test('tells of a token that is refused, while it is still the one', async () => {
    const line = overLine();
    line.hear({ refused: 'another', why: null });
    line.hear({ refused: 'bearer', why: null });
    await line.desk.page('run', 1);
    expect(line.refused).toEqual(['refused']);
  });
});

describe('a desk that comes later', () => {
  test('is fetched once it is needed, and again where it could not be', async () => {
    let fetched = 0;
    const later = deskLater(async () => {
      fetched += 1;
      if (fetched === 1) throw new TypeError('no line');
      return overLine().desk;
    });
    later.forget('run');
    expect(fetched).toBe(0);
    await expect(later.page('run', 1)).rejects.toThrow('no line');
    expect(await later.page('run', 1)).toEqual({ kind: 'lost' });
    expect(await later.template('upload-meters')).toMatchObject({ name: 'meter_numbers.csv' });
    expect(fetched).toBe(2);
  });
});
