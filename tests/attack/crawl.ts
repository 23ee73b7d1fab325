import { ROUTES } from '#catalogues/routes/index.ts';
import { type Attacked, gather } from './finding.ts';
import type { Heard, Target } from './target.ts';

/** Addresses of this portal in what it answered: of a page, a style, a script and a manifest. */
const LINKS = [
  /(?:href|src|action)="(\/[^"#]*)/g,
  /["'`(](\/?assets\/[\w./-]+)["'`)]/g,
  /"(?:src|start_url)":\s*"(\/[^"]*)"/g,
];
/** What is looked through for links. */
const READ = /html|javascript|css|json/;
/** More is not followed: a portal that makes up addresses would never end. */
const MOST = 2_000;

/** Everything that is reached from the first page and from the routes, by following links. Each answer has the headers that every page needs. */
export async function crawl(
  target: Target,
): Promise<{ readonly pages: ReadonlyMap<string, Heard>; readonly went: Attacked }> {
  const attack = gather(target);
  const pages = new Map<string, Heard>();
  const seen = new Set<string>();
  const waiting = ['/', '/api/openapi.json', '/api/docs', ...ROUTES.map(({ path }) => path.replace(/:(\w+)/g, 'a-$1'))];
  for (let path = waiting.shift(); path !== undefined && seen.size < MOST; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const heard = await attack.try({ path }, (answer) => unguarded(answer));
    if (heard === null || heard.status >= 400) continue;
    pages.set(path, heard);
    if (READ.test(heard.headers['content-type'] ?? '')) waiting.push(...linksIn(heard.text));
  }
  return { pages, went: attack.done() };
}

const linksIn = (text: string): readonly string[] =>
  LINKS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, link = '']) => (link.startsWith('/') ? link : `/${link}`)),
  );

/** What every page, and everything else that answers, is to say to a browser. */
function unguarded({ headers, text, status }: Heard): readonly string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const isPage = (headers['content-type'] ?? '').startsWith('text/html');
  return [
    ...(isPage && !policy.includes("default-src 'none'") ? ['a page without a policy that begins with nothing'] : []),
    ...(isPage && !policy.includes('frame-ancestors') ? ['a page that anybody may frame'] : []),
    ...(/script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy) ? ['a page that runs any script'] : []),
    ...(headers['referrer-policy'] === undefined ? ['says nothing of referrers'] : []),
    ...(headers['set-cookie'] === undefined ? [] : ['sets a cookie']),
    ...(/sourceMappingURL=/.test(text) ? ['names a source map'] : []),
    ...(status === 200 && /<title>Index of/i.test(text) ? ['lists a folder'] : []),
  ];
}
