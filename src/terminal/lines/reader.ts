import * as readline from 'node:readline';
import { Writable } from 'node:stream';
import type { Showing } from '../screen/screen.ts';
import { MOST_LINES, type Past } from './history.ts';

/** What came from the person. */
export type Heard =
  | { readonly kind: 'line'; readonly text: string }
  /** Ctrl-C. */
  | { readonly kind: 'interrupt' }
  /** Ctrl-D, or the end of what was piped in. */
  | { readonly kind: 'end' };

/** How the next line is asked for. */
export interface Asking {
  readonly prompt: string;
  /** What is typed is not shown. */
  readonly masked?: boolean;
  /** A key that is a line by itself, where nothing else is typed yet. */
  readonly key?: string;
  /** Whether the line may be kept for another day. */
  readonly keeps?: (line: string) => boolean;
}

/** Lines of a person or of a pipe, one at a time, and writing above the line that is being typed. */
export interface Reader {
  ask(asking: Asking): Promise<Heard>;
  print(text: string): void;
  /** Tells of Ctrl-C while nothing is asked; answers how to stop that. */
  onInterrupt(listener: () => void): () => void;
  close(): void;
}

/** What a reader is made of. */
export interface ReaderDeps {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream & Showing;
  readonly past: Past;
  /** What could stand there instead of the line that is typed; the second is the part of it that is completed. */
  readonly complete: (line: string) => Promise<readonly [readonly string[], string]>;
  /** What stands in place of a masked line that was piped in. */
  readonly hidden: string;
}

/** Read lines. At a terminal they can be edited, completed and brought back; from a pipe they are shown as they are taken. */
export function createReader({ input, output, past, complete, hidden }: ReaderDeps): Reader {
  const atTerminal = 'isTTY' in input && input.isTTY === true;
  let asking: Asking | null = null;
  let answer: ((heard: Heard) => void) | null = null;
  let ended = false;
  const early: string[] = [];
  const interrupted = new Set<() => void>();
  // Lines of a paste come while nothing is asked: they are not kept, for what they will answer is not known.
  const keeps = (line: string) => answer !== null && !asking?.masked && (asking?.keeps?.(line) ?? false);

  const lines = readline.createInterface({
    input,
    output: echoOf(output, () => asking?.masked === true),
    terminal: atTerminal,
    history: [...past.lines],
    historySize: MOST_LINES,
    removeHistoryDuplicates: true,
    completer: (line: string, done: (problem: Error | null, found: readline.CompleterResult) => void) => {
      if (asking?.masked) return done(null, [[], line]);
      void complete(line).then(([found, part]) => done(null, [[...found], part]));
    },
  });
  lines.on('history', (history) => {
    const [line = ''] = history;
    if (keeps(line)) past.add(line);
    else history.shift();
  });
  lines.on('line', (text) => {
    if (answer) settle({ kind: 'line', text });
    else early.push(text);
  });
  lines.on('SIGINT', () => {
    lines.write(null, { ctrl: true, name: 'e' });
    lines.write(null, { ctrl: true, name: 'u' });
    if (answer) settle({ kind: 'interrupt' });
    else for (const listener of interrupted) listener();
  });
  if (atTerminal)
    input.on('keypress', (typed: string | undefined) => {
      if (answer === null || typed === undefined || typed !== asking?.key || lines.line !== typed) return;
      lines.write(null, { ctrl: true, name: 'u' });
      clear();
      settle({ kind: 'line', text: typed });
    });
  lines.once('close', () => {
    ended = true;
    if (early.length === 0) settle({ kind: 'end' });
  });

  function settle(heard: Heard): void {
    const told = answer;
    const { prompt = '', masked = false } = asking ?? {};
    answer = null;
    asking = null;
    if (told && heard.kind === 'line') shown(prompt, masked ? hidden : heard.text, masked);
    else if (told && atTerminal) output.write('\n');
    told?.(heard);
  }

  /** Takes away what is asked and typed, on however many rows it stands. */
  function clear(): void {
    if (!asking?.masked) readline.moveCursor(output, 0, -lines.getCursorPos().rows);
    readline.cursorTo(output, 0);
    readline.clearScreenDown(output);
  }

  /** From a pipe the line stands there as if it had been typed; at a terminal it does already. */
  function shown(prompt: string, text: string, masked: boolean): void {
    if (!atTerminal) output.write(`${prompt}${text}\n`);
    else if (masked) output.write('\n');
  }

  return {
    ask(next) {
      asking = next;
      return new Promise((resolve) => {
        answer = resolve;
        const line = early.shift();
        if (line !== undefined) settle({ kind: 'line', text: line });
        else if (ended) settle({ kind: 'end' });
        else if (atTerminal) prompt(next);
      });
    },
    print(text) {
      const typing = atTerminal && answer !== null && asking !== null;
      if (typing) clear();
      output.write(`${text}\n`);
      if (typing && asking) prompt(asking);
    },
    onInterrupt(listener) {
      interrupted.add(listener);
      return () => interrupted.delete(listener);
    },
    close() {
      lines.close();
    },
  };

  function prompt({ prompt: text, masked = false }: Asking): void {
    if (masked) output.write(text);
    else {
      lines.setPrompt(text);
      lines.prompt(true);
    }
  }
}

/** The stream that the editing of a line is written to; nothing of a masked one is. It is as wide as what is behind it. */
function echoOf(output: ReaderDeps['output'], masked: () => boolean): Writable {
  const echo = new Writable({
    write(chunk, encoding, done) {
      if (!masked()) output.write(chunk, encoding);
      done();
    },
  });
  Object.defineProperty(echo, 'columns', { get: () => output.columns });
  output.on('resize', () => echo.emit('resize'));
  return echo;
}
