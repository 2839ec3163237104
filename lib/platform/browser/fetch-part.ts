import { probeConnection, whenConnected } from './connection'

/**
 * Fetches a part of the product that is loaded when it is needed. Without a connection it waits for one: React keeps a
 * failure for good, and shows the page of an error in place of the page.
 */
export async function fetchPart<Part>(fetchOnce: () => Promise<Part>): Promise<Part> {
  for (let isLast = false; ; ) {
    try {
      return await fetchOnce()
    } catch (failure) {
      // Where the server answers, it may be of a newer version, which has no such part.
      if (isLast || typeof window === 'undefined') throw failure
      isLast = await probeConnection()
      if (!isLast) await whenConnected()
    }
  }
}
