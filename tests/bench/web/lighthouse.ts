import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

/** Fetched when it is first used: it is bigger than all that an install of the portal brings. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = 'performance,accessibility,best-practices';

const unusable = z.object({ runtimeError: z.object({ code: z.string(), message: z.string() }).optional() });

const report = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
});

/** What Lighthouse says of one page on a phone with a slow line, both simulated. */
export interface Judged {
  /** Largest contentful paint, ms. */
  readonly lcpMs: number;
  /** Main thread held up before it is free, ms. */
  readonly blockedMs: number;
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Audits that cost points. */
  readonly missed: readonly string[];
}

/** Lighthouse says of its own run that nothing follows from it, e.g. `NO_NAVSTART` or `PROTOCOL_TIMEOUT`. */
export class UnusableRun extends Error {
  readonly code: string;

  constructor(url: string, { code, message }: { readonly code: string; readonly message: string }) {
    super(`Lighthouse could not judge ${url}: ${code}. ${message}`);
    this.code = code;
  }
}

/** Judges the page in the browser that listens on that port, with what is stored there. Rejects with `UnusableRun`. */
export async function lighthouse(url: string, port: number): Promise<Judged> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json', `--output-path=${file}`];
  try {
    const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options];
    const ended = promisify(execFile)('npm', [...command, `--only-categories=${CATEGORIES}`]);
    // It fails after a run that it calls unusable, too, and has written then which one.
    const failed = await ended.then(() => null).catch((why: unknown) => why);
    const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const { runtimeError } = unusable.parse(written);
    if (runtimeError !== undefined) throw new UnusableRun(url, runtimeError);
    if (failed !== null) throw failed;
    return judgedBy(report.parse(written));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function judgedBy({ categories, audits }: z.infer<typeof report>): Judged {
  const costs = ({ id, weight }: { id: string; weight: number }) => weight > 0 && (audits[id]?.score ?? 1) < 1;
  return {
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    missed: Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(costs).map(({ id }) => id)),
  };
}
