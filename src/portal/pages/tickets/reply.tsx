import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ticketNumber } from '#machines/flows/support/ticket-fields.ts';
import type { View } from '#machines/kit/view.ts';
import { ticketPath } from '#machines/pages/tickets/tickets.ts';
import type { TicketView } from '#machines/pages/tickets/view.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { FlowForm } from '../../form/flow-form.tsx';
import { Link } from '../../router/link.tsx';
import { PageActionButton } from '../../ui/page-action.tsx';
import '../../form/canvas.css';
import '../platform/platform.css';

/** The way to write on a ticket: a button, and its form once it is begun. `children`: what else can be done. */
export function Reply({ view: { number, reply }, children }: { view: TicketView; children: ReactNode }) {
  const open = useConversation((v) => (v.view?.flow === 'reply-ticket' && v.view.outcome === null ? v.view : null));
  useLeaving();
  const of = open && ticketOf(open);
  if (open && of === number) return <ReplyForm view={open} />;
  return (
    <div className="ticket__ways">
      {of ? (
        <p className="ticket__note">
          You have begun a reply on {of}.{' '}
          <Link to={ticketPath(of)} className="link">
            Go on with it
          </Link>
        </p>
      ) : (
        <PageActionButton action={reply} className="button button--primary" />
      )}
      {children}
    </div>
  );
}

function ReplyForm({ view }: { view: View }) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover what is answered.
    const fine = window.matchMedia('(pointer: fine)').matches;
    const first = fine ? card.current?.querySelector<HTMLElement>('textarea') : card.current;
    first?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const fields = view.fields.filter(({ name, problem }) => name !== 'ticket' || problem !== null);
  return (
    <section className="card own-form ticket__reply" aria-labelledby={id} ref={card} tabIndex={-1}>
      <h3 id={id}>Reply</h3>
      <FlowForm
        view={{ ...view, fields }}
        twin={false}
        onPressed={() => card.current?.focus({ preventScroll: true })}
      />
    </section>
  );
}

/** The ticket that a reply is for; null while it is not said. */
const ticketOf = ({ fields }: View): string | null =>
  ticketNumber(fields.find(({ name }) => name === 'ticket')?.value ?? '');

/** Who leaves a ticket leaves the reply in which nothing was written. */
function useLeaving(): void {
  const { conversation } = usePortal();
  useEffect(
    () => () => {
      if (conversation.getSnapshot().view?.flow === 'reply-ticket') conversation.leavePristine({ alone: true });
    },
    [conversation],
  );
}
