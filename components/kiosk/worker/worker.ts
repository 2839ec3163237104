import { queueLength } from '../store/queue'
import { makingRoom, unlessFull } from '../store/room'
import { deliver } from './deliver'
import { isStatic, keepFilesOf } from './files'

/**
 * The service worker of the kiosk: the page opens without a network, and what is queued is sent when there is one again.
 * It keeps the page with its headers, whose policy names the nonce of its scripts, and static files; no answer of the
 * API. Source: docs/decisions/0279-the-kiosk-has-a-worker-of-its-own.md
 */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Extendable & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
declare const skipWaiting: () => Promise<void>
declare const clients: { claim: () => Promise<void> }

const SHELL = '/gate/kiosk'
const CACHE = 'kiosk-shell'
/** More than two versions of the page load. */
const MOST_FILES = 200
/** In milliseconds: whoever stands at a gate does not wait for a weak network. */
const PATIENCE = 3_000

addEventListener('install', (event) => {
  void skipWaiting()
  ;(event as Extendable).waitUntil(freshShell())
})

addEventListener('activate', (event) => (event as Extendable).waitUntil(clients.claim()))

addEventListener('sync', (event) => (event as Extendable).waitUntil(deliverOrFail()))

/** The browser asks again later where something is left. */
async function deliverOrFail(): Promise<void> {
  await deliver()
  if ((await queueLength()) > 0) throw new Error('the server could not be reached')
}

addEventListener('fetch', (event) => {
  const { request, respondWith, waitUntil } = bound(event as FetchEvent)
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname === SHELL) respondWith(openShell(waitUntil))
  else if (isStatic(pathname)) respondWith(staticFile(request))
})

const bound = (event: FetchEvent) => ({
  request: event.request,
  respondWith: event.respondWith.bind(event),
  waitUntil: event.waitUntil.bind(event),
})

async function openShell(waitUntil: Extendable['waitUntil']): Promise<Response> {
  const fresh = freshShell()
  waitUntil(fresh.catch(() => {}))
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  const answer = await Promise.race([fresh, late]).catch(() => null)
  return answer ?? (await (await caches.open(CACHE)).match(SHELL)) ?? fresh
}

/** A full device opens what the network brings. */
async function freshShell(): Promise<Response> {
  const shell = await fetch(SHELL, { cache: 'no-store' })
  if (!shell.ok) throw new Error(`answered with ${shell.status}`)
  await makingRoom(() => keepShell(shell.clone())).catch(unlessFull)
  return shell
}

/** The page is kept once all that it loads is kept: an old page goes on working until then. */
async function keepShell(shell: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  const files = await keepFilesOf(cache, await shell.clone().text())
  await cache.put(SHELL, shell)
  await forgetOld(cache, files)
}

async function staticFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone()).catch(unlessFull)
  return answer
}

async function forgetOld(cache: Cache, files: ReadonlySet<string>): Promise<void> {
  const kept = await cache.keys()
  const old = kept.filter(({ url }) => !files.has(new URL(url).pathname))
  const surplus = old.filter(({ url }) => new URL(url).pathname !== SHELL)
  for (const request of surplus.slice(0, Math.max(0, kept.length - MOST_FILES)))
    await cache.delete(request)
}
