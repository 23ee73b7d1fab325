import { readFileSync } from 'node:fs';
import { CannotStart } from './cannot-start.ts';

/** Settings whose value is a file's name. */
const TAKES_A_FILE: ReadonlySet<string> = new Set(['BACKUP_KEY_FILE', 'CHAIN_HEAD_FILE']);

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Settings with those that stand in files: where NAME_FILE names one, its content is NAME, without the line breaks at its end and without the mark that Windows' editor puts in front. So a secret is in no
 * list of processes and in no environment that is printed. `isSetting`: of these alone; a setting that is a file itself stays one.
 */
export function withFiles(variables: Variables, isSetting: (name: string) => boolean): Variables {
  const read = Object.entries(variables).map(([name, value]) => {
    const of = name.replace(/_FILE$/, '');
    const isFile = of !== name && !TAKES_A_FILE.has(name) && isSetting(of);
    if (!isFile || !value) return [name, value] as const;
    if (variables[of]) throw new CannotStart(`${of} and ${name}: one of the two says it, leave the other out`);
    const content = contentOf(name, value);
    // Without it there is another data base, with nobody in it. Whatever else is left out is refused where it is needed, or not used.
    if (content.trim() === '' && of.startsWith('DATABASE_'))
      throw new CannotStart(`${name}: ${value} is empty; it has to say which data base it is`);
    return [of, content] as const;
  });
  // An empty NAME beside NAME_FILE is as one that was left out.
  return Object.fromEntries(read.toSorted(([, one], [, other]) => Number(Boolean(one)) - Number(Boolean(other))));
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/(?:\r?\n)+$/, '');
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new CannotStart(
      `${name}: ${path} cannot be read (${why}); it has to be a file that the portal's own account reads`,
      {
        cause,
      },
    );
  }
}
