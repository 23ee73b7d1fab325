import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Portals } from './portal.ts';
import type { Sent } from './recorder.ts';

/** How long what is not needed for the answer may take after it, ms: the mail with the receipt. */
const AFTER_MS = 1_500;
/** How long a portal is listened to while nobody buys, ms: what it asks by itself belongs to no purchase. */
const IDLE_MS = 4_000;

/** Of so many purchases the one of the fewest statements counts: whoever waits on a busy machine asks again meanwhile. */
const GOES = 5;

/** The statements of one purchase, and every value that was there before it. */
export interface Recorded {
  /** Transactions, and statements that were one by themselves, in the order in which they began. */
  readonly blocks: readonly (readonly Sent[])[];
  readonly orderId: string;
  readonly known: ReadonlySet<unknown>;
}

/** Has one buyer buy while nobody else does, and reads what was sent to the data base for it. */
export async function record({ shop }: Pick<Portals, 'shop'>, file: string): Promise<Recorded> {
  for (let times = 0; times < 3; times += 1) await shop(0);
  await wait(AFTER_MS);
  const idle = Date.now();
  await wait(IDLE_MS);
  const times: number[] = [];
  for (let go = 0; go < GOES; go += 1) {
    times.push(Date.now());
    await shop(0);
    await wait(AFTER_MS);
  }
  const [begins = 0] = times;
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Sent => JSON.parse(line));
  const before = all.filter(({ at }) => at < begins);
  const byItself = new Set(before.filter(({ at }) => at >= idle).map(({ text }) => text));
  const goes = times.map((from, go) =>
    all.filter(({ at, text }) => at >= from && at < (times[go + 1] ?? Date.now()) && !byItself.has(text)),
  );
  const own = goes.reduce((least, go) => (go.length < least.length ? go : least));
  const orderId = own.flatMap(({ text, values }) => (/insert into "orders"/.test(text) ? [values[0]] : [])).at(-1);
  if (typeof orderId !== 'string') throw new Error('No order was written.');
  return { blocks: blocksOf(own), orderId, known: new Set(before.flatMap(({ values }) => values)) };
}

function blocksOf(sent: readonly Sent[]): Sent[][] {
  const open = new Map<number, Sent[]>();
  const blocks: Sent[][] = [];
  for (const one of sent) {
    const block = open.get(one.connection);
    if (block !== undefined) block.push(one);
    else blocks.push([one]);
    if (one.text === 'begin') open.set(one.connection, blocks.at(-1) ?? []);
    if (one.text === 'commit') open.delete(one.connection);
  }
  return blocks;
}

/** How many statements, transactions of several of them, and locks of the order's row a purchase was. */
export function countOf({ blocks }: Recorded) {
  const all = blocks.flat().map(({ text }) => text);
  return {
    statements: all.length,
    transactions: all.filter((text) => text === 'begin').length,
    locks: all.filter((text) => /for update/.test(text) && /orders/.test(text)).length,
  };
}
