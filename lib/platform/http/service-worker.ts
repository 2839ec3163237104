import { offlineHeaders, offlinePage } from './offline-page'

/**
 * The service worker: a page that cannot be reached is ours, not the browser's. It keeps nothing, neither pages nor data;
 * the page stands in the script itself, so that a new version of either replaces both. It also shows notices that are
 * pushed. Sources: docs/decisions/0220-a-page-that-cannot-be-reached-is-ours.md, 0319-notices-on-devices.md
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

const show = ({ title = 'Site Safety', text = '', href = '/notices', tag, lang }) =>
  registration.showNotification(title, { body: text, tag, lang, icon: '/icons/192.png', data: { href } })

// Another window is left as it is: it may hold what somebody is writing.
const openPage = async (href) => {
  const { href: wanted, origin } = new URL(href, location.origin)
  if (origin !== location.origin) return
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = all.find(({ url }) => url === wanted)
  return shown ? shown.focus() : clients.openWindow(wanted)
}

// The browser has moved to another address of its push service.
const subscribeAnew = async ({ oldSubscription, newSubscription }) => {
  const made = newSubscription ??
    (oldSubscription && await registration.pushManager.subscribe(oldSubscription.options))
  if (!made) return
  const { endpoint, keys } = made.toJSON()
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/push-subscriptions/save', { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) })
}

addEventListener('push', (event) => event.waitUntil(show(event.data ? event.data.json() : {})))
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.href))
})
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)))
`

export const serveServiceWorker = () =>
  new Response(script(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
