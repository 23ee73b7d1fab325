import { useEffect, useRef } from 'react';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { FlowForm } from '../form/flow-form.tsx';
import { Resend, stands } from '../form/resend.tsx';
import { closeModal } from '../router/modal-address.ts';
import '../form/canvas.css';
import { useLasting } from '../ui/motion/moving.tsx';

/** A flow's form in the modal. It is the conversation's own flow: cancelled there or here, the modal goes with it. */
export function ModalView({ flow, submits }: { flow: string; submits?: string | undefined }) {
  const { conversation } = usePortal();
  const view = useConversation((v) => (v.view?.flow === flow ? v.view : null));
  const shown = useLasting(view);
  const body = useRef<HTMLDivElement>(null);
  const began = useRef(false);
  useEffect(() => conversation.open(flow), [conversation, flow]);
  useEffect(() => {
    if (!view && began.current) closeModal();
    if (!view || began.current) return;
    began.current = true;
    // On a phone the keyboard would cover the form that nobody has seen yet.
    if (window.matchMedia('(pointer: fine)').matches)
      body.current?.querySelector<HTMLElement>('.field :is(input, button)')?.focus();
  }, [view]);
  return (
    <div className="modal__body" ref={body} tabIndex={-1}>
      {shown && (
        <FlowForm
          view={shown}
          twin={false}
          submits={submits}
          offers={stands}
          onPressed={() => body.current?.focus({ preventScroll: true })}
        >
          <Resend view={shown} />
        </FlowForm>
      )}
    </div>
  );
}
