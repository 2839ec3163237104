import { createHmac, timingSafeEqual } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import pg from 'pg'

/**
 * The floor: the least that an answer can cost, on node:http and pg alone. Not a model to follow: it has no
 * language, audit, trace, problem details or limits.
 */

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
pool.on('error', (error) => console.error(error.message))

export type Answer = [status: number, body: unknown]

/** By path; of a GET without the last part, which is the id. */
export type Routes = {
  get?: Record<string, (id: string) => Promise<Answer>>
  post: Record<string, (members: never) => Promise<Answer>>
}

/** Runs a prepared statement, which `name` identifies. */
export const rowsOf = async (name: string, text: string, values: unknown[] = []) =>
  (await pool.query({ name, text, values })).rows

export function serveFloor(routes: Routes): void {
  const server = http.createServer(async (request, response) => {
    const [status, body] = await answer(routes, request).catch((error: Error): Answer => {
      console.error(error)
      return [500, { message: 'error' }]
    })
    const bytes = Buffer.from(JSON.stringify(body))
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  server.listen(Number(process.env.PORT), '127.0.0.1')
}

async function answer(routes: Routes, request: IncomingMessage): Promise<Answer> {
  const url = request.url ?? ''
  if (url === '/readyz') return [200, 'ready']
  if (!isSignedIn(request.headers.authorization)) return [401, { message: 'no valid token' }]
  if (request.method === 'POST') {
    const post = routes.post[url] as ((members: unknown) => Promise<Answer>) | undefined
    if (post) return post(await membersOf(request))
  }
  const end = url.lastIndexOf('/')
  const get = routes.get?.[url.slice(0, end)]
  return get ? get(url.slice(end + 1)) : [404, { message: 'no such path' }]
}

/** Verifies an HS256 token: signature, then expiry. */
function isSignedIn(authorization = ''): boolean {
  const [head, payload, signature] = authorization.replace('Bearer ', '').split('.')
  if (!head || !payload || !signature) return false
  const wanted = createHmac('sha256', process.env.JWT_SECRET ?? '').update(`${head}.${payload}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== 32 || !timingSafeEqual(wanted.digest(), given)) return false
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  return claims.exp > Date.now() / 1000
}

async function membersOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}
