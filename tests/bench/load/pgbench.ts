import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms } from '../../../tools/testing/postgres.ts';
import { residentId } from './houses.ts';
import type { Recorded } from './recorded.ts';
import type { Sent } from './recorder.ts';

const MEASURED_S = 10;

/**
 * The same statements of a purchase, sent by pgbench: what the data base alone could do. Each go is an order of its own, and of a
 * resident by lot.
 */
export async function pgbench(
  recorded: Recorded,
  { url, clients, residents, folder }: { url: string; clients: number; residents: number; folder: string },
): Promise<number> {
  const file = join(folder, 'purchase.sql');
  writeFileSync(file, scriptOf(recorded, residents));
  const args = ['-n', '-M', 'simple', '-f', file, '-c', String(clients), '-j', '2', '-T', String(MEASURED_S), url];
  const { stdout } = await promisify(execFile)(join(postgresPrograms() ?? '', 'pgbench'), args);
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (failed !== '0' || !(rate > 0)) throw new Error(`pgbench: ${stdout}`);
  return rate;
}

function scriptOf({ blocks, orderId, known }: Recorded, residents: number): string {
  const ids = new Map<string, string>();
  /** What is another one in each purchase: the order, ids that were made for it, and the key it was wanted under. */
  const anew = (text: string): string =>
    text
      .replaceAll(orderId, 'POWER-:n')
      .replaceAll(orderId.replace('-', ''), 'POWER:n')
      .replaceAll(residentId(0), residentId(':u'))
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
        if (known.has(id)) return id;
        ids.set(id, ids.get(id) ?? `${String(ids.size).padStart(8, '0')}-0000-4000-8000-:n`);
        return ids.get(id) ?? id;
      })
      .replaceAll(/bench-key-\d+/g, 'bench-key-:n');
  const lines = blocks.flat().map((sent) => `${anew(withValues(sent)).trim()};`);
  const drawn = ['\\set n random(100000000000, 999999999999)', `\\set u random(0, ${residents - 1}) + 100000000000`];
  return [...drawn, ...lines].join('\n');
}

const withValues = ({ text, values }: Sent): string =>
  text.replaceAll(/\$(\d+)/g, (_, at: string) => literal(values[Number(at) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
