import { type DestinationStream, type Logger, pino } from 'pino';

const SECRET_NAMES = ['authorization', 'password', 'token', 'secret', 'card', 'code', 'cookie'];

/** Secrets by their look, whatever they are called: session tokens, and runs as long as a card or a meter token. */
const SECRET_LOOKS = /eyJ[\w-]+\.[\w-]+\.[\w-]*|\$argon2id\$[^\s"]+|(?<!\d)(?:\d[ -]?){14,}\d/g;

/** Structured logs, one JSON object a line, in which no secret stands. They go to stderr: stdout is for people. */
export function openLog(level: string, out: DestinationStream = process.stderr): Logger {
  const paths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[masked]' },
    },
    { write: (line) => out.write(mask(line)) },
  );
}

function mask(text: string): string {
  return text.replaceAll(SECRET_LOOKS, '[masked]');
}
