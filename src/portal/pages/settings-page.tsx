import { useEffect, useRef } from 'react';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { COMPANY_SENTENCES } from '#catalogues/sentences/estate/company.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { VERIFICATION_SENTENCES } from '#catalogues/sentences/estate/verification.ts';
import type { EstateSetting, Pages } from '#machines/pages/every-page.ts';
import type { StandingView } from '#machines/pages/view.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { useShown } from '../conversation/use-shown.ts';
import { FlowForm } from '../form/flow-form.tsx';
import { stands } from '../form/resend.tsx';
import { Failed } from '../ui/feedback/failed.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { PageActionButton } from '../ui/page-action.tsx';
import { Status } from '../ui/status.tsx';
import { LanguageChoice } from './language-choice.tsx';
import '../form/canvas.css';
import '../ui/controls/card.css';
import './settings.css';

/** The settings of an estate: its logo (S2 section 2), how its office is reached, who supplies it, and who verifies new accounts; and the administrator's language. */
export function SettingsPage({ flow }: { flow: string }) {
  return (
    <div className="settings-page">
      <LogoSettings flow={flow} />
      <Standing name="office" />
      <Standing name="company" />
      <Standing name="limit" />
      <Standing name="verification" />
      <LanguageChoice />
    </div>
  );
}

/** Edit Company Logo: the logo as it is, and its form, which stands there anew whenever it is done. */
function LogoSettings({ flow }: { flow: string }) {
  const { conversation } = usePortal();
  const card = useRef<HTMLElement>(null);
  const view = useConversation((v) => (v.view?.flow === flow ? v.view : null));
  const nothingOpen = useConversation((v) => v.view === null);
  useEffect(() => {
    if (nothingOpen) conversation.lookAt(flow);
  }, [conversation, flow, nothingOpen]);
  return (
    <section className="card settings" aria-label="Company logo" ref={card} tabIndex={-1}>
      <Logo />
      {view ? (
        <div className="settings__form">
          <h2>{view.title}</h2>
          <FlowForm
            view={view}
            twin={false}
            offers={stands}
            onPressed={() => card.current?.focus({ preventScroll: true })}
          />
        </div>
      ) : (
        <span className="skeleton settings__waiting" />
      )}
    </section>
  );
}

/** The logo that residents see now. */
function Logo() {
  const { logo, estate } = useConversation((v) => v.session);
  return (
    <figure className="settings__logo">
      <div className="settings__picture">
        {logo ? <img src={logo} alt={`The logo of ${estate ?? 'your estate'}`} /> : <Icon name="building" size={24} />}
      </div>
      <figcaption>{logo ? 'Residents see this logo now.' : 'There is no logo yet.'}</figcaption>
    </figure>
  );
}

const setting = (name: EstateSetting, title: string) => ({
  title,
  make: (pages: Pages) => pages.estateSetting(name),
});

const SETTINGS = {
  verification: setting('verification', VERIFICATION_SENTENCES.title),
  office: setting('office', ESTATE_DETAIL.title),
  company: setting('company', COMPANY_SENTENCES.title),
  limit: setting('limit', APPROVALS.limit.title),
} satisfies Readonly<Record<EstateSetting, unknown>>;

/** One of the settings as it stands, with the way to have it otherwise. */
function Standing({ name: id }: { name: EstateSetting }) {
  const { title, make } = SETTINGS[id];
  const [reading, send] = useShown(make);
  return (
    <section className="card settings__standing" aria-labelledby={id} aria-busy={reading.state === 'loading'}>
      <h2 id={id}>{title}</h2>
      {reading.state === 'loading' && <span className="skeleton settings__waiting" />}
      {reading.state === 'failed' && <Failed problem={reading.problem} onAgain={() => send({ type: 'REFRESH' })} />}
      {reading.state === 'shown' && <Stood view={reading.view} />}
    </section>
  );
}

function Stood({ view: { badge, line, waiting, actions } }: { view: StandingView }) {
  return (
    <>
      <Status badge={badge} quiet />
      <p>{line}</p>
      {waiting && <p className="settings__unverified">{waiting}</p>}
      <div className="settings__ways">
        {actions.map((action) => (
          <PageActionButton key={action.label} action={action} className="button button--secondary" />
        ))}
      </div>
    </>
  );
}
