import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { config } from '@/lib/platform/config/config'
import type { LineChannel } from '@/lib/platform/config/line'
import { listen } from './listen'
import { localhostCertificate } from './localhost-certificate'

const SECRET = 'channel secret of tests'
const TOKEN = 'channel token of tests'

export type Asked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }
type Message = { type: string; text: string }

/** LINE's Messaging API: a real https server on this machine, which the configuration names. */
export class LineServer {
  readonly asked: Asked[] = []
  /** What it answers to a push, where that is not what LINE would. */
  pushStatus: number | null = null
  /** What it says with that. */
  pushAnswer: object = {}
  /** It answers nothing until so many calls have come. */
  answersFrom = 0
  private readonly keys = new Set<string>()
  private server: https.Server | undefined
  private port = 0

  async start(): Promise<this> {
    this.server = https.createServer(localhostCertificate, async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Asked['body']
      const asked = { path: request.url ?? '', headers: request.headers, body }
      this.asked.push(asked)
      const { status, answer } = this.answerTo(asked)
      while (this.asked.length < this.answersFrom) await sleep(10)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    this.port = await listen(this.server, this.port)
    config().privateHosts = { names: ['localhost'], ranges: [], ca: localhostCertificate.cert }
    config().line = this.channel
    return this
  }

  private answerTo({ path, headers }: Asked): { status: number; answer: object } {
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, answer: {} }
    if (path === '/v2/bot/info') return { status: 200, answer: { basicId: '@site' } }
    if (/^\/v2\/bot\/user\/[^/]+\/linkToken$/.test(path))
      return { status: 200, answer: { linkToken: `token-${randomUUID()}` } }
    if (path === '/v2/bot/message/reply') return { status: 200, answer: {} }
    if (path === '/v2/bot/message/push')
      return { status: this.statusOfPush(headers), answer: this.pushAnswer }
    return { status: 404, answer: {} }
  }

  private statusOfPush(headers: IncomingHttpHeaders): number {
    if (this.pushStatus !== null) return this.pushStatus
    const key = String(headers['x-line-retry-key'])
    if (this.keys.has(key)) return 409
    this.keys.add(key)
    return 200
  }

  get channel(): LineChannel {
    return { ...LineServer.channel, apiUrl: `https://localhost:${this.port}` }
  }

  to(path: string): Asked[] {
    return this.asked.filter((one) => one.path === path)
  }

  /** The texts that were pushed to an account at LINE. */
  toldTo(lineUserId: string): string[] {
    return this.to('/v2/bot/message/push')
      .filter(({ body }) => body.to === lineUserId)
      .flatMap(({ body }) => (body.messages as Message[]).map(({ text }) => text))
  }

  /** As a site has it whose account at LINE nobody calls. */
  static readonly channel: LineChannel = {
    secret: SECRET,
    token: TOKEN,
    apiUrl: 'https://localhost:1',
  }

  static sign(body: string, secret = SECRET): string {
    return createHmac('sha256', secret).update(body).digest('base64')
  }

  async stop(): Promise<void> {
    delete config().line
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }
}
