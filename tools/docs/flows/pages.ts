import { calls } from '#catalogues/calls/index.ts';
import type { Access } from '#catalogues/roles.ts';
import { ENTRY_POINTS, type EntryPoint } from '#machines/assistant/entry-points.ts';
import { drawnFlows } from '#machines/flows/drawn-flows.ts';
import { type ChartState, chartOf, STEPS } from '#machines/kit/chart.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { firstFields, type OtherChart, otherCharts } from './charts.ts';
import { type Asked, askedBy, flowFiles } from './sources.ts';
import { leaves, statechart } from './statechart.ts';

/** Where the pages of the flows stand. */
export const FLOWS_FOLDER = 'docs/flows';
const MADE = 'Made by `npm run docs`.';

/** A page for each flow and for the machines beside them, and the list of all, by their files. */
export function flowPages(root: string): ReadonlyMap<string, string> {
  const files = flowFiles(root);
  const flows = Object.values(drawnFlows());
  const others = otherCharts();
  const pages = new Map([[`${FLOWS_FOLDER}/README.md`, indexPage(flows, others)]]);
  for (const flow of flows) {
    const file = files.get(flow.name);
    if (file === undefined) throw new Error(`no table of machines/flows/ says which file makes ${flow.name}`);
    pages.set(`${FLOWS_FOLDER}/${flow.name}.md`, flowPage(flow, file, askedBy(root, file)));
  }
  for (const other of others) pages.set(`${FLOWS_FOLDER}/${other.name}.md`, otherPage(other));
  return pages;
}

function indexPage(flows: readonly Flow[], others: readonly OtherChart[]): string {
  return page([
    '# Flows',
    [
      'Each flow is a statechart in `machines/flows/`; [architecture](../architecture.md#a-flow) says how one works. A page shows',
      'what starts it, what it asks, which calls it can make and who may, and its chart. In `npm run dev`, `/styleguide/flows`',
      `shows the chart with the state of the open run lit. ${MADE}`,
    ].join('\n'),
    table(
      ['Flow', 'Title', 'Who may', 'Said'],
      flows.map((flow) => {
        const entries = entriesOf(flow.name);
        const said = entries.filter(({ intent }) => intent !== null).map(({ say }) => `\`${say}\``);
        return [
          `[${flow.name}](${flow.name}.md)`,
          flow.title,
          unique(entries.map(({ access }) => whoMay(access))),
          unique(said),
        ];
      }),
    ),
    '## Beside the flows',
    table(
      ['Machine', 'What it is'],
      others.map(({ name, title, says }) => [`[${title}](${name}.md)`, says]),
    ),
  ]);
}

function flowPage(flow: Flow, file: string, { calls: made, desk }: Asked): string {
  const chart = chartOf(flow.machine);
  const fields = Object.entries(firstFields(flow));
  return page([
    `# ${flow.title}`,
    `The flow \`${flow.name}\`, version ${flow.version}, of \`${file}\`. ${MADE}`,
    ...(flow.progress.length === 0 ? [] : [`A person sees: ${flow.progress.join(', ')}.`]),
    '## How it starts',
    table(
      ['Intent', 'Said', 'Page', 'Who may', 'Slots'],
      entriesOf(flow.name).map(({ intent, say, route, access, slots }) => [
        intent === null ? 'a page alone' : `\`${intent}\``,
        intent === null ? '' : `\`${say}\``,
        `\`${route}\``,
        whoMay(access),
        coded(slots),
      ]),
    ),
    '## What it asks',
    fields.length === 0
      ? 'Nothing: a yes is all.'
      : table(
          ['Field', 'Label', 'Kind', 'Sentence'],
          fields.map(([name, { label, kind, ask, readOnly }]) => [
            `\`${name}\``,
            cell(label),
            readOnly ? `${kind}, read only` : kind,
            cell(ask),
          ]),
        ),
    '## What it calls',
    made.length === 0
      ? 'None of its own.'
      : table(
          ['Call', 'Address', 'Who may', 'What it does'],
          made.map((name) => {
            const { method, path, access, summary } = calls[name];
            return [`\`${name}\``, `\`${method} ${path}\``, whoMay(access), cell(summary)];
          }),
        ),
    ...(desk
      ? ['The rows of its file go over the desk, `machines/uploads/desk/`, which makes the calls that take them.']
      : []),
    ...drawn(chart),
  ]);
}

function otherPage({ title, file, says, chart }: OtherChart): string {
  return page([`# ${title}`, `${says} It stands in \`${file}\`. ${MADE}`, ...drawn(chart)]);
}

function drawn(chart: ChartState): readonly string[] {
  const states = leaves(chart);
  const steps = states.some(({ step }) => step !== null);
  return [
    '## Statechart',
    statechart(chart),
    ...(cancelled(states) ? ['Not drawn: CANCEL, which ends it in every state that has it below.'] : []),
    '## States',
    table(
      ['State', ...(steps ? ['What it does'] : []), 'Asks the outside', 'What may happen'],
      states.map((state) => [
        `\`${state.path}\``,
        ...(steps ? [STEPS[state.step ?? ''] ?? ''] : []),
        coded(state.invokes),
        state.transitions.length === 0 ? 'nothing: it is final' : happenings(state),
      ]),
    ),
    ...(chart.transitions.length === 0 ? [] : [`In every state: ${happenings(chart)}.`]),
  ];
}

const cancelled = (states: readonly ChartState[]): boolean =>
  states.some(({ transitions }) =>
    transitions.some(({ event, target }) => event === 'CANCEL' && target === 'cancelled'),
  );

const happenings = ({ transitions }: ChartState): string =>
  unique(
    transitions.map(({ event, guard, target }) => {
      const when = guard === null ? '' : ` if \`${guard.replaceAll('|', '\\|')}\``;
      return `${event}${when}${target === null ? ' stays' : ` to \`${target}\``}`;
    }),
    '; ',
  );

const entriesOf = (flow: string): readonly EntryPoint[] => ENTRY_POINTS.filter((entry) => entry.flow === flow);

function whoMay(access: Access): string {
  if (access === 'anyone') return 'anyone';
  return access === 'signed-in' ? 'who is signed in' : coded(access);
}

const coded = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const unique = (words: readonly string[], between = ', '): string => [...new Set(words)].join(between);
const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const page = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
