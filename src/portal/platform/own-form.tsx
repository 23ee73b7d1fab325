import { useEffect, useRef } from 'react';
import type { Route, RouteView } from '#catalogues/routes.ts';
import { stands } from '../form/account/resend.tsx';
import { Elsewhere } from '../form/elsewhere.tsx';
import { FlowForm } from '../form/flow-form.tsx';
import { useConversation, usePortal } from '../portal-context.tsx';
import { isReload } from '../router/start-flow.ts';
import '../form/canvas.css';

/** A flow's form as an entry of a page's menu. It stands there anew whenever it was sent (DECISIONS 13). */
export function OwnForm({ route, entry, flow }: { route: Route; entry: RouteView; flow: string }) {
  const { conversation } = usePortal();
  const card = useRef<HTMLElement>(null);
  const view = useConversation((v) => (v.view?.flow === flow && v.view.outcome === null ? v.view : null));
  useStanding(flow);
  useGiven(entry, flow);
  return (
    <section className="card own-form" aria-label={entry.label} ref={card} tabIndex={-1}>
      <h2>{entry.label}</h2>
      {view ? (
        <FlowForm
          view={view}
          twin={false}
          offers={stands}
          onPressed={() => card.current?.focus({ preventScroll: true })}
        />
      ) : (
        <Away over={route.over ?? []} onBack={() => conversation.open(flow)} />
      )}
    </section>
  );
}

/** The form is on its way, or waits below something else; what stands over this very page is no other place. */
function Away({ over, onBack }: { over: readonly string[]; onBack: () => void }) {
  const other = useConversation((v) => v.view !== null && v.view.outcome === null && !over.includes(v.view.flow));
  return other ? <Elsewhere back="Go on here" onBack={onBack} /> : <span className="skeleton own-form__waiting" />;
}

/** Opens the form as its entry is come to, and again whenever nothing is open. */
function useStanding(flow: string): void {
  const { conversation } = usePortal();
  const free = useConversation((v) => v.view === null || v.view.outcome !== null);
  useEffect(() => {
    // Where the page was only loaded anew, something else may have been typed there.
    if (!isReload()) conversation.open(flow);
  }, [conversation, flow]);
  useEffect(() => {
    if (free) conversation.open(flow);
  }, [conversation, flow, free]);
}

/** What the menu's entry says already is filled in, where nothing else was chosen there before. */
function useGiven({ name, values }: RouteView, flow: string): void {
  const { conversation } = usePortal();
  const chosen = useRef<string | null>(null);
  const asked = useConversation(({ view }) => {
    if (view?.flow !== flow || view.busy !== null) return null;
    const [field] = Object.keys(values ?? {});
    return view.fields.find((one) => one.name === field)?.value ?? null;
  });
  useEffect(() => {
    if (values === undefined || asked === null) return;
    const turned = chosen.current !== null && chosen.current !== name;
    chosen.current = name;
    if (turned || asked === '') conversation.send({ type: 'FILL', values, from: 'form' });
  }, [conversation, name, values, asked]);
}
