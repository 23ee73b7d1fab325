import './ui/tokens.css';
import './ui/general.css';
import './frame/frame.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { type Portal, PortalProvider } from './portal-context.tsx';
import { SafetyNet } from './ui/safety-net.tsx';
import { Toasts } from './ui/toast.tsx';

/** Draw the portal into the page. */
export function mount(portal: Portal, place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <PortalProvider portal={portal}>
        <Toasts>
          <SafetyNet>
            <App />
          </SafetyNet>
        </Toasts>
      </PortalProvider>
    </StrictMode>,
  );
  void import('./widget/card-widget.ts').then((widget) => widget.watchWidget(portal.conversation));
}
