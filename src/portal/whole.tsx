import { StrictMode, useEffect } from 'react';
import { App } from './app.tsx';
import { type Portal, PortalProvider } from './conversation/portal-context.tsx';
import { SafetyNet } from './ui/feedback/safety-net.tsx';
import { Toasts } from './ui/feedback/toast.tsx';
import { AssumedMedia } from './ui/media.ts';

/** The whole portal, as the browser mounts it and the build draws it; `holds` are the media queries of a drawing. */
export function Whole({ portal, holds = [] }: { portal: Portal; holds?: readonly string[] }) {
  return (
    <StrictMode>
      <AssumedMedia value={new Set(holds)}>
        <Ready />
        <PortalProvider portal={portal}>
          <Toasts>
            <SafetyNet>
              <App />
            </SafetyNet>
          </Toasts>
        </PortalProvider>
      </AssumedMedia>
    </StrictMode>
  );
}

/** What was drawn takes no press until the portal hears it. */
function Ready() {
  useEffect(() => document.getElementById('portal')?.removeAttribute('inert'), []);
  return null;
}
