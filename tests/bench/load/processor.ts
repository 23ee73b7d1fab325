import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in `/proc`: Linux has it so on every machine that Node runs on. */
const TICK_MS = 10;

/**
 * What a process and those that it started have taken of the processor, ms; null where the system does not tell. On a machine that others
 * use as well it is what a rate cannot be: of ours alone.
 */
export function processorMs(pid: number): number | null {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => statOf(name) ?? []);
    const family = new Set([pid]);
    for (let before = 0; before !== family.size; ) {
      before = family.size;
      for (const { own, parent } of all) if (family.has(parent)) family.add(own);
    }
    return all.filter(({ own }) => family.has(own)).reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
  } catch {
    return null;
  }
}

/** A process by its line; undefined: it is gone by now. Of those that ended, whoever waited for them has their time. */
function statOf(name: string) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0);
    return { own: Number(name), parent, ticks };
  } catch {
    return undefined;
  }
}
