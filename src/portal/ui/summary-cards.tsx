import type { Card } from '#machines/pages/view.ts';
import { Icon } from './icons/icon.tsx';
import { Money } from './money.tsx';
import { PageActionButton } from './page-action.tsx';
import { Status } from './status.tsx';
import './controls/card.css';
import './summary-cards.css';

/** The figures that stand large, each with one line of meaning (DESIGN, Summary card). */
export function SummaryCards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="summary">
      {cards.map((card) => (
        <SummaryCard key={card.label} card={card} />
      ))}
    </ul>
  );
}

function SummaryCard({ card }: { card: Card }) {
  return (
    <li className="card figure">
      <p className="figure__label">
        <span>
          {card.unit === 'kWh' && <Icon name="bolt" power />}
          {card.label}
        </span>
        {card.badge && <Status badge={card.badge} />}
      </p>
      <p className="figure__value">
        {card.exact ? (
          <strong title={card.exact}>
            <span aria-hidden="true">
              <Money text={card.value} />
            </span>
            <span className="hidden">{card.exact}</span>
          </strong>
        ) : (
          <strong>
            <Money text={card.value} />
          </strong>
        )}
        {card.unit && ` ${card.unit}`}
      </p>
      {(card.note || card.action) && (
        <p className="figure__note">
          {card.note}{' '}
          {card.action && (
            <PageActionButton action={card.action} className="link">
              {card.action.label} <span className="hidden">{card.label}</span>
            </PageActionButton>
          )}
        </p>
      )}
    </li>
  );
}
