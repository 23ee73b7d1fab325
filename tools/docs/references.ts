import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type Places, placesIn, textOf } from './documents.ts';

/** The documents that a comment may name, by the word that it uses; what stands in the folder of the same name belongs to it. */
const DOCUMENTS = {
  S1: 'docs/product/s1-signed-in.md',
  S2: 'docs/product/s2-estate-and-payments.md',
  S3: 'docs/product/s3-storefront.md',
  DECISIONS: 'docs/product/choices.md',
  ARCHITECTURE: 'docs/architecture.md',
  CONVERSATION: 'docs/conversation.md',
  MONEY: 'docs/money.md',
  SECURITY: 'docs/security.md',
  PERFORMANCE: 'docs/performance.md',
  DESIGN: 'docs/design.md',
} as const;
type DocumentName = keyof typeof DOCUMENTS;

/** Something outside of its file that a comment points at. */
export type Reference =
  | { readonly kind: 'place'; readonly document: DocumentName; readonly place: string | null }
  | { readonly kind: 'path'; readonly path: string };

/** A comment, its stars taken off, and the line that it begins in. */
interface Comment {
  readonly text: string;
  readonly line: number;
}

// Strings and templates are matched so that what looks like a comment in one is none.
const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The comments of a source; lines of `//` one below the other are one comment. */
export function commentsIn(source: string): readonly Comment[] {
  const comments: Comment[] = [];
  let end = -1;
  for (const { 0: found, index } of source.matchAll(COMMENT_OR_STRING)) {
    if (!found.startsWith('/')) continue;
    const text = found.replace(/^\/\*+|\*+\/$|^\/\/+/g, '').replace(/\s*\n\s*\*?\s*/g, ' ');
    const last = comments.at(-1);
    const goesOn = found.startsWith('//') && last && source[end - 1] !== '/' && !source.slice(end, index).trim();
    if (goesOn) comments[comments.length - 1] = { ...last, text: `${last.text} ${text.trim()}` };
    else comments.push({ text: text.trim(), line: source.slice(0, index).split('\n').length });
    end = index + found.length;
  }
  return comments;
}

/** Everything that a comment points at. */
export function referencesIn(comment: string): readonly Reference[] {
  return [...sections(comment), ...numbers(comment), ...named(comment), ...paths(comment)];
}

/** `S2 section 5`, `S3 sections 4, 7 and 8`, `S2, section 3`. */
function sections(comment: string): readonly Reference[] {
  const found = comment.matchAll(/\b(S[123]),? sections? (\d[\d.]*(?:(?:, | and | to )\d[\d.]*)*)/g);
  return Array.from(found).flatMap(([, document = '', list = '']) =>
    listed(list).map((number) => at(document, `${document} section ${number}`)),
  );
}

/** `DECISIONS 9 and 17`, `SECURITY 5.2.2`, `PERFORMANCE a1 to a4`, `MONEY, I4`. */
function numbers(comment: string): readonly Reference[] {
  const found = comment.matchAll(
    /\b(DECISIONS|SECURITY|PERFORMANCE|MONEY),? ([A-Za-z]?\d[\d.]*(?:(?:, | and | to )[A-Za-z]?\d[\d.]*)*)/g,
  );
  return Array.from(found).flatMap(([, document = '', list = '']) =>
    listed(list).map((number) => at(document, document === 'DECISIONS' ? `DECISIONS ${number}` : number)),
  );
}

/** `CONVERSATION, Names`; the name ends where the sentence goes on. A document alone is one, too. */
function named(comment: string): readonly Reference[] {
  const words = Object.keys(DOCUMENTS).filter((word) => !/^S\d$/.test(word));
  const one = `(?<![-_\\w.])(${words.join('|')})\\b(?!-|,? [A-Za-z]?\\d)(?:, ([A-Z\`][^,.;:()]*))?`;
  return Array.from(comment.matchAll(new RegExp(one, 'g')), ([, document = '', name]) => {
    if (name === undefined) return at(document, null);
    const place = name.replaceAll('`', '').trim();
    return at(document, document === 'DECISIONS' ? `DECISIONS, ${place}` : place);
  });
}

/** Files of the repository, and pages of Markdown by their name alone. */
function paths(comment: string): readonly Reference[] {
  const inFolders = comment.matchAll(/(?<![\w/.@-])((?:catalogues|machines|src|tests|tools|docs)\/[\w./-]*\w\/?)/g);
  const pages = comment.matchAll(/(?<![\w/.*-])([\w-]+\.md)\b/g);
  return [...inFolders, ...pages].map(([, path = '']) => ({ kind: 'path', path }));
}

const listed = (list: string): readonly string[] => list.split(/, | and | to /).map((one) => one.replace(/\.$/, ''));

const isDocument = (word: string): word is DocumentName => Object.hasOwn(DOCUMENTS, word);

function at(document: string, place: string | null): Reference {
  if (!isDocument(document)) throw new Error(`${document} is no document`);
  return { kind: 'place', document, place };
}

/** Says of a reference why it leads nowhere, or null where it leads to a heading, a row or a file. */
export function resolver(root: string): (reference: Reference) => string | null {
  const places = new Map<DocumentName, Places>();
  const known = globSync('{catalogues,machines,src,tests,tools,docs,public}/**', { cwd: root });
  const files = new Set(['README.md', 'CONTRIBUTING.md', ...known.map((file) => file.replaceAll('\\', '/'))]);
  const names = new Set(Array.from(files, (file) => basename(file)));
  const placesOf = (document: DocumentName): Places => {
    const file = DOCUMENTS[document];
    const all = [file, ...globSync(file.replace(/\.md$/, '/*.md'), { cwd: root })];
    const found = places.get(document) ?? placesIn(all.map((one) => textOf(root, one)).join('\n'));
    places.set(document, found);
    return found;
  };
  return (reference) => {
    if (reference.kind === 'path') {
      const path = reference.path.replace(/\/$/, '');
      const decision = /^docs\/decisions\/\d{3}$/.test(path) && [...files].some((file) => file.startsWith(`${path}-`));
      return decision || files.has(path) || (!path.includes('/') && names.has(path)) ? null : `${path} is not there`;
    }
    const { document, place } = reference;
    if (place === null || leadsTo(placesOf(document), place)) return null;
    return `${DOCUMENTS[document]} has no '${place}'`;
  };
}

/** A heading is named by its beginning; what follows its name may be a part of the sentence (`I16 holds`). */
function leadsTo({ headings, rows }: Places, place: string): boolean {
  const fits = (one: string) => {
    const name = one.replaceAll('`', '').split(': ')[0] ?? '';
    if (name === place) return true;
    return !/\d$/.test(place) && (place.startsWith(`${name} `) || name.startsWith(`${place} `));
  };
  return headings.some(fits) || rows.some((row) => row.replaceAll('`', '').split(', ').includes(place));
}
