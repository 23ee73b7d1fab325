import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import type { Finding, OperationsView } from '#machines/pages/platform/operations/view.ts';
import { drawRows } from '../screen/rows.ts';
import { type Screen, toned } from '../screen/screen.ts';
import { drawTable } from '../screen/table.ts';
import { harmless, wrapped } from '../screen/text.ts';

const PROVIDERS = [
  { name: 'provider', label: SAID.provider, align: 'start' },
  { name: 'answered', label: SAID.answered, align: 'end' },
  { name: 'median', label: SAID.median, align: 'end' },
  { name: 'last', label: SAID.last, align: 'end' },
] as const;

const SERVERS = [
  { name: 'server', label: SAID.servers, align: 'start' },
  { name: 'state', label: '', align: 'start' },
] as const;

/** How it goes as lines: what is stuck, what providers answered, then queue, servers and the books. */
export function drawOperations(
  { title, line, asAt, stuck, providers, queue, servers, reconciliation, restored }: OperationsView,
  screen: Screen,
): readonly string[] {
  const answers = {
    columns: PROVIDERS,
    rows: providers.map(({ name, note, answered, median, last }) => [`${name} (${note})`, answered, median, last]),
    toneOf: (row: number, column: string) =>
      column === 'answered' && providers[row]?.bad ? ('danger' as const) : undefined,
  };
  const machines = {
    columns: SERVERS,
    rows: servers.rows.map(({ name, version, up, badge }) => [`${name} ${version} ${up}`, badge.text]),
    toneOf: (row: number, column: string) => (column === 'state' ? servers.rows[row]?.badge.tone : undefined),
  };
  return [
    toned(screen, stuck ? 'warning' : 'success', harmless(title)),
    ...wrapped(harmless(line), screen.measure),
    ...wrapped(asAt, screen.measure),
    '',
    SAID.providers,
    ...drawTable(answers, screen),
    '',
    `${SAID.queue}: ${queue.aside}`,
    ...drawRows(queue.facts, screen),
    '',
    `${SAID.servers}: ${servers.aside}`,
    ...drawTable(machines, screen),
    '',
    ...(restored === null ? [] : [...drawFinding(SAID.restored, restored, screen), '']),
    ...drawFinding(SAID.reconciliation, reconciliation, screen),
  ];
}

const drawFinding = (title: string, { badge, line, rows }: Finding, screen: Screen): readonly string[] => [
  `${title}: ${toned(screen, badge.tone, badge.text)}`,
  ...wrapped(harmless(line), screen.measure),
  ...drawRows(rows, screen),
];
