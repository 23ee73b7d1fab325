import type { Page } from '@playwright/test';
import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { type openBrowser, withBrowserAlone } from './browser.ts';
import { type Judged, lighthouse, UnusableRun } from './lighthouse.ts';
import { medianOf, type Ratio } from './ratio.ts';

const TIMES = 5;
/** A file of the portal that nothing runs in when it is opened by itself; the peers answer that there is none, which does as little. */
export const BESIDE = '/theme.js';
const [RESIDENT] = DEMO_ACCOUNTS;

/** What somebody who is signed in opens. */
const SIGNED_IN = [
  { name: 'chat', path: '/dashboard?face=chat' },
  { name: 'form', path: '/toUpPower?face=form' },
  { name: 'table', path: '/transactionHistory' },
] as const;

/** PERFORMANCE a1: the first screen of a new visitor beside its text alone, in turn, each in a browser that was never here. */
export async function firstPaint(open: typeof openBrowser, url: string, text: string): Promise<[Ratio, string]> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  const lines: string[] = [];
  for (let i = 0; i < TIMES; i++) {
    const ours = await judge(open, url, lines);
    lines.push(describe('landing', ours));
    times.ours.push(ours.lcpMs);
    times.theirs.push((await judge(open, text, lines)).lcpMs);
  }
  const what = 'largest contentful paint, Lighthouse mobile, cold, first screen';
  const medians = { ours: medianOf(times.ours), theirs: medianOf(times.theirs) };
  const peer = 'the same text as static HTML';
  return [{ id: 'a1', what, unit: 'ms', ...medians, peer, target: 1.15 }, lines.join('\n')];
}

/** PERFORMANCE a3: the pages of somebody who is signed in, judged once each. */
export async function signedIn(open: typeof openBrowser, url: string): Promise<string> {
  const lines: string[] = [];
  for (const { name, path } of SIGNED_IN) {
    lines.push(describe(name, await judge(open, url + path, lines, await tokenAt(url, RESIDENT))));
  }
  return lines.join('\n');
}

/**
 * Judges a page in a browser of its own. A run that Lighthouse itself calls unusable is made once more, anew, and `lines` says so; a
 * second one ends the bench.
 */
async function judge(
  open: typeof openBrowser,
  url: string,
  lines: string[],
  token: string | null = null,
): Promise<Judged> {
  try {
    return await judgeOnce(open, url, token);
  } catch (why) {
    if (!(why instanceof UnusableRun)) throw why;
    lines.push(`  judged once more: ${why.message}`);
    return judgeOnce(open, url, token);
  }
}

async function judgeOnce(open: typeof openBrowser, url: string, token: string | null): Promise<Judged> {
  const { context, leave } = await open();
  const beside = new URL(BESIDE, url).href;
  if (token !== null) await keepToken(await context.newPage(), beside, token);
  return withBrowserAlone(await leave(), beside, (port) => lighthouse(url, port));
}

/** The token that the portal gives a demo account. */
export async function tokenAt(url: string, { email }: { readonly email: string }): Promise<string> {
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url + calls.signIn.path, { method: 'POST', headers, body });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

/** Has who looks at the portal in this browser be signed in; `beside` is an address of the portal that does nothing. */
export async function keepToken(page: Page, beside: string, token: string): Promise<void> {
  await page.goto(beside);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

function describe(name: string, { scores, missed, lcpMs, blockedMs }: Judged): string {
  const points = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
  const why = missed.length > 0 ? `  (${missed.join(', ')})` : '';
  const times = `paint ${Math.round(lcpMs)} ms, blocked ${Math.round(blockedMs)} ms`;
  return `  ${name.padEnd(8)} ${points.join('  ')}  ${times}${why}`;
}
