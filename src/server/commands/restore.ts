import { noted, restore } from '../backup/restore.ts';
import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';

const USAGE = `npm run restore -- FILE                       put a copy into an empty data base
npm run restore -- --noted 2026-11-24T10:15Z  this data base was put back by other means, to how it was then`;

const NEXT = `Start the portal: it asks the payment provider what was paid since, and settles it by the books of provider and vendors.
npm run forgotten lists what it found.`;

/** `npm run restore`: a copy put back, or word that one was. */
async function main([first, second, ...rest]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  if (first === undefined || rest.length > 0) throw new CannotStart(USAGE);
  if (first === '--noted' && second !== undefined) {
    const at = new Date(second);
    if (Number.isNaN(at.getTime()) || !/(?:[zZ]|[+-]\d\d:\d\d)$/.test(second))
      throw new CannotStart(`'${second}' is no time with its zone: write it as 2026-11-24T10:15Z.`);
    await noted(config, at);
    process.stdout.write(`Noted. ${NEXT}\n`);
    return;
  }
  if (first.startsWith('-') || second !== undefined) throw new CannotStart(USAGE);
  const { head, warning } = await restore(config, first);
  process.stdout.write(
    `The data base is as it was at ${head.takenAt}.\n${warning === null ? '' : `${warning}\n`}${NEXT}\n`,
  );
}

await main(process.argv.slice(2)).catch((cause: unknown) => {
  const words = cause instanceof Error ? cause.stack : String(cause);
  process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
  process.exitCode = 1;
});
