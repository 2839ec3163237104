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

type Client = { url: string; focus: () => string }

/** Runs the worker in a browser with these windows; returns how it takes an event, and what it shows and opens. */
async function workerAmong(windows: Client[] = []) {
  const handlers = new Map<string, Handler>()
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const opened: string[] = []
  const sent: { path: string; body: unknown }[] = []
  const made = {
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { auth: 'a' }, more: 1 }),
  }
  vm.runInNewContext(await serveServiceWorker().text(), {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    URL,
    location: { origin: 'https://site.example' },
    fetch: async (path: string, { body }: { body: string }) =>
      sent.push({ path, body: JSON.parse(body) }),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        shown.push({ title, options }),
      pushManager: { subscribe: async () => made },
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => opened.push(url) },
  })
  const take = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve()
    handlers.get(name)!({ waitUntil: (work: Promise<unknown>) => (done = work), ...event })
    await done
  }
  const press = (href: string) =>
    take('notificationclick', { notification: { close: () => {}, data: { href } } })
  return { take, press, shown, opened, sent }
}

test('shows what is pushed, in place of the same notice before, and something for a push without content', async () => {
  const { take, shown } = await workerAmong()
  const payload = {
    title: 'Work stopped',
    text: 'Rain',
    href: '/work-permits/1',
    tag: 'a',
    lang: 'en',
  }
  await take('push', { data: { json: () => payload } })
  await take('push', { data: null })
  expect(shown.map(({ title }) => title)).toEqual(['Work stopped', 'Site Safety'])
  expect(shown[0]!.options).toMatchObject({
    body: 'Rain',
    tag: 'a',
    lang: 'en',
    data: { href: '/work-permits/1' },
  })
})

test('a press opens the page of the notice, or the window that shows it, and leaves others as they are', async () => {
  const focus = vi.fn<() => string>(() => 'focused')
  const { press, opened } = await workerAmong([
    { url: 'https://site.example/work-permits/2', focus },
    { url: 'https://site.example/tasks/new', focus: () => expect.unreachable() },
  ])
  await press('/work-permits/1')
  expect(opened).toEqual(['https://site.example/work-permits/1'])
  await press('/work-permits/2')
  expect(focus).toHaveBeenCalledOnce()
  await press('https://evil.example/')
  await press('//evil.example/')
  expect(opened).toHaveLength(1)
})

test('a subscription that the browser has replaced is saved anew', async () => {
  const { take, sent } = await workerAmong()
  await take('pushsubscriptionchange', { oldSubscription: { options: {} }, newSubscription: null })
  await take('pushsubscriptionchange', { oldSubscription: null, newSubscription: null })
  expect(sent).toEqual([
    {
      path: '/api/push-subscriptions/save',
      body: { endpoint: 'https://push.example/new', keys: { auth: 'a' } },
    },
  ])
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
