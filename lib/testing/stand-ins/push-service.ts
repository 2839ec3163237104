import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { importJWK, jwtVerify } from 'jose'
import { config } from '@/lib/platform/config/config'
import { listen } from './listen'
import { localhostCertificate } from './localhost-certificate'

export type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service: a real https server on this machine, which the configuration admits, and the browsers that use it. */
export class PushService {
  readonly received: Pushed[] = []
  /** By path; 201 for the others. */
  readonly statuses = new Map<string, number>()
  private server: https.Server | undefined
  private port = 0

  async start(): Promise<this> {
    config().privatePushHosts = { names: ['localhost'], ranges: [], ca: localhostCertificate.cert }
    this.server = https.createServer(localhostCertificate, async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const path = request.url ?? ''
      this.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(this.statuses.get(path) ?? 201).end()
    })
    this.port = await listen(this.server, this.port)
    return this
  }

  get origin(): string {
    return `https://localhost:${this.port}`
  }

  browser(): Browser {
    return new Browser(`${this.origin}/push/${randomUUID()}`)
  }

  to({ endpoint }: Browser): Pushed[] {
    return this.received.filter(({ path }) => endpoint.endsWith(path))
  }

  answers({ endpoint }: Browser, status: number): void {
    this.statuses.set(new URL(endpoint).pathname, status)
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }
}

/** Reads what is sent to it by the letter of RFC 8291 and 8188, without the library that wrote it. */
export class Browser {
  private readonly keyPair = createECDH('prime256v1')
  private readonly secret = randomBytes(16)

  constructor(readonly endpoint: string) {
    this.keyPair.generateKeys()
  }

  get subscription() {
    const p256dh = this.keyPair.getPublicKey('base64url')
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.secret.toString('base64url') } }
  }

  read({ body }: Pushed): unknown {
    const [salt, keyLength] = [body.subarray(0, 16), body[20]!]
    const sender = body.subarray(21, 21 + keyLength)
    const encrypted = body.subarray(21 + keyLength)
    const info = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.keyPair.getPublicKey(),
      sender,
    ])
    const shared = this.keyPair.computeSecret(sender)
    const material = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32))
    const derived = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    decipher.setAuthTag(encrypted.subarray(-16))
    const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
}

/** The claims by which a push service knows the sender (RFC 8292); throws for those of anybody else. */
export async function vapidClaims({ headers }: Pushed, publicKey: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '')!
  if (key !== publicKey) throw new Error(`signed by ${key}`)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'))
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  return (await jwtVerify(token, jwk)).payload
}
