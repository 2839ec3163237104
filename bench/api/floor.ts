// The floor: what the same answers cost by hand, on node:http and pg with nothing between. Not a model to follow:
// no language, no audit, no trace, no problem details, no limits.
import { createHmac, timingSafeEqual } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import pg from 'pg'
import { GET, INSERT, SEARCH, SEARCH_BY_PR_NO } from './floor-sql'

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
pool.on('error', (error) => console.error(error.message))

type Answer = [status: number, body: unknown]
type Members = Record<string, string | undefined>
const REFUSED: Answer = [401, { message: 'no valid token' }]

/** HS256 by hand: signature, then expiry. */
function isSignedIn(authorization = ''): boolean {
  const [head, payload, signature] = authorization.replace('Bearer ', '').split('.')
  if (!head || !payload || !signature) return false
  const wanted = createHmac('sha256', process.env.JWT_SECRET ?? '').update(`${head}.${payload}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== 32 || !timingSafeEqual(wanted.digest(), given)) return false
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  return claims.exp > Date.now() / 1000
}

const rowsOf = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows

async function get(id: string): Promise<Answer> {
  const [row] = await rowsOf('get', GET, [id])
  return row ? [200, row] : [400, { message: 'no such project' }]
}

const posts: Record<string, (members: Members) => Promise<Answer>> = {
  search: async () => [200, await rowsOf('search', SEARCH, [])],
  searchByPrNo: async ({ PurchaseRequisitionNo }) => [
    200,
    await rowsOf('searchByPrNo', SEARCH_BY_PR_NO, [`%${PurchaseRequisitionNo}%`]),
  ],
  save: async (project) => {
    const { PurchaseRequisitionNo, name, employerId, workOwnerUserId } = project
    const { startDate, endDate } = project
    const values = [PurchaseRequisitionNo, name, employerId, workOwnerUserId, startDate, endDate]
    const [saved] = await rowsOf('save', INSERT, values)
    return saved ? [200, saved] : [400, { message: 'taken' }]
  },
}

async function membersOf(request: IncomingMessage): Promise<Members> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const [, area, noun, verb = '', id = ''] = (request.url ?? '').split('/')
  if (area === 'readyz') return [200, 'ready']
  if (!isSignedIn(request.headers.authorization)) return REFUSED
  if (request.method === 'GET' && verb === 'get') return get(id)
  const post = noun === 'projects' ? posts[verb] : undefined
  return post ? post(await membersOf(request)) : [404, { message: 'no such path' }]
}

const server = http.createServer(async (request, response) => {
  const [status, body] = await answer(request).catch((error: Error): Answer => {
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
