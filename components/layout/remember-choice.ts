const YEAR = 365 * 24 * 3600

/** Stores a choice in a cookie; the server reads it with the next request. */
export function rememberChoice(cookie: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}
