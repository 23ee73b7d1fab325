import type { Row } from '#machines/kit/view.ts';
import { isUnits } from '../../ui/rows.tsx';
import './token-card.css';

/** The result card's shape while it is awaited: same box, same height. `token`: a token is coming; `summary`: its rows. */
export function TokenSkeleton({ token, summary }: { token: boolean; summary: readonly Row[] }) {
  return (
    <div className="token-card token-card--waiting" aria-hidden="true">
      <div className="token-card__head">
        <span className="skeleton skeleton--title" />
        <span className="skeleton skeleton--status" />
      </div>
      {token && <TokenPlace />}
      <div className="token-card__body">
        {summary
          .filter((row) => !row.total && !isUnits(row))
          .map(({ label }) => (
            <div key={label} className="row">
              <span className="skeleton skeleton--short" />
              <span className="skeleton skeleton--short" />
            </div>
          ))}
        <div className="row row--total">
          <span className="skeleton skeleton--short" />
          <span className="skeleton skeleton--total" />
        </div>
        <p className="token-card__order">
          <span className="skeleton skeleton--order" />
        </p>
      </div>
      <div className="token-card__actions token-card__actions--waiting" />
    </div>
  );
}

/** Where the digits of a token will stand. */
export function TokenPlace() {
  return (
    <div className="token-zone">
      <div className="token-zone__line">
        <span className="skeleton skeleton--short" />
        <span className="skeleton skeleton--long" />
      </div>
      <TokenCells />
    </div>
  );
}

/** A box for each group of digits, and for the button beside them. */
export function TokenCells() {
  return (
    <div className="token-zone__grid" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
        <span key={cell} className="skeleton skeleton--cell" />
      ))}
    </div>
  );
}
