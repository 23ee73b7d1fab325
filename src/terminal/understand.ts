import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { scoreConsent } from './understand/consent.ts';
import { judge, type Pair } from './understand/judge.ts';
import { lineProblem, meaningOfLine } from './understand/line.ts';
import { figures, scoreLines, understandLines } from './understand/score.ts';
import { scoreTalk } from './understand/talk.ts';

const USAGE = [
  'npm run understand                        one JSON object a line in, {"text": "..."}, and what it means out',
  'npm run understand -- --score FILE...     how many labelled sentences of each file are understood',
  'npm run understand -- --consent FILE      who agrees at a read-back',
  'npm run understand -- --talk FILE         what of other talk begins a purchase',
];

/** The day in Lagos, YYYY-MM-DD. */
const todayInLagos = (): string => dayInLagos(new Date());

/** `npm run understand`: a JSON object a line in, one a line out, until the input ends. */
async function answerLines(): Promise<void> {
  const today = todayInLagos();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    try {
      console.log(JSON.stringify(meaningOfLine(JSON.parse(line), today)));
    } catch (error) {
      console.log(JSON.stringify({ error: lineProblem(error) }));
    }
  }
}

/** The text of a file; null where there is none to be read. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** `npm run understand -- --score FILE`: how many labelled sentences are understood. Ends with 1 where FILE cannot be read. */
function printScore(file: string): void {
  const text = textOf(file);
  const scored = text === null ? null : scoreLines(text, todayInLagos());
  if (scored === null) fail(`${file} cannot be read.`);
  else if (scored.state === 'unread') fail(`${file}, line ${scored.line}: ${scored.problem}`);
  else console.log(scored.report.join('\n'));
}

/** The same of several files: their figures and those of all together, and no sentence. */
function printScores(files: readonly string[]): void {
  const all: Pair[] = [];
  for (const file of files) {
    const text = textOf(file);
    const understood = text === null ? null : understandLines(text, todayInLagos());
    if (understood?.state !== 'understood') {
      fail(understood ? `${file}, line ${understood.line}: ${understood.problem}` : `${file} cannot be read.`);
      return;
    }
    console.log(`${figures(judge(understood.pairs))}  ${file}`);
    all.push(...understood.pairs);
  }
  console.log(`${figures(judge(all))}  all`);
}

/** `npm run understand -- --consent FILE`: who agrees at a read-back. Ends with 1 where what is no yes counts as one. */
function printConsent(file: string): void {
  const text = textOf(file);
  const scored = text === null ? null : scoreConsent(text, todayInLagos());
  if (scored === null) fail(`${file} cannot be read.`);
  else if (scored.state === 'unread') fail(`${file}, line ${scored.line}: ${scored.problem}`);
  else {
    console.log(scored.report.join('\n'));
    if (scored.wrong > 0) process.exitCode = 1;
  }
}

/** So many sentences of other talk may begin a purchase: words of two trades are alike in some. */
const MOST_OPENED = 1;

/** `npm run understand -- --talk FILE`: who begins a purchase by talk of something else. Ends with 1 where more than one does. */
function printTalk(file: string): void {
  const text = textOf(file);
  const scored = text === null ? null : scoreTalk(text, todayInLagos());
  if (scored === null) fail(`${file} cannot be read.`);
  else if (scored.state === 'unread') fail(`${file}, line ${scored.line}: ${scored.problem}`);
  else {
    console.log(scored.report.join('\n'));
    if (scored.opened > MOST_OPENED) process.exitCode = 1;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** The command line; null where it cannot be read. */
function options() {
  try {
    return parseArgs({
      options: {
        score: { type: 'string' },
        consent: { type: 'string' },
        talk: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch {
    return null;
  }
}

const read = options();
if (read === null) process.exitCode = 1;
const { values, positionals } = read ?? { values: { help: true }, positionals: [] };
if (values.help) console.log(USAGE.join('\n'));
else if (values.consent !== undefined) printConsent(values.consent);
else if (values.talk !== undefined) printTalk(values.talk);
else if (values.score !== undefined && positionals.length > 0) printScores([values.score, ...positionals]);
else if (values.score !== undefined) printScore(values.score);
else await answerLines();
