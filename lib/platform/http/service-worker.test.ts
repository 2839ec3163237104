import { createHash } from 'node:crypto'
import vm from 'node:vm'
import { expect, test, vi } from 'vitest'
import { offlineHeaders, offlinePage } from './offline-page'
import { serveServiceWorker } from './service-worker'

type Asked = { mode: string; method: string; url: string }
type Handler = (event: object) => void

/** Runs the worker in a browser in which fetching ends like this; returns what it answers to a request. */
async function workerWith(fetched: () => Promise<Response>) {
  const handlers = new Map<string, Handler>()
  const browser = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    fetch: fetched,
    Response,
    URL,
  }
  vm.runInNewContext(await serveServiceWorker().text(), browser)
  return async (request: Partial<Asked>): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined
    handlers.get('fetch')!({
      request: { mode: 'navigate', method: 'GET', url: 'https://site.example/users', ...request },
      respondWith: (given: Promise<Response>) => (answer = given),
    })
    return answer
  }
}

const away = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page that cannot be reached is ours', async () => {
  const ask = await workerWith(away)
  const answer = await ask({})
  expect(answer?.status).toBe(503)
  expect(await answer!.text()).toBe(offlinePage())
})

test.each([502, 503, 504])('a page that a proxy answers with %i is ours', async (status) => {
  const ask = await workerWith(async () => new Response('proxy', { status }))
  expect(await (await ask({}))!.text()).toBe(offlinePage())
})

test.each([200, 404, 500])('an answer of the server, %i, stays as it is', async (status) => {
  const ask = await workerWith(async () => new Response('server', { status }))
  expect(await (await ask({}))!.text()).toBe('server')
})

test.each([{ mode: 'cors' }, { method: 'POST' }, { url: 'https://site.example/api/users/get/1' }])(
  'leaves %j to the browser',
  async (request) => {
    const fetched = vi.fn<() => Promise<Response>>(away)
    const ask = await workerWith(fetched)
    expect(await ask(request)).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  },
)

test('no address is asked for twice: what passes by the worker is not loaded ahead', async () => {
  const enable = vi.fn<() => Promise<void>>()
  const claim = vi.fn<() => Promise<void>>(async () => {})
  const handlers = new Map<string, Handler>()
  vm.runInNewContext(await serveServiceWorker().text(), {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { navigationPreload: { enable } },
    clients: { claim },
  })
  handlers.get('activate')!({ waitUntil: () => {} })
  expect(claim).toHaveBeenCalled()
  expect(enable).not.toHaveBeenCalled()
})

test('the page speaks both languages, loads nothing, and its policy lets its own script and style run', () => {
  const page = offlinePage()
  const policy = offlineHeaders()['content-security-policy']!
  expect(page).toContain('ติดต่อระบบไม่ได้')
  expect(page).toContain('The system cannot be reached')
  expect(page).not.toMatch(/\b(src|href)=|url\((?!data:)/)
  for (const tag of ['script', 'style']) {
    const text = new RegExp(`<${tag}>([^]*)</${tag}>`).exec(page)![1]!
    const hash = createHash('sha256').update(text).digest('base64')
    expect(policy).toContain(`${tag}-src 'sha256-${hash}'`)
  }
})
