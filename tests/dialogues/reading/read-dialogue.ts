import { ACTS, CHECKS, type Dialogue, type Exchange, type Turn } from './dialogue.ts';

const TURN = /^(?<kind>[A-Z][a-z]+(?: [a-z]+)?):\s*(?<text>.*)$/;

/** Something in a file that is no dialogue; the message says where. */
export class NotADialogue extends Error {}

/** Reads a file of scripts/ (README.md says how it is written). Lines without a word and a colon are remarks. */
export function readDialogue(name: string, file: string): Dialogue {
  const lines = file.split(/\r?\n/);
  const title = lines
    .find((line) => line.startsWith('# '))
    ?.slice(2)
    .trim();
  if (!title) throw new NotADialogue(`${name}: a dialogue begins with a heading ("# ...") that says what it shows.`);
  const turns = lines.flatMap((line, at) => turnOf(name, line, at + 1));
  const of = (kind: string) => turns.filter((turn) => turn.kind === kind).map(({ text }) => text);
  const [who] = of('Who');
  if (!who) throw new NotADialogue(`${name}: a line "Who: ..." says who it is.`);
  const spoken = turns.filter(({ kind }) => kind !== 'Who' && kind !== 'Given');
  return { name, title, who, givens: of('Given'), exchanges: exchangesOf(name, spoken), lines };
}

function turnOf(name: string, line: string, at: number): Turn<string>[] {
  const { kind = '', text = '' } = TURN.exec(line.trim())?.groups ?? {};
  if (kind === '') return [];
  const known: readonly string[] = ['Who', 'Given', ...ACTS, ...CHECKS];
  if (!known.includes(kind)) throw new NotADialogue(`${name}, line ${at}: "${kind}" is none of ${known.join(', ')}.`);
  return [{ kind, text: text.trim(), line: at }];
}

function exchangesOf(name: string, turns: readonly Turn<string>[]): Exchange[] {
  const exchanges: { act: Exchange['act']; checks: Exchange['checks'][number][] }[] = [{ act: null, checks: [] }];
  for (const turn of turns) {
    if (isAct(turn)) exchanges.push({ act: turn, checks: [] });
    else if (isCheck(turn)) exchanges.at(-1)?.checks.push(turn);
  }
  if (!exchanges.some(({ act, checks }) => act?.kind === 'Person' && checks.length > 0))
    throw new NotADialogue(`${name}: nobody says anything, or nothing is expected of the portal.`);
  return exchanges;
}

const among =
  <Kind extends string>(kinds: readonly Kind[]) =>
  (turn: Turn<string>): turn is Turn<Kind> =>
    (kinds as readonly string[]).includes(turn.kind);
const isAct = among(ACTS);
const isCheck = among(CHECKS);
