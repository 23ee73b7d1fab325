import '../controls/card.css';
import './summary-cards.css';

const CARDS = ['a', 'b', 'c', 'd'];

/** The shape of summary cards while their figures are being fetched. */
export function CardsSkeleton() {
  return (
    <div className="summary" aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className="card figure figure--waiting">
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--figure" />
          <span className="skeleton skeleton--line" />
        </div>
      ))}
    </div>
  );
}
