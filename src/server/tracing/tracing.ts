import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  propagation,
  type Span,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { CallInput } from '#catalogues/calls/services.ts';
import { VERSION } from '../version.ts';

/** What a piece of work is told as. `parent`: what it belongs to, where that is not what runs just now. No person's data goes in. */
interface Told {
  readonly kind?: SpanKind;
  readonly parent?: Context;
  readonly attributes?: Attributes;
}

const tracer = () => trace.getTracer('wattchat', VERSION);

/** Do some work as a span of the trace that it belongs to. Without an exporter (`exporting.ts`) it is the work alone. */
export function traced<T>(name: string, told: Told, work: (span: Span) => Promise<T>): Promise<T> {
  const { parent = context.active(), ...options } = told;
  return tracer().startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (cause) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw cause;
    } finally {
      span.end();
    }
  });
}

/** What runs just now is known by this, too. */
export function tracedAs(attributes: Attributes): void {
  trace.getActiveSpan()?.setAttributes(attributes);
}

/** What runs just now, as W3C's `traceparent` has it; null where nobody follows it. */
export function traceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** The trace that a `traceparent` names, as the parent of what is done next; a trace of its own where it names none. */
export function traceOf(given: string | null | undefined): Context {
  return propagation.extract(trace.deleteSpan(context.active()), { traceparent: given ?? '' });
}

/** What is done for an order, whichever server does it and however much later: it belongs to the call that made the order. */
export function ofOrder(order: {
  readonly order_id: string;
  readonly state: string;
  readonly trace: string | null;
}): Told {
  const attributes = { 'wattchat.order': order.order_id, 'wattchat.state': order.state };
  return { parent: traceOf(order.trace), attributes };
}

/** Whether traces go anywhere. */
export const followsTraces = (): boolean => propagation.fields().length > 0;

/** Numbers that a span was given elsewhere: the calls of a turn name it as their parent before it is told. */
interface OwnIds {
  readonly traceId: string;
  readonly spanId: string;
}
const OWN_IDS = createContextKey('the numbers of the span that begins');

/** The numbers that the span which begins just now was given elsewhere. */
export function ownIds(): OwnIds | undefined {
  const given = context.active().getValue(OWN_IDS);
  return given === undefined ? undefined : (given as OwnIds);
}

/** A turn of the conversation as whoever was there has measured it; the calls that it made stand below it. False: it is not followed. */
export function traceTurn(turn: CallInput<'reportTurn'>): boolean {
  const { traceId, spanId, parent, way, tookMs, agoMs } = turn;
  const ended = Date.now() - agoMs;
  const alone = trace.deleteSpan(context.active());
  const first = parent && { traceId, spanId: parent, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  const below = first ? trace.setSpanContext(alone, first) : alone;
  const options = { startTime: ended - tookMs, attributes: { 'wattchat.turn': way } };
  const span = context.with(context.active().setValue(OWN_IDS, { traceId, spanId }), () =>
    tracer().startSpan('turn', options, below),
  );
  const isFollowed = span.isRecording();
  span.end(ended);
  return isFollowed;
}
