import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { CannotStart } from './cannot-start.ts';
import { type Config, readConfig } from './config.ts';
import { type RunningServer, startServer } from './server.ts';

/** `npm start`: the portal until SIGINT or SIGTERM, which stop it cleanly. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer(config);
  process.stdout.write(welcome(server, config));
  const stop = () => {
    // A second signal ends the process at once, as it would have without us.
    process.off('SIGINT', stop).off('SIGTERM', stop);
    server.close().then(
      () => process.exit(0),
      (cause: unknown) => fail(cause),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

function welcome({ url }: RunningServer, config: Config): string {
  const widest = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(widest)}  ${what}`);
  const demo = config.demo ? ['', `Demonstration accounts, each with the password ${DEMO_PASSWORD}:`, ...accounts] : [];
  const mailbox = config.smtpUrl === null ? [`Mail stays here: ${url}/sandbox/mail`] : [];
  return `${[`Wattchat is at ${url}`, ...mailbox, ...demo, '', 'Ctrl-C stops it.'].join('\n')}\n`;
}

function fail(cause: unknown): never {
  const words = cause instanceof Error ? cause.stack : String(cause);
  process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}
`);
  process.exit(1);
}

await main().catch(fail);
