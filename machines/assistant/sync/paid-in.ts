import * as z from 'zod/mini';
import type { OpenRun } from '../run.ts';
import { hasOrder } from '../runs/carried.ts';
import { readRuns } from '../runs/runs.ts';
import type { Kept } from './keep.ts';

/** What no version of a keeping calls otherwise: its runs, and whose they are. */
const any = z.looseObject({ runs: z.unknown(), owner: z.optional(z.nullable(z.string())) });
const open = z.object({ id: z.string(), flow: z.string(), title: z.string() });
const list = z.catch(z.array(z.unknown()), []);

/**
 * What money went into of a conversation that another version has kept and nothing else is understood of: its runs with an order, open
 * again, each of which asks the server what became of that. Null where there is none, or nobody can say whose it is. What was said is
 * in the account's log, or is lost.
 */
export function paidIn(raw: unknown): Kept | null {
  const read = any.safeParse(raw);
  if (!read.success) return null;
  const { owner = null } = read.data;
  const runs = readRuns(read.data.runs).filter(hasOrder);
  if (runs.length === 0) return null;
  const titles = list.parse(read.data.stack).flatMap((one): OpenRun[] => {
    const known = open.safeParse(one);
    return known.success ? [known.data] : [];
  });
  const stack = runs.map(({ id, flow }) => titles.find((one) => one.id === id) ?? { id, flow, title: flow });
  const nothing = {
    messages: [],
    withdrawn: [],
    later: [],
    usual: {},
    bought: [],
    wish: null,
    over: [],
    account: null,
  };
  return { version: 1, ...nothing, stack, runs, owner };
}
