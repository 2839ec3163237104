import http from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

const attribute = z.object({
  key: z.string(),
  value: z.record(z.string(), z.union([z.string(), z.number()])),
})
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
  events: z.array(z.unknown()),
})
export type ReceivedSpan = z.infer<typeof span>
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

/** A collector of traces: a real server on this machine that takes OTLP over HTTP, as JSON. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = []
  readonly resources = new Set<string>()
  /** What was sent to another address than that of traces. */
  readonly others: string[] = []
  private server: http.Server | undefined

  async start(): Promise<string> {
    this.server = http.createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        if (request.url === '/v1/traces') this.take(body)
        else this.others.push(request.url ?? '')
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  private take(body: string): void {
    for (const { resource, scopeSpans } of traces.parse(JSON.parse(body)).resourceSpans) {
      for (const { key } of resource.attributes) this.resources.add(key)
      this.spans.push(...scopeSpans.flatMap(({ spans }) => spans))
    }
  }

  of(traceId: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId)
  }

  /** As `parent > child > …`, each once. */
  pathsOf(traceId: string): string[] {
    const spans = this.of(traceId)
    const pathOf = ({ name, parentSpanId }: ReceivedSpan): string => {
      const parent = spans.find(({ spanId }) => spanId === parentSpanId)
      return parent ? `${pathOf(parent)} > ${name}` : name
    }
    return [...new Set(spans.map(pathOf))]
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }
}
