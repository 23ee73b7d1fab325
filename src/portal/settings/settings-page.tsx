import { useEffect, useRef } from 'react';
import { stands } from '../form/account/resend.tsx';
import { FlowForm } from '../form/flow-form.tsx';
import { useConversation, usePortal } from '../portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import '../form/canvas.css';
import '../ui/controls/card.css';
import './settings.css';

/** Edit Company Logo (S2 section 2): the logo as it is, and its form, which stands there anew whenever it is done. */
export function SettingsPage({ flow }: { flow: string }) {
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
