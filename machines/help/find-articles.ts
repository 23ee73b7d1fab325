import { HELP_ARTICLES, type HelpArticle, type HelpArticleName } from '#catalogues/help.ts';
import { once } from '#machines/kit/once.ts';
import { findAnswers } from './search.ts';
import { termsOf } from './terms.ts';

/** An answer that comes this near is worth showing in a list. */
const WORTH_SHOWING = 0.3;

/** What each article says of itself, as words; a word that is still being typed is looked for by its beginning. */
const ownWords = once(() =>
  HELP_ARTICLES.map((article) => ({
    article,
    words: `${article.title} ${article.answers}`.toLowerCase(),
    terms: termsOf(`${article.title} ${article.answers}`).terms,
  })),
);

/** The articles that a search finds, best first; all of them where nothing is looked for. */
export function findArticles(text: string): readonly HelpArticle[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return HELP_ARTICLES;
  const score = new Map<HelpArticleName, number>();
  const count = (name: HelpArticleName, points: number) => score.set(name, Math.max(score.get(name) ?? 0, points));
  for (const found of findAnswers(typed)) if (found.score >= WORTH_SHOWING) count(found.answer.article, found.score);
  const { terms } = termsOf(typed);
  for (const { article, words, terms: own } of ownWords()) {
    const held = terms.filter((term) => own.includes(term)).length;
    if (held > 0) count(article.name, held / terms.length);
    if (new RegExp(`(?<![\\p{L}\\p{N}])${escaped(typed)}`, 'u').test(words)) count(article.name, 1);
  }
  return HELP_ARTICLES.filter(({ name }) => score.has(name)).sort(
    (a, b) => (score.get(b.name) ?? 0) - (score.get(a.name) ?? 0),
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
