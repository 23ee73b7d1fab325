import { assign, createActor, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { type Report, reportingFaults, whyFailed } from '#machines/kit/faults.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { goodOf, made, type Read } from '../answers.ts';
import { handingPageOf } from '../page.ts';
import { noteRead } from './note-read.ts';
import { pictureOf, type Reader, type Ticket, ticketView } from './ticket.ts';
import type { TicketEvent, TicketPage, TicketReading } from './view.ts';

/** A file that was asked for, to be looked at or to be kept. */
interface Wanted {
  readonly file: string;
  readonly to: 'VIEW' | 'KEEP';
}

interface TicketContext {
  readonly ticket: Ticket | null;
  readonly problem: string;
  readonly wanted: Wanted | null;
  readonly picture: { readonly name: string; readonly address: string } | null;
  readonly notice: string | null;
}

const problemOf = (read: Read<unknown>): string => (read.kind === 'failed' ? read.problem : MESSAGES.networkFailure);

/**
 * One ticket: read with a skeleton, then again whenever something was written on it, while what is shown stays; and its files,
 * fetched one at a time as they are asked for. `shown` waits out the wait before data appears.
 */
export function createTicket(
  services: Pick<Services, 'ticket' | 'noteTicketRead' | 'ticketFile'>,
  number: string,
  shown: (signal: AbortSignal) => Promise<void>,
) {
  return setup({
    types: {
      context: {} as TicketContext,
      events: {} as TicketEvent,
      emitted: {} as { type: 'file'; file: HandedFile },
    },
    actors: {
      read: fromPromise<Read<Ticket>>(async ({ signal }) => {
        const came = await made(services.ticket({ number }, signal), signal);
        await shown(signal);
        if (came.kind === 'good') void noteRead(services, came.data);
        return came;
      }),
      fetch: fromPromise<Read<HandedFile>, Wanted | null>(({ input, signal }) =>
        made(services.ticketFile({ number, id: input?.file ?? '' }, signal), signal),
      ),
    },
    actions: {
      take: assign((_, ticket: Ticket) => ({ ticket, problem: '' })),
      fail: assign((_, problem: string) => ({ ticket: null, problem })),
      want: assign((_, wanted: Wanted) => ({ wanted, notice: null })),
      show: assign(({ context }, { base64 }: HandedFile) => ({
        picture: context.ticket && pictureOf(context.ticket, context.wanted?.file ?? '', base64),
        wanted: null,
      })),
      hand: emit((_, file: HandedFile) => ({ type: 'file' as const, file })),
      fetched: assign((_, notice: string | null) => ({ wanted: null, notice })),
      putAway: assign({ picture: null }),
    },
    guards: {
      isThere: ({ context }, file: string) =>
        context.ticket?.messages.some(({ files }) => files.some(({ id }) => id === file)) ?? false,
      isToBeKept: ({ context }) => context.wanted?.to === 'KEEP',
    },
  }).createMachine({
    id: 'ticket',
    context: { ticket: null, problem: '', wanted: null, picture: null, notice: null },
    type: 'parallel',
    states: {
      reading: {
        initial: 'loading',
        on: { REFRESH: { target: '.loading', reenter: true } },
        states: {
          loading: {
            invoke: {
              id: 'read',
              src: 'read',
              onDone: [
                {
                  guard: ({ event }) => event.output.kind === 'good',
                  target: 'shown',
                  actions: { type: 'take', params: ({ event }) => goodOf(event.output) },
                },
                // The session is over: who draws the portal sees to that, and nothing is said here.
                { guard: ({ event }) => event.output.kind === 'ended', target: 'ended' },
                { target: 'failed', actions: { type: 'fail', params: ({ event }) => problemOf(event.output) } },
              ],
              onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => whyFailed(event.error) } },
            },
          },
          shown: {},
          failed: {},
          ended: {},
        },
      },
      files: {
        initial: 'idle',
        on: { PUT_AWAY: { actions: 'putAway' } },
        states: {
          idle: {
            on: {
              VIEW: {
                guard: { type: 'isThere', params: ({ event }) => event.file },
                target: 'fetching',
                actions: { type: 'want', params: ({ event }) => ({ file: event.file, to: 'VIEW' }) },
              },
              KEEP: {
                guard: { type: 'isThere', params: ({ event }) => event.file },
                target: 'fetching',
                actions: { type: 'want', params: ({ event }) => ({ file: event.file, to: 'KEEP' }) },
              },
            },
          },
          fetching: {
            invoke: {
              id: 'fetch',
              src: 'fetch',
              input: ({ context }) => context.wanted,
              onDone: [
                {
                  guard: ({ event }) => event.output.kind !== 'good',
                  target: 'idle',
                  actions: { type: 'fetched', params: ({ event }) => problemOf(event.output) },
                },
                {
                  guard: 'isToBeKept',
                  target: 'idle',
                  actions: [
                    { type: 'hand', params: ({ event }) => goodOf(event.output) },
                    { type: 'fetched', params: null },
                  ],
                },
                {
                  target: 'idle',
                  actions: { type: 'show', params: ({ event }) => goodOf(event.output) },
                },
              ],
              onError: { target: 'idle', actions: { type: 'fetched', params: ({ event }) => whyFailed(event.error) } },
            },
          },
        },
      },
    },
  });
}

/** The page of a ticket as it stands, for who reads it. */
export function presentTicket(snapshot: SnapshotFrom<ReturnType<typeof createTicket>>, reader: Reader): TicketReading {
  const { ticket, problem, wanted, picture, notice } = snapshot.context;
  if (snapshot.matches({ reading: 'failed' })) return { state: 'failed', problem };
  if (ticket === null) return { state: 'loading' };
  return { state: 'shown', view: ticketView(ticket, reader), fetching: wanted?.file ?? null, notice, picture };
}

/** The page of one ticket. */
export function ticketPage(
  services: Pick<Services, 'ticket' | 'noteTicketRead' | 'ticketFile'>,
  number: string,
  shown: (signal: AbortSignal) => Promise<void>,
  reader: Reader,
  report: Report,
): TicketPage {
  const machine = createTicket(services, number, shown);
  return handingPageOf(
    () => createActor(machine, { inspect: reportingFaults(report, 'ticket') }),
    (snapshot) => presentTicket(snapshot, reader),
  );
}
