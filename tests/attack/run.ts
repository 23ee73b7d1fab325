import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { started } from '../support/started.ts';
import { brokenRequests } from './attacks/broken-requests.ts';
import { injections } from './attacks/injections.ts';
import { oddPaths } from './attacks/odd-paths.ts';
import { oddRequests } from './attacks/odd-requests.ts';
import { tokens } from './attacks/tokens.ts';
import { crawl } from './crawl.ts';
import type { Attacked } from './finding.ts';
import { type Target, targetAt } from './target.ts';

/*
 * `npm run attack`: a portal of the demonstration is started on this machine and attacked from outside, as a stranger with a scanner does, and
 * as each role. `npm run attack -- http://127.0.0.1:3000` attacks one that runs already; what is in it is spoilt by that. Ends with 1 where
 * anything was found.
 */

const ATTACKS = [oddPaths, oddRequests, brokenRequests, tokens, injections];

/** Who is signed in of each role in the demonstration. */
const PEOPLE = {
  'service-user': 'resident@palmcourt.example',
  'service-owner': 'owner@palmcourt.example',
  'service-admin': 'admin@palmcourt.example',
  'netplus-admin': 'platform@wattchat.example',
};

/** A token of each role that the demonstration has somebody of. */
async function tokensOf(target: Target): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const [role, email] of Object.entries(PEOPLE)) {
    const body = JSON.stringify({ email, password: DEMO_PASSWORD });
    const headers = { 'Content-Type': 'application/json' };
    const { text, status } = await target.send({ method: 'POST', path: calls.signIn.path, headers, body });
    if (status !== 200) throw new Error(`${email} cannot sign in (${status}): the demonstration is needed.`);
    found[role] = z.object({ token: z.string() }).parse(JSON.parse(text)).token;
  }
  return found;
}

/** Crawls, attacks, and answers how many things were found. */
async function attackAll(target: Target): Promise<number> {
  const { pages, went } = await crawl(target);
  tell(`the crawl, ${pages.size} addresses`, went);
  let found = went.findings.length;
  for (const { name, run } of ATTACKS) {
    // What was tried before may have ended a session.
    const result = await run(target, { pages, tokens: await tokensOf(target) });
    tell(name, result);
    found += result.findings.length + (wasHeldOff(result) ? 1 : 0);
  }
  return found;
}

/** What comes too often is not looked at, and would hide what it does. */
const ALL_AT_ONCE = { CALLS_PER_MINUTE_ACCOUNT: '1000000', CALLS_PER_MINUTE_ADDRESS: '1000000' };

/** Most of it came too often: whatever it would have found nobody knows. */
function wasHeldOff({ answers }: Attacked): boolean {
  const tooMany = answers.get(429) ?? 0;
  const isMost = tooMany * 2 > requestsOf(answers);
  if (isMost) say(`FOUND ${tooMany} requests were refused as too many, and tried nothing.`);
  return isMost;
}

const requestsOf = (answers: Attacked['answers']): number =>
  [...answers.values()].reduce((sum, count) => sum + count, 0);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A line for each attack, and one for each thing that it found. */
function tell(name: string, { answers, findings }: Attacked): void {
  const asked = requestsOf(answers);
  const statuses = [...answers]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'closed'}`);
  say(`${findings.length === 0 ? 'ok   ' : 'FOUND'} ${name}: ${asked} requests, ${statuses.join(', ')}`);
  for (const { what, by } of findings.slice(0, 50))
    say(`      ${what}: ${by.method ?? 'GET'} ${by.path.slice(0, 200)} ${(by.body ?? '').slice(0, 200)}`);
}

const { positionals } = parseArgs({ allowPositionals: true });
const [address] = positionals;
const folder = mkdtempSync(join(tmpdir(), 'wattchat-attack-'));
const portal =
  address === undefined
    ? await started('src/server/main.ts', { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...ALL_AT_ONCE })
    : null;
try {
  const found = await attackAll(targetAt(address ?? portal?.url ?? ''));
  say(found === 0 ? 'Nothing was found.' : `${found} things were found.`);
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  await portal?.end();
  rmSync(folder, { recursive: true, force: true });
}
