/**
 * Where to go after signing in: a path of ours, or the start page. A browser takes `//host`, `/\host` and
 * `/<tab>/host` for another site, so the parsed URL is checked and not the text.
 */
export function returnPath(from: string | readonly string[] | undefined): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return '/'
  const base = 'http://ours.invalid'
  if (!URL.canParse(from, base)) return '/'
  const { origin, pathname, search, hash } = new URL(from, base)
  if (origin !== base || pathname.startsWith('//')) return '/'
  return pathname === '/sign-in' ? '/' : pathname + search + hash
}
