import './waiting-rows.css';

/** As many as a page of a list has. */
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const FACTS = ROWS.slice(0, 5);

/** The shape of a list's rows while they are being fetched. */
export function RowsSkeleton() {
  return (
    <div className="waiting-rows">
      <p className="hidden" role="status">
        Loading the list
      </p>
      <RowShapes count={ROWS.length} />
    </div>
  );
}

/** The shapes of so many rows, at most a page; that they are waited for is said elsewhere. */
export function RowShapes({ count }: { count: number }) {
  return ROWS.slice(0, count).map((row) => (
    <div key={row} className="waiting-rows__row" aria-hidden="true">
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  ));
}

/** The shape of one row opened while it is being fetched. */
export function DetailSkeleton() {
  return (
    <div className="card facts">
      <p className="hidden" role="status">
        Loading
      </p>
      {FACTS.map((row) => (
        <div key={row} className="facts__row" aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
