import { offlineHeaders, offlinePage } from './offline-page'

/**
 * The service worker: a page that cannot be reached is ours, not the browser's. It keeps nothing, neither pages nor data;
 * the page stands in the script itself, so that a new version of either replaces both. Source:
 * docs/decisions/0220-a-page-that-cannot-be-reached-is-ours.md
 */
const script = () => `
const page = ${JSON.stringify(offlinePage())}
const headers = ${JSON.stringify(offlineHeaders())}
const isAway = ({ status }) => [502, 503, 504].includes(status)
const ours = () => new Response(page, { status: 503, headers })

const open = async (request) => {
  try {
    const answer = await fetch(request)
    return isAway(answer) ? ours() : answer
  } catch {
    return ours()
  }
}

const allButPages = { condition: { not: { requestMode: 'navigate' } }, source: 'network' }

addEventListener('install', (event) => {
  skipWaiting()
  // Where a browser can, it need not wake the worker for what is no page.
  if (event.addRoutes) event.waitUntil(event.addRoutes([allButPages]).catch(() => {}))
})
// Without navigation preload: it would send what passes by the worker twice, the provider's callback among it.
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  const isPage = mode === 'navigate' && method === 'GET' && !new URL(url).pathname.startsWith('/api/')
  if (isPage) event.respondWith(open(event.request))
})
`

export const serveServiceWorker = () =>
  new Response(script(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
