import { MESSAGES } from '#catalogues/messages.ts';
import { ORDER_KIND_NAMES } from '#catalogues/orders.ts';
import { OPERATOR } from '#catalogues/sentences/platform/operator.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { useShown } from '../../conversation/use-shown.ts';
import { RowShapes } from '../../listing/rows/skeletons.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { PageActionButton } from '../../ui/page-action.tsx';
import { Status } from '../../ui/status.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import '../../ui/controls/card.css';
import '../../ui/data-table/data-table.css';
import './platform.css';

const make = (pages: Pages) => pages.platformSettings();

/** What an operator sets while the portal runs: the notice that everybody sees, who runs the portal, and what is not sold just now. */
export function PlatformSettingsPage() {
  const [reading, send] = useShown(make);
  if (reading.state === 'loading') return <Waiting />;
  if (reading.state !== 'shown') {
    const problem = reading.state === 'failed' ? reading.problem : MESSAGES.networkFailure;
    return <Failed problem={problem} onAgain={() => send({ type: 'REFRESH' })} />;
  }
  const { notice, actions, operator, products } = reading.view;
  return (
    <div className="platform-settings">
      <section className="card platform-settings__card" aria-labelledby="notice">
        <h2 id="notice">Notice to everybody</h2>
        <p className={notice === null ? 'platform-settings__none' : 'platform-settings__notice'}>
          {notice ?? PLATFORM_PAGES.noNotice}
        </p>
        <div className="platform-settings__ways">
          {actions.map((action, at) => (
            <PageActionButton
              key={action.label}
              action={action}
              className={`button button--${at === 0 ? 'primary' : 'secondary'}`}
            />
          ))}
        </div>
      </section>
      <section className="card platform-settings__card" aria-labelledby="operator">
        <h2 id="operator">{OPERATOR.page}</h2>
        <ul className="products">
          {operator.map(({ label, text, actions: ways }) => (
            <li key={label}>
              <span className="products__name">
                {label}
                <span className={text === null ? 'products__told platform-settings__none' : 'products__told'}>
                  {text ?? OPERATOR.notSet}
                </span>
              </span>
              {ways.map((action) => (
                <PageActionButton key={action.label} action={action} className="row-action">
                  {action.label} <span className="hidden">{label}</span>
                </PageActionButton>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <section className="card platform-settings__card" aria-labelledby="sales">
        <h2 id="sales">Products on sale</h2>
        <ul className="products">
          {products.map(({ label, badge, action }) => (
            <li key={label}>
              <span className="products__name">{label}</span>
              <Status badge={badge} quiet />
              <PageActionButton action={action} className="row-action">
                {action.label} <span className="hidden">{label}</span>
              </PageActionButton>
            </li>
          ))}
        </ul>
      </section>
      <LanguageChoice />
    </div>
  );
}

function Waiting() {
  return (
    <div className="platform-settings" aria-busy="true">
      <p className="hidden" role="status">
        Loading the settings
      </p>
      <div className="card" aria-hidden="true">
        <RowShapes count={3} />
      </div>
      <div className="card" aria-hidden="true">
        <RowShapes count={ORDER_KIND_NAMES.length} />
      </div>
    </div>
  );
}
