import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { firstScreenScripts } from '../../../tools/first-screen.ts';
import type { Ratio } from './ratio.ts';

const PEER = '@typebot.io/js@0.10.7';
const KIB = 1024;
const run = promisify(execFile);

/** PERFORMANCE a2: what a new visitor's browser fetches of scripts before they do anything, brotli. `folder` is the built portal. */
export async function scripts(folder: string): Promise<Ratio> {
  const bytes = firstScreenScripts(folder).reduce(
    (sum, { file }) => sum + statSync(join(folder, `${file}.br`)).size,
    0,
  );
  const what = 'JavaScript before the first interaction, brotli';
  const theirs = (await peerBytes()) / KIB;
  return { id: 'a2', what, unit: 'KiB', ours: bytes / KIB, peer: PEER, theirs, target: 0.6 };
}

async function peerBytes(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-peer-'));
  try {
    await run('npm', ['pack', PEER, `--pack-destination=${folder}`]);
    await run('sh', ['-c', 'tar -xzf *.tgz package/dist/web.js'], { cwd: folder });
    return brotliCompressSync(readFileSync(join(folder, 'package/dist/web.js'))).length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
