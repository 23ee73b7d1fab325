import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { type RunningServer, startServer } from './boot/server.ts';
import { CannotStart } from './cannot-start.ts';
import { hasNoAdministrator } from './commands/administrator.ts';
import { type Config, readConfig } from './config.ts';

/** Longest a clean end may take once nobody is sent here any more, ms. */
const CLOSE_WITHIN_MS = 15_000;

/** `npm start`: the portal until SIGINT or SIGTERM, which stop it cleanly, in the middle of its start too. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const starting = startServer(config);
  let stopping = false;
  const stop = () => {
    // A terminal's Ctrl-C reaches this process twice, from the terminal and from npm: the second one must not cut the end short.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.drainMs + CLOSE_WITHIN_MS).unref();
    starting.then((server) => server.close()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const server = await starting;
  if (!stopping) process.stdout.write(welcome(server, config, await hasNoAdministrator(server.deps.db)));
}

function welcome({ url }: RunningServer, config: Config, unled: boolean): string {
  const widest = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(widest)}  ${what}`);
  const demo = config.demo ? ['', `Demonstration accounts, each with the password ${DEMO_PASSWORD}:`, ...accounts] : [];
  const mailbox = config.smtpUrl === null ? [`Mail stays here: ${url}/sandbox/mail`] : [];
  const built =
    config.notDeveloped === null
      ? []
      : [`It serves what \`npm run build\` made, and not the source: others can reach it (${config.notDeveloped}).`];
  const first = unled ? ['Nobody administers it yet: npm run administrator -- name@example.com'] : [];
  return `${[`Wattchat is at ${url}`, ...built, ...mailbox, ...first, ...demo, '', 'Ctrl-C stops it.'].join('\n')}\n`;
}

function fail(cause: unknown): never {
  const words = cause instanceof Error ? cause.stack : String(cause);
  process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}
`);
  process.exit(1);
}

await main().catch(fail);
