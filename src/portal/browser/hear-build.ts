import { beginAnew } from './begin-anew.ts';
import { newerBuild, newerIsThere } from './newer-build.ts';

/** Which build a page is of, as the build wrote it in: when it was made, s since 1970, and what it was made from. */
const BUILD = /^(\d{1,12})-([\da-f]{12})$/;

/** The header in which each answer names the build of its server. */
const HEADER = 'portal-build';

/** An answer came: of a newer portal, of this one, or, while servers are changed one by one, of an older one. */
export function hearBuild(headers: Headers): void {
  if (newerBuild.getSnapshot() !== null) return;
  const own = read(document.querySelector<HTMLMetaElement>('meta[name="portal-build"]')?.content);
  const theirs = read(headers.get(HEADER));
  if (own === null || theirs === null || own.of === theirs.of || theirs.madeAt <= own.madeAt) return;
  newerIsThere(beginAnew);
}

function read(text: string | null | undefined): { readonly madeAt: number; readonly of: string } | null {
  const [, madeAt, of] = BUILD.exec(text ?? '') ?? [];
  return madeAt === undefined || of === undefined ? null : { madeAt: Number(madeAt), of };
}
