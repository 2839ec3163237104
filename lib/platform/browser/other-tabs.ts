/** What one tab tells the others of this browser, which share its session. */
type News = 'signed-in' | 'signed-out'

const KEY = 'session-news'

/** By the storage, whose events reach all tabs but the one that wrote. */
export function tellOtherTabs(news: News): void {
  try {
    localStorage.setItem(KEY, `${news} ${Date.now()}`)
  } catch {
    // The storage is switched off: others notice with their next request.
  }
}

/** Returns what ends listening. */
export function listenToOtherTabs(handle: (news: News) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) handle(newValue.split(' ')[0] as News)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
