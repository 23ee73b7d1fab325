import { posix } from 'node:path';
import { importsOf } from './layer-rules.ts';

/** The folders whose children must not import each other in a circle: the rooms of the machines, of the server and of the portal. */
export const HOUSES = ['machines', 'machines/assistant', 'machines/talk', 'src/server', 'src/portal'] as const;

/**
 * The circles among the direct child folders of a house: folder A stands in one with B where files of A import files of B,
 * perhaps through other folders, and files of B import files of A; what is imported as a type counts. Files that stand in the
 * house itself tie the rooms together (the app, its handlers, its dependencies) and are none; a folder below a room is a part of it.
 */
export function circlesOf(house: string, sources: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const uses = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const from = roomOf(house, file);
    if (from === null) continue;
    for (const path of importsOf(file, source)) {
      const to = roomOf(house, path);
      if (to !== null && to !== from) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  const reach = new Map([...uses.keys()].map((room) => [room, reachedFrom(room, uses)] as const));
  const circles = new Map<string, readonly string[]>();
  for (const [room, reached] of reach) {
    const others = [...reached].filter((other) => other !== room && reach.get(other)?.has(room));
    if (others.length === 0) continue;
    const circle = [room, ...others].toSorted();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()].toSorted((a, b) => a.join().localeCompare(b.join()));
}

/** What is wrong with the circles of a house, one line each. */
export function circleProblems(house: string, sources: ReadonlyMap<string, string>): readonly string[] {
  return circlesOf(house, sources).map(
    (circle) => `${house}: the folders ${circle.join(', ')} import each other in a circle`,
  );
}

/** The child folder of a house that holds a file, or null for one that stands elsewhere or in the house itself. */
function roomOf(house: string, path: string): string | null {
  const below = posix.relative(house, path).split('/');
  return below[0] === '..' || below.length < 2 ? null : (below[0] ?? null);
}

function reachedFrom(room: string, uses: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(uses.get(room) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(uses.get(next) ?? []));
  }
  return reached;
}
