import { useEffect, useRef } from 'react';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { Elsewhere } from '../../form/elsewhere.tsx';
import { Choosing } from './choosing.tsx';
import { PreviewCard } from './preview-card.tsx';
import { SendBar } from './send-bar.tsx';

/** An upload as its page: what is chosen above, the rows below, and what becomes of them at the foot. */
export function UploadForm({ flow }: { flow: string }) {
  const { conversation } = usePortal();
  const view = useConversation((v) => (v.view?.flow === flow ? v.view : null));
  const free = useConversation((v) => v.view === null || v.view.outcome !== null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was uploaded makes room for the next.
    if (free) conversation.lookAt(flow);
  }, [conversation, flow, free]);

  const step = view?.step ?? null;
  useEffect(() => {
    // A button that was pressed is gone with its step; the keyboard goes on from here, not from the top of the portal.
    if (step !== null && document.activeElement === document.body) body.current?.focus({ preventScroll: true });
  }, [step]);

  if (view === null) {
    return free ? (
      <span className="skeleton skeleton--pane" />
    ) : (
      <Elsewhere back="Go on with the upload" onBack={() => conversation.open(flow)} />
    );
  }
  return (
    <div className="upload" ref={body} tabIndex={-1}>
      <Choosing view={view} />
      {view.preview && view.table && <PreviewCard view={view} preview={view.preview} table={view.table} />}
      {view.preview && <SendBar view={view} />}
    </div>
  );
}
