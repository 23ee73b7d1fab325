import { useEffect, useMemo, useRef, useState } from 'react';
import { ticketNumber } from '#machines/flows/support/ticket-fields.ts';
import { TICKETS_PATH, ticketPath } from '#machines/pages/tickets/tickets.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { useListing } from '../../listing/listed.tsx';
import { Listing } from '../../listing/listing.tsx';
import { navigate, useQuery, useSearch } from '../../router/location.ts';
import { TicketPage } from './ticket-page.tsx';

/** The tickets that somebody may read, or the one that the address names. The list stays as it is while one of them is read. */
export function TicketsPage() {
  const number = useQuery('ticket');
  const asked = useListAsked(number);
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(asked)), [asked]);
  const [view, send] = useListing('tickets', query);
  useReplyOpened(number);
  const was = useRef(number);
  useEffect(() => {
    // What was read or written on a ticket has changed its row.
    if (was.current !== null && number === null) send({ type: 'REFRESH' });
    was.current = number;
  }, [number, send]);
  if (number === null) return <Listing view={view} send={send} />;
  return <TicketPage key={number} number={number} back={`${TICKETS_PATH}${asked}`} />;
}

/** What the address asked of the list when the list was last shown, as `?state=open`. */
function useListAsked(number: string | null): string {
  const search = useSearch();
  const [asked, setAsked] = useState(number === null ? search : '');
  useEffect(() => {
    if (number === null) setAsked(search);
  }, [number, search]);
  return asked;
}

/** A reply that is begun by a sentence is written on the page of its ticket. */
function useReplyOpened(number: string | null): void {
  const begun = useConversation(({ view }) =>
    view?.flow === 'reply-ticket' && view.outcome === null
      ? (ticketNumber(view.fields.find(({ name }) => name === 'ticket')?.value ?? '') ?? null)
      : null,
  );
  const before = useRef(begun);
  useEffect(() => {
    const came = begun !== before.current;
    before.current = begun;
    if (came && begun !== null && begun !== number) navigate(ticketPath(begun));
  }, [begun, number]);
}
