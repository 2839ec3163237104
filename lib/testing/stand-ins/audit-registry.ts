import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** A registry that speaks what `npm audit` asks: advisories in bulk, and what a package depends on. */

export type Advisory = { id: number; url: string; title: string; severity: string }

type Library = { dependencies?: Record<string, string> }

export class AuditRegistry {
  /** By package, for its version 1.0.0. */
  advisories: Record<string, Advisory[]> = {}
  /** Answered in place of advisories. */
  refusal: { status: number; body: string } | null = null
  private readonly server = http.createServer((request, response) => {
    void this.answer(request).then(({ status, body }) => response.writeHead(status).end(body))
  })

  constructor(private readonly libraries: Record<string, Library>) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async answer(request: http.IncomingMessage): Promise<{ status: number; body: string }> {
    if (request.method !== 'POST') return this.packument(decodeURIComponent(request.url!.slice(1)))
    if (this.refusal) return this.refusal
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const isPacked = request.headers['content-encoding'] === 'gzip'
    const asked = JSON.parse(String(isPacked ? gunzipSync(bytes) : bytes)) as object
    const found = Object.keys(asked).filter((name) => this.advisories[name])
    const all = found.map((name) => [name, this.advisories[name]!.map(inBulk)] as const)
    return { status: 200, body: JSON.stringify(Object.fromEntries(all)) }
  }

  private packument(name: string) {
    const library = this.libraries[name]
    if (!library) return { status: 404, body: '{}' }
    const version = { name, version: '1.0.0', dist: { tarball: 'http://127.0.0.1/none' } }
    const versions = { '1.0.0': Object.assign(version, library) }
    const body = JSON.stringify({ name, versions, 'dist-tags': { latest: '1.0.0' } })
    return { status: 200, body }
  }
}

const inBulk = (advisory: Advisory) => ({
  ...advisory,
  vulnerable_versions: '<=1.0.0',
  cwe: [],
  cvss: { score: 7.5, vectorString: null },
})
