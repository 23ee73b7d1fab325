import { type DestinationStream, type Logger, pino } from 'pino';

const SECRET_NAMES = [
  'authorization',
  'password',
  'token',
  'secret',
  'card',
  'code',
  'cookie',
  'second_factor',
  'passkey',
];

/** An id of 36 signs, most of whose groups may happen to be digits only. */
const UUID = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/;

/** Secrets by their look, whatever they are called: session tokens, and runs as long as a card or a meter token. */
const SECRET_LOOKS = /wattchat_[\w-]{20,}|eyJ[\w-]+\.[\w-]+\.[\w-]*|\$argon2id\$[^\s"]+|(?<!\d)(?:\d[ -]?){14,}\d/;

const WHOLE_ID = new RegExp(`^${UUID.source}$`);
const ID_OR_SECRET = new RegExp(`${UUID.source}|${SECRET_LOOKS.source}`, 'g');

/** Structured logs, one JSON object a line, in which no secret stands. They go to stderr: stdout is for people. `server`: who writes them, in each line. */
export function openLog(level: string, out: DestinationStream = process.stderr, server?: string): Logger {
  const paths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    {
      level,
      base: server === undefined ? null : { server },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[masked]' },
      serializers: { err: tellError },
    },
    { write: (line) => out.write(mask(line)) },
  );
}

function mask(text: string): string {
  return text.replaceAll(ID_OR_SECRET, (found) => (WHOLE_ID.test(found) ? found : '[masked]'));
}

/** What an error is and where it happened. The data base hangs rows and parameters on its errors: those are left out. */
function tellError(error: Error): object {
  const { type, message, stack, code: reason, table, constraint } = pino.stdSerializers.err(error);
  return { type, message, stack, reason, table, constraint };
}
