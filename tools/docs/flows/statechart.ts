import type { ChartState, ChartTransition } from '#machines/kit/chart.ts';

/** Grounds and edges of the steps; words stay readable on each of them, in light and in dark pages. */
const STYLES: Readonly<Record<string, string>> = {
  ask: 'fill:#e7f0f9,stroke:#1d5b96,color:#15201a',
  confirm: 'fill:#fff3d9,stroke:#845000,color:#15201a',
  work: 'fill:#f1f3ed,stroke:#55625a,color:#15201a',
  widget: 'fill:#fceee3,stroke:#96430a,color:#15201a',
  transfer: 'fill:#fceee3,stroke:#96430a,color:#15201a',
  outcome: 'fill:#e3f4e9,stroke:#17733f,color:#15201a',
  end: 'fill:#ffffff,stroke:#828d85,color:#15201a',
};

/** The longest condition that stands at an arrow; the table below has longer ones. */
const MOST = 32;

/** A chart as Mermaid draws it: what leads from one state to another, and what each step is to a person. */
export function statechart(chart: ChartState): string {
  const drawn = withoutCancelling(chart);
  return ['```mermaid', 'stateDiagram-v2', ...inside(drawn, '  '), ...looks(drawn), '```'].join('\n');
}

/** Most states can be cancelled: an arrow from each of them would hide the others. The table has them. */
function withoutCancelling(chart: ChartState): ChartState {
  const ends = new Set(leaves(chart).flatMap(({ path, step }) => (step === 'end' ? [path] : [])));
  const cancels = ({ event, target }: ChartTransition) => event === 'CANCEL' && target !== null && ends.has(target);
  const kept = (state: ChartState): readonly ChartTransition[] => state.transitions.filter((one) => !cancels(one));
  const reached = new Set(leaves(chart).flatMap((state) => kept(state).map(({ target }) => target)));
  const states = chart.states
    .filter(({ path }) => !ends.has(path) || reached.has(path))
    .map((state) => ({ ...state, transitions: kept(state) }));
  return { ...chart, states };
}

/** A state's own states and what leads from one to another; regions of a parallel state stand below a line. */
function inside(state: ChartState, margin: string): readonly string[] {
  const lines = state.states.map((one) => [
    ...(one.states.length === 0
      ? []
      : [`${margin}state ${idOf(one.path)} {`, ...inside(one, `${margin}  `), `${margin}}`]),
    ...arrows(one, margin),
    ...(one.kind === 'final' ? [`${margin}${idOf(one.path)} --> [*]`] : []),
  ]);
  const parted =
    state.kind === 'parallel'
      ? lines.flatMap((part, at) => (at === 0 ? part : [`${margin}--`, ...part]))
      : lines.flat();
  const begin = state.first === null ? [] : [`${margin}[*] --> ${idOf(state.first)}`];
  return [
    ...state.states.flatMap((one) => (idOf(one.path) === one.key ? [] : [`${margin}${idOf(one.path)} : ${one.key}`])),
    ...begin,
    ...parted,
  ];
}

/** One arrow to each state that can follow, with all that leads there. */
function arrows({ path, transitions }: ChartState, margin: string): readonly string[] {
  const leading = new Map<string, string[]>();
  for (const transition of transitions) {
    if (transition.target === null) continue;
    const words = leading.get(transition.target) ?? [];
    leading.set(transition.target, [...words, wordsOf(transition)]);
  }
  return [...leading].map(
    ([target, words]) => `${margin}${idOf(path)} --> ${idOf(target)} : ${[...new Set(words)].join(', ')}`,
  );
}

function wordsOf({ event, guard }: ChartTransition): string {
  if (guard === null) return event;
  // A colon, a semicolon and angle brackets have a meaning of their own in Mermaid.
  const short = guard.replace(/^kind === '([\w-]+)'$/, '$1');
  const plain = short.length > MOST || /[:;<>#{}"]/.test(short) ? 'if' : short;
  return event === 'at once' ? `[${plain}]` : `${event} [${plain}]`;
}

function looks(chart: ChartState): readonly string[] {
  const steps = Map.groupBy(leaves(chart), ({ step }) => step ?? '');
  return [...steps].flatMap(([step, states]) => {
    const style = STYLES[step];
    if (style === undefined) return [];
    return [`  classDef ${step}Step ${style}`, `  class ${states.map(({ path }) => idOf(path)).join(',')} ${step}Step`];
  });
}

/** The states that have no others inside. */
export function leaves(chart: ChartState): readonly ChartState[] {
  return chart.states.flatMap((state) => (state.states.length === 0 ? [state] : leaves(state)));
}

const idOf = (path: string): string => path.replace(/\W/g, '_');
