import type { Card, DashboardView } from '#machines/pages/view.ts';
import { Icon } from '../ui/icon.tsx';
import { Money } from '../ui/money.tsx';
import { PageActionButton } from '../ui/page-action.tsx';
import { Status } from '../ui/status.tsx';

/** Whose dashboard it is and what can be done at once, and the figures that stand large. */
export function Summary({ view }: { view: DashboardView }) {
  return (
    <>
      <header className="dashboard__head">
        <div className="dashboard__who">
          <h2>{view.heading}</h2>
          {(view.line || view.badge) && (
            <p>
              {view.line} {view.badge && <Status badge={view.badge} />}
            </p>
          )}
        </div>
        {view.actions.length > 0 && (
          <div className="dashboard__actions">
            {view.actions.map((action, at) => (
              <PageActionButton
                key={action.label}
                action={action}
                className={`button button--${at === 0 ? 'primary' : 'secondary'}`}
              >
                {at === 0 && 'values' in action && <Icon name="bolt" size={16} />}
                {action.label}
              </PageActionButton>
            ))}
          </div>
        )}
      </header>
      {view.cards.length > 0 && (
        <ul className="summary">
          {view.cards.map((card) => (
            <SummaryCard key={card.label} card={card} />
          ))}
        </ul>
      )}
    </>
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
        <strong>
          <Money text={card.value} />
        </strong>
        {card.unit && ` ${card.unit}`}
      </p>
      {(card.exact || card.note || card.action) && (
        <p className="figure__note">
          {[card.exact && `${card.exact} exactly`, card.note].filter(Boolean).join('. ')}{' '}
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
