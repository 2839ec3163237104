/** Notices that the browser shows while no page of ours is open (Push API). */

export type PushState = 'home-screen' | 'not-supported' | 'blocked' | 'off' | 'on'

/** A worker of the product, without which nothing is shown, is registered in production only. */
const isServed = process.env.NODE_ENV === 'production'

const isSupported = () =>
  isServed && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Tablets call themselves Mac. */
const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  if (!isSupported()) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

export const hasPushHere = async (): Promise<boolean> => (await subscriptionHere()) !== null

async function digestOf({ endpoint }: PushSubscription): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The subscription of this browser, if the user who is signed in has it. `digests`: of the addresses of the user. */
export async function ownSubscription(
  digests: readonly string[],
): Promise<PushSubscription | null> {
  const here = await subscriptionHere()
  return here && digests.includes(await digestOf(here)) ? here : null
}

export async function pushStateOf(digests: readonly string[]): Promise<PushState> {
  if (!isSupported()) return isServed && isApplePhone() ? 'home-screen' : 'not-supported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && (await ownSubscription(digests)) ? 'on' : 'off'
}

/** Asks for permission, and so has to follow a press. Null where it is not given. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // It may have been made for a database that is gone, with another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** What the server is told of a subscription. */
export function detailsOf(subscription: PushSubscription) {
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}

/** In milliseconds: the push service is asked, which may not answer. */
const LONGEST = 2_000

/** Ends the subscription of this browser, whosever it is. */
export const forgetPushHere = (): Promise<unknown> =>
  Promise.race([
    subscriptionHere()
      .then((here) => here?.unsubscribe())
      .catch(() => undefined),
    new Promise((done) => setTimeout(done, LONGEST)),
  ])
