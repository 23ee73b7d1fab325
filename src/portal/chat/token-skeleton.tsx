import './token-card.css';

/** The token card's shape while the outcome is awaited: same box, same height. */
export function TokenSkeleton() {
  return (
    <div className="token-card token-card--waiting" aria-hidden="true">
      <div className="token-card__head">
        <span className="skeleton skeleton--title" />
        <span className="skeleton skeleton--status" />
      </div>
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
