import { afterEach, describe, expect, test } from 'vitest';
import { drive } from '#src/server/order-worker/drive.ts';
import { openTestDatabase } from '../support/server/server.ts';
import { violations } from './support/checking/checker.ts';
import type { METERS } from './support/fixtures.ts';
import { opened } from './support/opened.ts';
import type { Run } from './support/run.ts';
import { recover } from './support/schedule.ts';
import { boot, Crash } from './support/server-process.ts';
import type { Broken } from './support/world.ts';

/*
 * Each layer that keeps money from going twice, alone: the others are taken away, and it holds. With it gone, too, the same happening goes
 * wrong and the checker says so, so that a test that is green has seen what it is there for.
 *
 * On the embedded data base alone, by `npm run test:endings`: two workers have to go in step, each reading before the other one writes, which one connection
 * gives them. On PostgreSQL the second one often reads what the first one has written: then it does not send at all, or it takes the next number, against
 * which a number is no guard.
 */
interface Layer {
  readonly name: string;
  /** What it is there against. */
  readonly against: 'two workers at once' | 'a death after the send';
  readonly what: 'a vend' | 'a refund';
  /** The layers that would hide its loss. */
  readonly without: readonly Broken[];
  readonly gone: Broken;
  readonly sign: RegExp;
}

const TWO_VENDS = /I3 .*vended 2 times/;
const TWO_REFUNDS = /I5 .*returned/;

const LAYERS: readonly Layer[] = [
  {
    name: 'the lease',
    against: 'two workers at once',
    what: 'a vend',
    without: ['vends without a number', 'careless vendor'],
    gone: 'no lease',
    sign: TWO_VENDS,
  },
  {
    name: "an attempt's number",
    against: 'two workers at once',
    what: 'a vend',
    without: ['no lease', 'careless vendor'],
    gone: 'vends without a number',
    sign: TWO_VENDS,
  },
  {
    name: "the vendor's reference",
    against: 'two workers at once',
    what: 'a vend',
    without: ['no lease', 'vends without a number'],
    gone: 'careless vendor',
    sign: TWO_VENDS,
  },
  {
    name: 'the row of an attempt',
    against: 'a death after the send',
    what: 'a vend',
    without: ['no lease', 'careless vendor'],
    gone: 'no attempt row',
    sign: TWO_VENDS,
  },
  {
    name: 'the question before a second send',
    against: 'a death after the send',
    what: 'a vend',
    without: ['no lease', 'careless vendor'],
    gone: 'no question before a send',
    sign: TWO_VENDS,
  },
  {
    name: 'the lease',
    against: 'two workers at once',
    what: 'a refund',
    without: ['refunds without a number', 'random refund key', 'no question before a refund', 'careless provider'],
    gone: 'no lease',
    sign: TWO_REFUNDS,
  },
  {
    name: "a request's number",
    against: 'two workers at once',
    what: 'a refund',
    without: ['no lease', 'random refund key', 'careless provider'],
    gone: 'refunds without a number',
    sign: TWO_REFUNDS,
  },
  {
    name: 'the key of a refund',
    against: 'a death after the send',
    what: 'a refund',
    without: ['no lease', 'no question before a refund', 'careless provider'],
    gone: 'random refund key',
    sign: TWO_REFUNDS,
  },
  {
    name: 'the question before a second request',
    against: 'a death after the send',
    what: 'a refund',
    without: ['no lease', 'random refund key', 'careless provider'],
    gone: 'no question before a refund',
    sign: TWO_REFUNDS,
  },
];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openIn(ending: keyof typeof METERS, broken: readonly Broken[]) {
  const database = await openTestDatabase();
  closing.push(database.close);
  return opened(database, ending, broken);
}

/** Two servers take it up at the same moment: whatever the one sends waits until the other one sends, too, or is done with it. */
async function together({ world: outside, server, promises }: Run, orderId: string): Promise<void> {
  const other = await boot(outside, promises.mails);
  const both = Promise.withResolvers<void>();
  let sends = 0;
  outside.held.before = async (url) => {
    if (!/\/(vends|refunds)$/.test(url)) return;
    sends += 1;
    if (sends === 2) both.resolve();
    await both.promise;
  };
  await Promise.all([server, other].map(({ deps }) => drive(deps, orderId, true).finally(both.resolve)));
  outside.held.before = async () => undefined;
}

/** The server dies when the other end has done it and nobody has heard; another one comes. */
async function dying(run: Run, orderId: string, what: Layer['what']): Promise<void> {
  run.server.doom({ at: what === 'a vend' ? 'C11' : 'C15', times: 1 });
  await drive(run.server.deps, orderId, true).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
  expect(run.server.isDead()).toBe(true);
}

async function wrongWith({ against, what }: Layer, broken: readonly Broken[]): Promise<string[]> {
  const { run, orderId, until } = await openIn(what === 'a vend' ? 'plain' : 'refused', broken);
  await until(what === 'a vend' ? 'captured' : 'refund_due');
  if (against === 'two workers at once') await together(run, orderId);
  else await dying(run, orderId, what);
  await recover(run);
  return violations(run);
}

describe.each(LAYERS.map((layer) => [layer.name, layer.against, layer.what, layer] as const))(
  '%s, against %s that would make %s twice',
  (_name, _against, _what, layer) => {
    test('holds alone', async () => {
      expect(await wrongWith(layer, layer.without)).toEqual([]);
    });

    test('without it the checker sees it', async () => {
      expect((await wrongWith(layer, [...layer.without, layer.gone])).join('; ')).toMatch(layer.sign);
    });
  },
);

test.each([
  ['as it is', [], /^$/],
  ['as sales', ['fee as sales'], /I20 .*of goods sold.*I20 .*of revenue/],
] as const)('the checker knows our fee when it is booked %s', async (_as, broken, sign) => {
  const { run } = await openIn('plain', broken);
  await recover(run);
  expect((await violations(run)).join('; ')).toMatch(sign);
});
