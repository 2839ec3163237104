import type { gate } from '@/lib/domain/gate/gate/contract'
import type { OutputOf } from '@/lib/platform/contract/contract'

export type Result = OutputOf<typeof gate.record>['results'][number]

/** What the pages and the worker of one device tell each other. */
export type News =
  | { type: 'device' }
  | { type: 'list' }
  | { type: 'queue' }
  | { type: 'muster' }
  | { type: 'result'; result: Result }

const NAME = 'kiosk'
const listeners = new Set<(news: News) => void>()
let channel: BroadcastChannel | undefined

/** Also to this page itself, which a channel leaves out. */
export function say(news: News): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  open().postMessage(news)
  for (const listener of listeners) listener(news)
}

/** Returns what ends listening. */
export function listen(listener: (news: News) => void): () => void {
  open()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function open(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    for (const listener of listeners) listener(data)
  })
  return channel
}
