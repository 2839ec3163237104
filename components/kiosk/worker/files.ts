/** What a page loads, by itself and later. */
const STATIC = '/_next/static/'

export const isStatic = (pathname: string): boolean => pathname.startsWith(STATIC)

/** Scripts and styles that a page names, fonts that a style names, and what a script loads only when it is needed. */
const filesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?:static|\.\.)\/((?:chunks|media|css)\/[\w.~/-]+\.\w+)/g)].map(
      ([, file]) => STATIC + file,
    ),
  ),
]

type Kept = Pick<Cache, 'match' | 'put'>

/**
 * Keeps all that a page names and, in turn, what those name: the reader of the camera is loaded when the camera is switched
 * on, which may be without a network. Returns their paths. Throws where a file does not come.
 */
export async function keepFilesOf(cache: Kept, page: string): Promise<Set<string>> {
  const kept = new Set<string>()
  const keepAll = (files: readonly string[], isNeeded: boolean): Promise<unknown> =>
    Promise.all(
      files.map(async (file) => {
        if (kept.has(file)) return
        kept.add(file)
        const answer = await keptOrFetched(cache, file, isNeeded)
        if (answer && /\.(css|js)$/.test(file)) await keepAll(filesIn(await answer.text()), false)
      }),
    )
  await keepAll(filesIn(page), true)
  return kept
}

/** A script may hold what merely looks like the name of a file. */
async function keptOrFetched(cache: Kept, file: string, isNeeded: boolean) {
  const kept = await cache.match(file)
  if (kept) return kept
  const answer = await fetch(file)
  if (answer.ok) await cache.put(file, answer.clone())
  else if (isNeeded || answer.status !== 404) throw new Error(`answered with ${answer.status}`)
  return answer.ok ? answer : null
}
