import { appendFile, readFile } from 'node:fs/promises';
import { CHAIN_NAMES, type ChainName } from '#catalogues/chains.ts';
import { CannotStart } from '../cannot-start.ts';

/** The last link of a chain as it was at some time. Who has one finds out whoever rewrites the whole chain later. */
export interface Head {
  readonly chain: ChainName;
  readonly number: number;
  readonly hash: string;
}

/** A head on a line of its own, in a file or a mail. */
export function headLine({ chain, number, hash }: Head): string {
  return `wattchat-chain ${chain} ${number} ${hash}`;
}

/** All heads that stand in a text, whatever else does: a file of them, or a mail as it was saved. */
export function headsIn(text: string): readonly Head[] {
  const lines = text.matchAll(/wattchat-chain (\w+) (\d{1,15}) ([0-9a-f]{64})\b/g);
  return [...lines].flatMap(([, name, number, hash = '']) => {
    const chain = CHAIN_NAMES.find((one) => one === name);
    return chain === undefined ? [] : [{ chain, number: Number(number), hash }];
  });
}

/** The heads of a file; throws where it cannot be read, or has none. */
export async function readHeads(path: string): Promise<readonly Head[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CannotStart(`${path} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  });
  const heads = headsIn(text);
  if (heads.length === 0) throw new CannotStart(`${path} has no line that begins with 'wattchat-chain'.`);
  return heads;
}

/** The heads of a file that may not be there yet. */
export async function keptHeads(path: string): Promise<readonly Head[]> {
  try {
    return headsIn(await readFile(path, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  }
}

/** Add heads to a file, which is made where there is none, for its owner alone. */
export async function keepHeads(path: string, heads: readonly Head[]): Promise<void> {
  await appendFile(path, heads.map((head) => `${headLine(head)}\n`).join(''), { mode: 0o600, flush: true });
}
