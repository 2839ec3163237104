const YEAR = 365 * 24 * 3600

/** Keeps what a reader chose for this browser, for the server to read with the next page. */
export function rememberChoice(cookie: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}
