import type { DashboardView } from '#machines/pages/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageActionButton } from '../../ui/page-action.tsx';
import { Status } from '../../ui/status.tsx';
import { SummaryCards } from '../../ui/summary-cards.tsx';

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
      <SummaryCards cards={view.cards} />
    </>
  );
}
