/**
 * Loaded before a portal whose pictures are taken. It listens once it is told to, and its clock begins with that, at `STILL_AT`, however
 * long it took to make it ready; what it draws by chance, the numbers of orders and the tokens, follows from `STILL_SEED`. Never for a
 * portal that anybody else reaches: all its secrets can be foretold.
 */
import crypto, { createHash } from 'node:crypto';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { Server } from 'node:net';
import { standStill } from './stand-still.ts';

const { STILL_AT = '', STILL_SEED = '' } = process.env;
const drawn = new Map<number, number>();

/** So many bytes. Each length has a sequence of its own: how often the queue draws a number in between moves no order's. */
function bytes(count: number): Buffer {
  const time = (drawn.get(count) ?? 0) + 1;
  drawn.set(count, time);
  return createHash('shake256', { outputLength: Math.max(1, count) })
    .update(`${STILL_SEED} ${count} ${time}`)
    .digest()
    .subarray(0, count);
}

function uuid(): `${string}-${string}-${string}-${string}-${string}` {
  const hex = bytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function fill<T extends ArrayBufferView>(into: T): T {
  new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(bytes(into.byteLength));
  return into;
}

const randomBytes = (count: number, told?: (problem: null, made: Buffer) => void) =>
  told === undefined ? bytes(count) : queueMicrotask(() => told(null, bytes(count)));

// It goes with whoever started it, however that ends.
process.stdin.resume().once('end', () => process.exit());

const { listen } = Server.prototype;
const told = once(process.stdin, 'data');
let since: number | null = null;
Server.prototype.listen = function later(this: Server, ...given: unknown[]) {
  void told.then(() => {
    since ??= performance.now();
    Reflect.apply(listen, this, given);
  });
  return this;
};

standStill(Date.parse(STILL_AT), () => (since === null ? 0 : performance.now() - since));
Object.assign(crypto, { randomBytes, randomUUID: uuid, randomFillSync: fill });
syncBuiltinESMExports();
Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fill });
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: uuid });
