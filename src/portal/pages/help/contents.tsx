import { useId, useState } from 'react';
import { findArticles } from '#machines/help/find-articles.ts';
import { answerOf } from '#machines/help/search.ts';
import { plainOf } from '#machines/kit/writing/plain-of.ts';
import { Link } from '../../router/link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import './contents.css';

/** The help articles, and the search among them. A question that is answered in short is answered above what was found. */
export function Contents() {
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = findArticles(typed);
  const answer = answerOf(typed);
  return (
    <>
      <div className="help-search">
        <Icon name="search" size={20} />
        <input
          type="search"
          aria-label="Search the help articles"
          aria-controls={id}
          placeholder="How do I load a token?"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p className="help-search__count" role="status">
        {typed.trim() !== '' && foundWords(found.length)}
      </p>
      <div id={id}>
        {answer && (
          <div className="help-search__answer">
            <Markdown text={answer.short} by="portal" plain={plainOf(answer.short)} />
          </div>
        )}
        {found.length === 0 ? (
          <div className="empty">
            <Icon name="search" size={24} />
            <p className="empty__title">Nothing here about that yet</p>
            <p className="empty__text">Try other words, or ask below.</p>
          </div>
        ) : (
          <ul className="contents">
            {found.map(({ name, title, answers }) => (
              <li key={name}>
                <Link to={`/help/${name}`} className="contents__entry">
                  <span>
                    <strong>{title}</strong>
                    {answers}
                  </span>
                  <Icon name="chevron-right" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const foundWords = (count: number): string =>
  count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'article' : 'articles'} found`;
