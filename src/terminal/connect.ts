import { setImmediate } from 'node:timers/promises';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TERMINAL_AGENT } from '#catalogues/sessions.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { understand } from '#machines/talk/understand.ts';
import { createDesk } from '#machines/uploads/desk/create-desk.ts';
import { createClient } from '#src/client/client.ts';
import { newId } from '#src/client/new-id.ts';
import { pause } from '#src/client/pause.ts';
import { createPresence } from '#src/client/presence.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { createReporter } from '#src/client/reporter.ts';
import { createTrace, inTurns } from '#src/client/trace.ts';
import { createLine, type Line } from './line.ts';

/** Calls that say what makes them: where somebody is signed in, it is told by that. The line hears whether they found the portal. */
function asTerminal({ heard }: Pick<Line, 'heard'>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('user-agent', TERMINAL_AGENT);
    try {
      const response = await fetch(request);
      heard(true);
      return response;
    } catch (cause) {
      // A call that was given up says nothing of the line.
      if (!request.signal.aborted) heard(false);
      throw cause;
    }
  };
}

/** A conversation with the portal at this address (ends in a slash). Nothing of it is kept on this machine. */
export function connect(portal: string, line: Pick<Line, 'heard'> = createLine()): Conversation {
  let services: Services | undefined;
  const trace = createTrace({
    now: () => performance.now(),
    // A turn that is not told yet keeps no terminal open.
    later: (run, ms) => void setTimeout(run, ms).unref(),
    tell: async (turn) => {
      if (services === undefined) throw new NoAnswer();
      return services.reportTurn(turn);
    },
  });
  const presence = createPresence(() => performance.now());
  const conversation = createConversation({
    connect: (session) => {
      services = createClient({
        baseUrl: portal,
        trace,
        isHere: presence.isHere,
        solve: proveHuman,
        fetch: asTerminal(line),
        ...session,
      });
      return services;
    },
    report: createReporter(async (fault) => {
      if (services === undefined) throw new NoAnswer();
      return services.reportFault(fault);
    }, Date.now),
    understand,
    pause,
    now: () => new Date(),
    newId,
    keep: keepNothing(),
    proveHuman,
    desk: (services) => createDesk({ calls: () => services, pause: () => setImmediate() }),
  });
  return inTurns(conversation, {
    turn(way, anew) {
      presence.acted();
      trace.turn(way, anew);
    },
  });
}
