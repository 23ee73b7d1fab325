import { parseArgs } from 'node:util';
import { isStandIn, PROVIDERS } from './providers.ts';
import type { Provider } from './stand.ts';
import { type Running, type StartOptions, start } from './start.ts';

const USAGE = `npm run stand-in -- ${Object.keys(PROVIDERS).join('|')} [--port 4101] [--data FOLDER] [--webhook URL] [--host 127.0.0.1] [--pace 1]`;

/** `npm run stand-in -- paystack`: a provider of our own until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const { name, provider, options } = readCommand(process.argv.slice(2));
  const starting = start(provider, options);
  let stopping = false;
  const stop = () => {
    // Ctrl-C reaches this process twice, from the terminal and from npm.
    if (stopping) return;
    stopping = true;
    starting.then((running) => running.close()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.stdout.write(welcome(name, provider, await starting, options));
}

function readCommand(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      webhook: { type: 'string' },
      pace: { type: 'string', default: '1' },
    },
  });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0 || !isStandIn(name)) throw new Error(USAGE);
  const provider: Provider = PROVIDERS[name];
  const port = Number(values.port ?? provider.port);
  const pace = Number(values.pace);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port wants a port. ${USAGE}`);
  if (!(pace >= 0)) throw new Error(`--pace wants a number. ${USAGE}`);
  if (values.webhook !== undefined && !URL.canParse(values.webhook))
    throw new Error(`--webhook wants an address. ${USAGE}`);
  const options: StartOptions = {
    host: values.host,
    port,
    folder: values.data ?? `data/stand-ins/${name}`,
    webhook: values.webhook ?? null,
    pace,
    env: process.env,
  };
  return { name, provider, options };
}

/** The first line has the address, the next ones what the portal needs to know: its keys as variables. */
function welcome(name: string, provider: Provider, { url, keys }: Running, options: StartOptions): string {
  const variables = Object.entries(provider.keys).map(([key, { variable }]) =>
    options.env[variable] ? `  ${variable} as set` : `  ${variable}=${keys[key]}`,
  );
  const lines = [`The stand-in for ${name} is at ${url}`, ...variables, `  its book is in ${options.folder}`];
  return `${[...lines, 'Ctrl-C stops it.'].join('\n')}\n`;
}

function fail(cause: unknown): never {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}

await main().catch(fail);
