import './controls/card.css';
import './summary-cards.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The shape of so many summary cards, at most seven, while their figures are being fetched. */
export function CardsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className="summary" aria-hidden="true">
      {CARDS.slice(0, count).map((card) => (
        <div key={card} className="card figure figure--waiting">
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--figure" />
          <span className="skeleton skeleton--line" />
        </div>
      ))}
    </div>
  );
}
