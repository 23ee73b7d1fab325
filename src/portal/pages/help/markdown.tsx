import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../../router/link.tsx';
import { ownPath } from '../../router/own-path.ts';

/** Markdown as elements. What it does not know, raw HTML among it, stands there as the text that it is. */
export function Markdown({ text }: { text: string }) {
  return <Blocks tokens={lexer(text)} />;
}

function Blocks({ tokens }: { tokens: readonly Token[] }) {
  return numbered(tokens).map(([key, token]) => <Fragment key={key}>{block(token)}</Fragment>);
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return token.depth === 1 ? <h1>{inline(token)}</h1> : <h2>{inline(token)}</h2>;
    case 'paragraph':
      return <p>{inline(token)}</p>;
    case 'list':
      return list(token as Tokens.List);
    default:
      return inline(token);
  }
}

function list({ ordered, items }: Tokens.List): ReactNode {
  const rows = numbered(items).map(([key, item]) => (
    <li key={key}>
      <Blocks tokens={item.tokens} />
    </li>
  ));
  return ordered ? <ol>{rows}</ol> : <ul>{rows}</ul>;
}

/** What stands inside of a line. */
function inline(token: Token): ReactNode {
  const inner = 'tokens' in token && token.tokens ? token.tokens : [];
  const within = () => numbered(inner).map(([key, one]) => <Fragment key={key}>{inline(one)}</Fragment>);
  switch (token.type) {
    case 'strong':
      return <strong>{within()}</strong>;
    case 'em':
      return <em>{within()}</em>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link': {
      const own = ownPath(token.href);
      return own === null ? within() : <Link to={own}>{within()}</Link>;
    }
    case 'escape':
      return token.text;
    default:
      return inner.length > 0 ? within() : token.raw;
  }
}

/** Each with its place: a text that never changes has no better name for its parts. */
const numbered = <T,>(all: readonly T[]): readonly (readonly [number, T])[] => all.map((one, at) => [at, one]);
