import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { VERSION } from '../version.ts';
import { ownIds } from './tracing.ts';

/** Between two sendings, ms. */
const SEND_EVERY_MS = 1_000;

/**
 * Send what is traced to an OTLP collector, by HTTP; answers how to stop, which sends the rest. Null: nothing is traced, and none of
 * the libraries is loaded.
 */
export async function exportTraces(endpoint: string | null, log: Pick<Logger, 'warn'>): Promise<() => Promise<void>> {
  if (endpoint === null) return async () => undefined;
  const [sdk, { OTLPTraceExporter }, hooks, { W3CTraceContextPropagator }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  const failed = (message: string) => log.warn({ endpoint, reason: message }, 'traces could not be sent');
  const silent = () => undefined;
  diag.setLogger(
    { error: failed, warn: failed, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const random = new sdk.RandomIdGenerator();
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'wattchat', 'service.version': VERSION }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS })],
    idGenerator: {
      generateTraceId: () => ownIds()?.traceId ?? random.generateTraceId(),
      generateSpanId: () => ownIds()?.spanId ?? random.generateSpanId(),
    },
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    // A collector that is gone must not keep the portal from stopping.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    propagation.disable();
    context.disable();
    diag.disable();
  };
}
