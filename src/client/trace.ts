import type { CallInput, Services } from '#catalogues/calls/services.ts';
import { TURN_MOST_MS, type TurnWay } from '#catalogues/measures.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';

/** What a call says of itself, and what it tells when it has ended; `headers`: null where there was no answer. */
export interface CallTrace {
  called(): { readonly traceparent: string; over(headers: Headers | null): void };
}

/** The traces of a conversation: each leads from what begins something to its end, turn by turn. They name nobody: their numbers are random. */
interface Trace extends CallTrace {
  /** A turn begins: what is called from now on belongs to it. `anew`: with it something new does, in a trace of its own. */
  turn(way: TurnWay, anew: boolean): void;
}

interface Turn {
  /** Its trace; `root`: the first turn of it that asked anything, under which all others stand. */
  readonly of: { readonly id: string; root?: string };
  readonly spanId: string;
  readonly way: TurnWay;
  readonly began: number;
  ended: number;
  /** Its calls that have no answer yet. */
  open: number;
  told: boolean;
}

interface TraceDeps {
  /** ms; only its differences count. */
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => void;
  readonly tell: (turn: CallInput<'reportTurn'>) => ReturnType<Services['reportTurn']>;
}

/** A turn is over when it has asked nothing more for so long, ms. */
const QUIET_MS = 1_000;
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

/**
 * Traces of a conversation, in which its calls say where they belong (W3C's `traceparent`). A turn is told once it is over, and only
 * to a portal whose answers say (`traceresponse`) that somebody follows it. What cannot be told is not missed.
 */
export function createTrace({ now, later, tell }: TraceDeps): Trace {
  let isFollowed = false;
  let turn = begin('opened', null);

  function begin(way: TurnWay, before: Turn | null): Turn {
    const of = before?.of ?? { id: random(TRACE_BYTES) };
    return { of, spanId: random(SPAN_BYTES), way, began: now(), ended: now(), open: 0, told: false };
  }

  function tellOnce(over: Turn): void {
    if (over.open > 0 || over.told || !isFollowed) return;
    over.told = true;
    const { of, spanId, way, began, ended } = over;
    const parent = of.root === spanId ? undefined : of.root;
    const tookMs = Math.round(ended - began);
    const agoMs = Math.round(now() - ended);
    if (Math.max(tookMs, agoMs) > TURN_MOST_MS) return;
    void tell({ traceId: of.id, spanId, ...(parent && { parent }), way, tookMs, agoMs }).catch(() => undefined);
  }

  return {
    turn(way, anew) {
      turn = begin(way, anew ? null : turn);
    },
    called() {
      const own = turn;
      own.open += 1;
      own.of.root ??= own.spanId;
      return {
        traceparent: `00-${own.of.id}-${own.spanId}-01`,
        over(headers) {
          own.open -= 1;
          own.ended = now();
          if (headers?.has('traceresponse')) isFollowed = true;
          if (own.open === 0 && isFollowed) later(() => tellOnce(own), QUIET_MS);
        },
      };
    },
  };
}

/** The same conversation, each turn of which is one of the trace; what is done while nothing is open begins a trace of its own. */
export function inTurns(conversation: Conversation, trace: Pick<Trace, 'turn'>): Conversation {
  const as =
    <A extends unknown[]>(way: TurnWay, act: (...given: A) => void) =>
    (...given: A): void => {
      const { view } = conversation.getSnapshot();
      trace.turn(way, view === null || view.outcome !== null);
      act(...given);
    };
  return {
    ...conversation,
    say: as('said', conversation.say),
    press: as('pressed', conversation.press),
    send: as('sent', conversation.send),
    choose: as('chosen', conversation.choose),
    open: as('opened', conversation.open),
  };
}

function random(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
