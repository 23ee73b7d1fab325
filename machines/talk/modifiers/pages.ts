import { INTENT_NAMES, INTENTS } from '#catalogues/intents/index.ts';
import type { Intent } from '#catalogues/intents/intent.ts';
import { PAGE_NAMES, PAGE_PHRASES } from '#catalogues/lexicon/phrases/pages.ts';
import { type Access, allows, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import type { Route } from '#catalogues/routes/route.ts';
import { READING_PAGES, STORE_PAGES } from '#catalogues/routes/storefront.ts';
import type { PageSaid } from '../besides.ts';
import { END, either, many, type Pattern, type Said, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { lettersIn } from '../reading/said.ts';

const SAYS = patterns(PAGE_PHRASES);

/** A page that can be named, or one view of it. */
interface Place {
  readonly path: `/${string}`;
  readonly label: string;
  readonly access: Access;
  /** The chat answers whoever opens it by its name alone. */
  readonly told: boolean;
}

/** Pages whose lists are told in the chat by their name: 'open requests' is answered where it is said. */
const TOLD: ReadonlySet<string> = new Set([
  ...INTENT_NAMES.flatMap((name) => (INTENTS[name] as Intent).route ?? []),
  ...['/dashboard', '/tickets', '/toUpPower', '/pay-services', '/pay-devLevy', '/help', '/contact'],
]);

const accessOf = ({ access, visitors }: Route): Access => (visitors ? 'anyone' : access);

/** A page and those of its lists that have an address of their own. */
function placesOf(route: Route): Place[] {
  const told = TOLD.has(route.path);
  const views = (route.lists ?? []).flatMap(({ view, access = accessOf(route) }): Place[] =>
    view === undefined ? [] : [{ path: `${route.path}?view=${view.name}`, label: view.label, access, told }],
  );
  return [{ path: route.path, label: route.label, access: accessOf(route), told }, ...views];
}

const anybodys = (path: `/${string}`, label: string): Place => ({ path, label, access: 'anyone', told: true });

const PLACES: readonly Place[] = [
  ...ROUTES.filter(({ built }) => built).flatMap(placesOf),
  ...STORE_PAGES.map(({ path, title }) => anybodys(path, title)),
  ...READING_PAGES.map(([path, title]) => anybodys(path, title)),
];

const wordsOf = (label: string): string => lettersIn(label).join(' ');

const OWN = patterns(Object.fromEntries(PLACES.map(({ path, label }) => [path, wordsOf(label)])));
const OTHERS = patterns(PAGE_NAMES);

const ARTICLES = many(SAYS.article);
const WORD = either(SAYS.page, SAYS.holder);
const BEFORE = sequence(ARTICLES, many(sequence(WORD, SAYS.of, ARTICLES), 1));
const BEHIND = sequence(many(WORD, 2), many(SAYS.closes), END);

/** The places that a sentence names from a word on, and then says nothing else of; those by their own name first. */
function namedFrom(said: Said, from: number): readonly Place[] {
  const starts = BEFORE.ends(said, from);
  const isNamed = (name: Pattern | undefined): boolean =>
    name !== undefined && starts.some((at) => name.ends(said, at).some((end) => BEHIND.ends(said, end).length > 0));
  const byName = (names: Readonly<Record<string, Pattern>>) => PLACES.filter(({ path }) => isNamed(names[path]));
  return [...new Set([...byName(OWN), ...byName(OTHERS)])];
}

/**
 * The page that somebody wants to be taken to, where a sentence says that and nothing else: 'go to settings', 'open the approvals page',
 * 'carry me go my profile'. What is opened or shown by its name alone is told in the chat where the chat has it ('open my history');
 * `told`: it has it by what else the sentence says.
 */
export function pageSaid({ typed: said }: Reading, role: Role | null, told: boolean): PageSaid | undefined {
  const from = Math.max(0, many(SAYS.leadsIn).endAt(said, 0));
  const goes = SAYS.goes.ends(said, from);
  const wants = goes.length > 0 ? goes : SAYS.opens.ends(said, from);
  if (wants.length === 0) return undefined;
  const isPage = goes.length > 0 || SAYS.page.isIn(said);
  const unlocks = SAYS.unlocks.ends(said, from).length > 0;
  const named = [...new Set(wants.flatMap((at) => namedFrom(said, at)))];
  const [first] = named;
  const place = named.find(({ access }) => allows(access, role)) ?? first;
  if (place === undefined || !(isPage || (unlocks && !told && !place.told))) return undefined;
  return { path: place.path, label: place.label, ...(!allows(place.access, role) && { closed: true }) };
}
