import { useEffect, useRef } from 'react';
import { FlowForm } from '../../form/flow-form.tsx';
import { useConversation, usePortal } from '../../portal-context.tsx';
import { closeModal } from './modal-address.ts';
import '../../form/canvas.css';

/** The sign-in flow's form. It is the conversation's own flow: cancelled there or here, the modal goes with it. */
export function SignInView() {
  const { conversation } = usePortal();
  const view = useConversation((v) => (v.view?.flow === 'sign-in' ? v.view : null));
  const body = useRef<HTMLDivElement>(null);
  const began = useRef(false);
  useEffect(() => conversation.open('sign-in'), [conversation]);
  useEffect(() => {
    if (!view && began.current) closeModal();
    if (!view || began.current) return;
    began.current = true;
    // On a phone the keyboard would cover the form that nobody has seen yet.
    if (window.matchMedia('(pointer: fine)').matches) body.current?.querySelector('input')?.focus();
  }, [view]);
  return (
    <div className="modal__body" ref={body} tabIndex={-1}>
      {view && <FlowForm view={view} twin={false} onPressed={() => body.current?.focus({ preventScroll: true })} />}
    </div>
  );
}
