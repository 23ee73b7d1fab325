import { resolve } from 'node:path';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import { connect } from './connect.ts';
import { chatInTerminal, type TerminalDeps } from './interactive.ts';
import { chatInJson } from './json.ts';
import { createLine } from './line.ts';
import { historyFile, NO_PAST, openPast } from './lines/history.ts';
import { type ChatOptions, readOptions } from './options.ts';

/** `npm run chat`: the conversation in a terminal, or for programs with `--json`. Ends with 0 at the end of input. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return void process.stdout.write(`${TERMINAL.usage.join('\n')}\n`);
  const own = options.url === null ? await startPortal() : null;
  const portal = own?.url ?? options.url ?? '';
  const line = createLine();
  const conversation = connect(portal, line);
  const folder = resolve(options.folder ?? '.');
  try {
    if (options.json)
      await chatInJson(conversation, portal, process.stdin, (text) => process.stdout.write(text), folder);
    else await chatInTerminal(conversation, portal, { ...terminal(options), folder, line });
  } finally {
    conversation.stop();
    await own?.close();
  }
}

/** What was piped in is a program's, not a person's: it is not brought back another day. */
function terminal({ history, color }: ChatOptions): Omit<TerminalDeps, 'folder'> {
  const { stdin: input, stdout: output, env } = process;
  const past = history && input.isTTY ? openPast(historyFile(env)) : NO_PAST;
  return { input, output, environment: color ? env : { ...env, FORCE_COLOR: '0' }, past };
}

/** A portal in this process, on a free port, over the same data folder. Its log goes to stderr. */
async function startPortal(): Promise<{ url: string; close(): Promise<void> }> {
  const [{ readConfig }, { startServer }] = await Promise.all([
    import('#src/server/config.ts'),
    import('#src/server/boot/server.ts'),
  ]);
  const server = await startServer(
    readConfig({ ...process.env, PORT: '0', LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' }),
  );
  return { url: `${server.url.replace(/\/$/, '')}/`, close: () => server.close() };
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
