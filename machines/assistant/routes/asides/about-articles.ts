import { HELP_ARTICLES } from '#catalogues/help.ts';
import type { HelpAnswer } from '#catalogues/help-answers/answer.ts';
import { findAnswers, NEAR } from '#machines/help/search.ts';
import { endsInQuestion, wordsIn } from '#machines/talk/reading/said.ts';
import { written } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Turn, turn } from '../turn.ts';
import { SAYS } from '../words.ts';

/** The same where it may be trouble that the person has now: a troubleshooting flow looks at their own data. */
const CERTAIN = 0.9;

const LEAST: Readonly<Record<string, number>> = {
  none: NEAR,
  help: NEAR,
  'fee-question': CERTAIN,
  'token-issues': CERTAIN,
  'payment-issues': CERTAIN,
  'token-not-received': CERTAIN,
  'sign-up': CERTAIN,
  balance: CERTAIN,
};

/** 'What is a fine?' is about fines; 'what is my fine' about money. */
function isDefinition(text: string): boolean {
  const said = wordsIn(text);
  return SAYS.definition.begins(said) && !SAYS.ownThings.isIn(said);
}

const asks = (text: string): boolean => endsInQuestion(text) || SAYS.question.begins(wordsIn(text));

/** A question that a help article answers: in short here, with the way to the article; null where none does. */
export function aboutArticles({ sense, text, view }: Scene): Turn | null {
  // In doubt only what was written for just this question comes before asking.
  const least = sense.asks ? CERTAIN : LEAST[sense.intent];
  const defined = sense.intent === 'balance' && isDefinition(text);
  if (least === undefined || (!defined && Object.keys(sense.slots).length > 0)) return null;
  if (sense.intent === 'balance' && !defined) return null;
  // What is open has a fee of its own, and its figure says more than an article; so it does where only the fee is asked for.
  const figure = (view && !view.outcome) || SAYS.theFee.covers(wordsIn(text));
  if (sense.intent === 'fee-question' && figure) return null;
  // 'Open tickets' are the person's own.
  if (sense.modifiers?.tickets !== undefined && !asks(text)) return null;
  const [found] = findAnswers(text);
  // 'KCT' alone is a question; of more words, one must be asked.
  if (!found || found.score < least || (!asks(text) && !(sense.intent === 'none' && found.score === 1))) return null;
  return inShort(found.answer, view);
}

/** The answer of the article that was written for just this question; null where none was. */
export function articleFor({ text, view }: Scene): Turn | null {
  const [found] = findAnswers(text);
  return found && found.score >= CERTAIN ? inShort(found.answer, view) : null;
}

function inShort({ short, article, offers }: HelpAnswer, view: Scene['view']): Turn {
  const said = written(TALK.article(short, titleOf(article), `/help/${article}`));
  return turn({
    lines: [view ? { ...said, aside: true } : said],
    ...(offers && !view && { suggestions: [offers] }),
    askAgain: true,
  });
}

/** How near an article must come to be offered where a sentence was not understood. */
const PERHAPS = 0.35;

/** The article that a sentence may be about, as a button that asks for it. */
export function perhapsArticle(text: string): readonly Suggestion[] {
  const [found] = findAnswers(text);
  return found && found.score >= PERHAPS ? [asButton(found.answer)] : [];
}

function asButton({ article, asks: listed }: HelpAnswer): Suggestion {
  const [first = ''] = listed.split(',');
  return { label: titleOf(article), say: `${first.trim()}?` };
}

const titleOf = (article: HelpAnswer['article']): string =>
  HELP_ARTICLES.find(({ name }) => name === article)?.title ?? article;
