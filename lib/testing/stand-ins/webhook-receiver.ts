import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import https from 'node:https'
import { Webhook } from 'standardwebhooks'
import { config } from '@/lib/platform/config/config'
import { listen } from './listen'
import { localhostCertificate } from './localhost-certificate'

export type Received = { headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, received: Received) => void

/** Another system: a real https server on this machine, which the configuration admits. */
export class WebhookReceiver {
  readonly received: Received[] = []
  answer: Answer = (response) => void response.writeHead(204).end()
  private server: https.Server | undefined
  private port = 0

  async start(): Promise<this> {
    config().privateHosts = { names: ['localhost'], ranges: [], ca: localhostCertificate.cert }
    this.server = https.createServer(localhostCertificate, (request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        const received = { headers: request.headers, body }
        this.received.push(received)
        this.answer(response, received)
      })
    })
    this.port = await listen(this.server, this.port)
    return this
  }

  get url(): string {
    return `https://localhost:${this.port}/hook?of=site`
  }

  /** By the library of the standard itself; throws for a message of anybody else. */
  static verify({ headers, body }: Received, secret: string): unknown {
    return new Webhook(secret).verify(body, headers as Record<string, string>)
  }

  answers(status: number, headers: Record<string, string> = {}): void {
    this.answer = (response) => void response.writeHead(status, headers).end()
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }
}
