import type { View } from '#machines/kit/view.ts';
import './token-card.css';

/** The result card's shape while the outcome is awaited: same box, same height. `token`: a token is coming. */
export function TokenSkeleton({ token }: { token: boolean }) {
  return (
    <div className="token-card token-card--waiting" aria-hidden="true">
      <div className="token-card__head">
        <span className="skeleton skeleton--title" />
        <span className="skeleton skeleton--status" />
      </div>
      {token && <TokenPlace />}
      <div className="token-card__body">
        {['a', 'b', 'c', 'd'].map((row) => (
          <div key={row} className="row">
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

function TokenPlace() {
  return (
    <div className="token-zone">
      <div className="token-zone__line">
        <span className="skeleton skeleton--short" />
        <span className="skeleton skeleton--long" />
      </div>
      <div className="token-zone__grid">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
          <span key={cell} className="skeleton skeleton--cell" />
        ))}
      </div>
    </div>
  );
}

/** True when what is bought comes as a token: only a meter takes one. */
export const bringsToken = ({ fields }: View): boolean => fields.some(({ name }) => name === 'meterNumber');
