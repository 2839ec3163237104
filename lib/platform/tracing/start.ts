import type * as OpenTelemetry from '@opentelemetry/api'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config/config'
import { onShutdown } from '../process/shutdown'
import { NO_SPAN, provideTracer, type Span, type Tracer } from './spans'

type Api = typeof OpenTelemetry

const NAME = 'site-safety'
/** In milliseconds: how long a stop waits for a receiver that does not answer. */
const LAST_SPANS_LIMIT = 3_000

/**
 * Sends traces where OTEL_EXPORTER_OTLP_ENDPOINT is set; the SDK reads the other variables of OpenTelemetry itself. It
 * is loaded here only, and nothing of it without that variable.
 */
export async function startTracing({ tracesEndpoint }: Config): Promise<void> {
  if (!tracesEndpoint) return
  const [{ NodeSDK, resources }, api] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/api'),
  ])
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME || NAME,
    // Not those of the process and the host, which tell its user, its arguments and the machine's id.
    resourceDetectors: [resources.envDetector],
    metricReaders: [],
    logRecordProcessors: [],
    textMapPropagator: null,
  })
  sdk.start()
  const tracer = api.trace.getTracer(NAME)
  api.trace.disable() // Next would add spans of its own, with whole addresses: ids and search words
  provideTracer(tracerOf(tracer, api))
  onShutdown(async () => {
    provideTracer(undefined)
    await Promise.race([sdk.shutdown(), sleep(LAST_SPANS_LIMIT, undefined, { ref: false })])
  })
}

const tracerOf =
  (
    tracer: OpenTelemetry.Tracer,
    { context, trace, ROOT_CONTEXT, SpanKind, SpanStatusCode }: Api,
  ): Tracer =>
  async ({ name, kind = 'INTERNAL', attributes, parent, isPart }, work) => {
    const around = parent
      ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
      : context.active()
    if (isPart && !trace.getSpan(around)) return work(NO_SPAN)
    const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes }, around)
    const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
    try {
      return await context.with(trace.setSpan(around, span), () => work(spanOf(span, fail)))
    } catch (error) {
      fail()
      throw error
    } finally {
      span.end()
    }
  }

const spanOf = (span: OpenTelemetry.Span, fail: () => void): Span => ({
  traceId: span.spanContext().traceId,
  rename: (name) => void span.updateName(name),
  add: (attributes) => void span.setAttributes(attributes),
  fail,
})
