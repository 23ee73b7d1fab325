import type { AnyStateMachine, AnyStateNode } from 'xstate';

const known = new WeakMap<AnyStateMachine, string>();

/**
 * What a snapshot of a machine is made for, as eight hexadecimal digits: its states, what is entered first, and what each asks the outside
 * for under which name. Words, guards and what follows an event may change without it.
 */
export function structureOf(machine: AnyStateMachine): string {
  const before = known.get(machine);
  if (before !== undefined) return before;
  const structure = digest(linesOf(machine.root).join('\n'));
  known.set(machine, structure);
  return structure;
}

function linesOf(node: AnyStateNode): readonly string[] {
  const first = node.type === 'compound' ? (node.initial.target?.[0]?.key ?? '') : '';
  const asks = node.invoke.map(({ id }) => id).sort();
  const own = [node.path.join('.'), node.type, first, ...asks].join(' ');
  return [
    own,
    ...Object.keys(node.states)
      .sort()
      .flatMap((key) => linesOf(node.states[key] as AnyStateNode)),
  ];
}

/** FNV-1a of 32 bits: alike on every machine, and no secret depends on it. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
