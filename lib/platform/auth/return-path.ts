/**
 * The page to open after a sign-in: a path of the product, or the start page. Browsers take `//host`, `/\host` and
 * `/<tab>/host` for another site, so that the parsed URL is checked and not the text.
 */
export function returnPath(from: string | readonly string[] | undefined): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return '/'
  const base = 'http://ours.invalid'
  if (!URL.canParse(from, base)) return '/'
  const { origin, pathname, search, hash } = new URL(from, base)
  if (origin !== base || pathname.startsWith('//')) return '/'
  return pathname === '/sign-in' ? '/' : pathname + search + hash
}
