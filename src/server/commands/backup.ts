import { backUp, check } from '../backup/backup.ts';
import { backupKey } from '../backup/key.ts';
import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';

const USAGE = `npm run backup                 a copy in this folder, with the time in its name
npm run backup -- FILE         a copy in a new file
npm run backup -- --check FILE read a copy to its end`;

/** `npm run backup`: a sealed copy of the data base in one file, read back after it was written. */
async function main(given: readonly string[]): Promise<void> {
  const [first, second, ...rest] = given;
  const config = readConfig(process.env);
  if (first === '--check' && second !== undefined && rest.length === 0) {
    const head = await check(backupKey(config), second);
    process.stdout.write(`It is whole: the data base as it was at ${head.takenAt}, of version ${head.portal}.\n`);
    return;
  }
  if (first?.startsWith('-') === true || second !== undefined) throw new CannotStart(USAGE);
  const { path, head } = await backUp(config, first ?? null);
  process.stdout.write(`${path}
The data base as it was at ${head.takenAt}, sealed by your ${head.sealedBy === 'key' ? 'key file' : 'passphrase'}, and read back.\n`);
}

await main(process.argv.slice(2)).catch((cause: unknown) => {
  const words = cause instanceof Error ? cause.stack : String(cause);
  process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
  process.exitCode = 1;
});
