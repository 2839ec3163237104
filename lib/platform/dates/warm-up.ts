/**
 * Loads what the browser knows of dates and languages while it waits for the scripts of the page: the first date that is
 * written takes a phone some 80 ms, and would take them while the page comes to life. Stands in the page as text: it may
 * use nothing but the browser.
 */
export function warmUp(): void {
  const load = () => void new Intl.DateTimeFormat('en')
  if ('requestIdleCallback' in window) window.requestIdleCallback(load)
}
