import { choiceCookieAt } from '@/lib/platform/i18n/choice-cookies'

const YEAR = 365 * 24 * 3600

/** Stores a choice in a cookie; the server reads it with the next request. */
export function rememberChoice(cookie: string, value: string): void {
  const { protocol } = window.location
  const secure = protocol === 'https:' ? '; Secure' : ''
  const name = choiceCookieAt(protocol, cookie)
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}
