import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Something that may happen in a state, as the chart has it. */
export interface ChartTransition {
  /** The event in words: `NEXT`, `load done`, `load failed`, `at once`. */
  readonly event: string;
  /** The condition by its name, or as its source has it; null: none. */
  readonly guard: string | null;
  /** The state that it leads to, by its path; null: it stays. */
  readonly target: string | null;
}

/** One state of a machine, as data. */
export interface ChartState {
  /** Keys from the root on, with dots between them. */
  readonly path: string;
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final';
  /** What its `meta` says that it is to a person; null where it has none. */
  readonly step: string | null;
  /** Names of what it asks the outside as it is entered. */
  readonly invokes: readonly string[];
  readonly transitions: readonly ChartTransition[];
  /** The state inside that is entered first; null where it has none, or all at once. */
  readonly first: string | null;
  readonly states: readonly ChartState[];
}

/** What each kind of step is to a person, by the `kind` of its `meta`. */
export const STEPS: Readonly<Record<string, string>> = {
  ask: 'asks',
  confirm: 'reads back and waits for a yes',
  work: 'works',
  widget: 'opens the card window',
  transfer: 'waits for a transfer',
  outcome: 'an end, with what became of it',
  end: 'an end',
};

/** The chart of a machine as data, for whoever looks at it: a page of the documents, `/styleguide/flows`. */
export function chartOf(machine: AnyStateMachine): ChartState {
  return stateOf(machine.root);
}

function stateOf(node: AnyStateNode): ChartState {
  const { kind } = (node.meta ?? {}) as { kind?: string };
  return {
    path: pathOf(node),
    key: node.key,
    kind: node.type === 'history' ? 'atomic' : node.type,
    step: kind ?? null,
    invokes: node.invoke.map(({ id }) => id),
    transitions: [...node.transitions.values(), node.always ?? []].flat().flatMap(transitionsOf),
    first: node.type === 'compound' ? (node.initial.target?.map(pathOf)[0] ?? null) : null,
    states: Object.values(node.states).map(stateOf),
  };
}

/** A transition of the chart, one for each state that it leads to. */
export function transitionsOf(transition: AnyTransitionDefinition): readonly ChartTransition[] {
  const event = eventInWords(transition.eventType);
  const guard = guardInWords(transition.guard);
  const targets = transition.target?.map(pathOf) ?? [null];
  return targets.map((target) => ({ event, guard, target }));
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

function eventInWords(type: string): string {
  const [, what = '', id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (what !== '') return `${id} ${what === 'done' ? 'done' : 'failed'}`;
  if (type === '') return 'at once';
  return type.startsWith('xstate.done.state.') ? 'all done' : type;
}

function guardInWords(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return sourceInWords(String(guard));
  return String((guard as { type?: unknown }).type ?? 'a condition');
}

/** What an arrow function answers, without the names that say nothing here. */
function sourceInWords(source: string): string {
  const body = source.includes('=>') ? source.slice(source.indexOf('=>') + 2) : 'a condition';
  return body
    .replace(/\s+/g, ' ')
    .replace(/\b(?:event\.output|event|context)\./g, '')
    .trim();
}
