import type { Role } from '#catalogues/roles.ts';
import type { Command } from '#machines/assistant/command.ts';
import { type Mode, stepMode } from '#machines/assistant/modes.ts';
import { heardBy, RANKS, routeOf } from '#machines/assistant/routes/routes.ts';
import type { Turn } from '#machines/assistant/routes/turn.ts';
import { INTENTS_SAID, MODES, MODIFIERS_SAID, type Said, sceneOf, WHO } from './scenes.ts';

/** Where the page stands. */
export const ROUTES_PAGE = 'docs/routes.md';

/** What one thing comes to that somebody says in a mode. */
export interface Cell {
  readonly said: string;
  readonly who: Role | null;
  readonly mode: Mode;
  readonly route: string;
  /** What it makes the conversation do, shortly. */
  readonly does: string;
  /** The routes that hear it, rank by rank: the first of the first answers. */
  readonly heard: readonly (readonly string[])[];
}

/** Every intent, and everything that can be said besides one, said by everybody in every mode. */
export const everyCell = (): readonly Cell[] => [...INTENTS_SAID, ...MODIFIERS_SAID].flatMap(cellsOf);

const cellsOf = (said: Said): readonly Cell[] =>
  WHO.flatMap((who) =>
    modesFor(said).map((mode): Cell => {
      const scene = sceneOf(said, mode, who);
      const { by, turn } = routeOf(scene);
      const heard = heardBy(scene).filter((rank) => rank.length > 0);
      return { said: said.name, who, mode, route: by, does: done(turn), heard };
    }),
  );

/** What can be said only where something stands is said there, in the one mode that this is. */
const modesFor = (said: Said): readonly Mode[] => (said.where?.view ? [stepMode(sceneOf(said, 'idle', null))] : MODES);

/** What a turn comes to: what it makes the conversation do, else that it asks which, or only says something. */
function done({ commands, options, face, page, lines }: Turn): string {
  if (commands.length > 0) return commands.map(shortly).join(', ');
  if (options !== undefined) return 'asks which';
  if (face !== undefined || page !== undefined) return `shows ${face ?? page}`;
  return lines.length > 0 ? 'says' : 'asks again';
}

function shortly(command: Command): string {
  switch (command.do) {
    case 'start':
      return `starts ${command.start.flow}`;
    case 'send':
      return command.event.type;
    case 'ask':
      return `asks ${command.query.kind === 'list' ? `the list ${command.query.name}` : command.query.kind}`;
    case 'resume':
      return `resumes ${command.flow}`;
    case 'drop':
      return 'drops what is open';
    default:
      return command.do;
  }
}

/** The page that says which route answers what, by whom and in which mode it is said. */
export function routesPage(): string {
  const intents = INTENTS_SAID.flatMap(rowsOf);
  const modifiers = MODIFIERS_SAID.flatMap(rowsOf);
  return [
    '# Which route answers',
    [
      'What a sentence comes to hangs on its intent, on what it says besides, on who says it and on the mode of the conversation',
      '([decision 020](decisions/020-ranks-and-modes.md)). Each row below stands for one of these and for those who get the same. A',
      'mode that is not named is as `else` says. After the arrow: what the conversation does, or that it only says or asks something. Every cell was answered by the code: a',
      'change of precedence is a change of this page. Made by `npm run docs`.',
    ].join('\n'),
    '## Intents',
    tableOf('Intent', intents),
    '## What is said besides, or by words alone',
    tableOf('Said', modifiers),
    '## What came before what',
    'Where several routes hear the same, the rank decides. These met in the tables above.',
    metTable([...INTENTS_SAID, ...MODIFIERS_SAID].flatMap(cellsOf)),
    '## The ranks',
    RANKS.map(({ why }, at) => `${at + 1}. ${why}`).join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

type Line = readonly string[];

/** One row for all who get the same of it. */
function rowsOf(said: Said): readonly Line[] {
  const groups = Map.groupBy(WHO, (who) => waysOf(cellsOf(said).filter((cell) => cell.who === who)));
  return [...groups].map(([ways, who]) => [`\`${said.name}\``, called(who), ways]);
}

/** The ways of a row: the most common of them stands for all modes that are not named. */
function waysOf(cells: readonly Cell[]): string {
  const ways = [...Map.groupBy(cells, ({ route, does }) => `${route} → ${does}`)];
  const [usual, ...others] = ways.toSorted(([, a], [, b]) => b.length - a.length);
  if (usual === undefined) return '';
  const named = others.map(([way, some]) => `${some.map(({ mode }) => mode).join(', ')}: ${way}`);
  return [...named, named.length > 0 ? `else: ${usual[0]}` : usual[0]].join('<br>');
}

function called(who: readonly (Role | null)[]): string {
  if (who.length === WHO.length) return 'everybody';
  return who.length === WHO.length - 1 && !who.includes(null)
    ? 'signed in'
    : who.map((one) => one ?? 'visitor').join(', ');
}

const tableOf = (head: string, rows: readonly Line[]): string => drawn([head, 'Who', 'Route by mode'], rows);

const drawn = (head: Line, rows: readonly Line[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Which routes heard the same, and what was said there first. */
function metTable(cells: readonly Cell[]): string {
  const met = cells.flatMap(({ heard, said }) =>
    heard.slice(1).flatMap((later) => later.map((route) => ({ pair: `${heard[0]?.[0]} | ${route}`, said }))),
  );
  const pairs = [...Map.groupBy(met, ({ pair }) => pair)].toSorted(([a], [b]) => a.localeCompare(b));
  return drawn(
    ['Answers', 'Before', 'E.g.'],
    pairs.map(([pair, some]) => [pair, [...new Set(some.map(({ said }) => `\`${said}\``))].slice(0, 3).join(', ')]),
  );
}
