/**
 * Where to go after signing in: a path of ours, or the start page. A browser reads `//host`, `/\host` and
 * `/<tab>/host` as another site, so what counts is the address after it has been read as one.
 */
export function returnPath(from: string | readonly string[] | undefined): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return '/'
  const base = 'http://ours.invalid'
  if (!URL.canParse(from, base)) return '/'
  const { origin, pathname, search, hash } = new URL(from, base)
  if (origin !== base || pathname.startsWith('//')) return '/'
  return pathname === '/sign-in' ? '/' : pathname + search + hash
}
