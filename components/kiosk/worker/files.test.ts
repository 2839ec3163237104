import { expect, test, vi } from 'vitest'
import { keepFilesOf } from './files'

const files: Record<string, string> = {
  'chunks/page.js': 'load(["static/chunks/reader.js"]); text("static/chunks/no-such.js")',
  'chunks/reader.js': 'read(); load("static/chunks/page.js")',
  'chunks/style.css': 'src: url(../media/thai.woff2)',
  'media/thai.woff2': 'a font',
}
const page =
  '<script src="/_next/static/chunks/page.js"></script><link href="/_next/static/chunks/style.css">'
const at = (file: string) => `/_next/static/${file}`

function cacheOf(...isKept: string[]) {
  const kept = new Map(isKept.map((file) => [at(file), new Response(files[file])]))
  return {
    kept,
    match: async (file: RequestInfo | URL) => kept.get(String(file))?.clone(),
    put: async (file: RequestInfo | URL, answer: Response) => void kept.set(String(file), answer),
  }
}

let asked: string[] = []
const answering = (status: number, missing: string) => {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    const file = path.replace('/_next/static/', '')
    asked.push(file)
    if (file === missing) return new Response('', { status })
    return file in files ? new Response(files[file]) : new Response('', { status: 404 })
  })
}

test('a page is kept with what its scripts load only later, and what is kept is not asked for again', async () => {
  answering(200, '')
  const cache = cacheOf('chunks/style.css')
  const named = await keepFilesOf(cache, page)
  expect([...cache.kept.keys()].toSorted()).toEqual(Object.keys(files).map(at))
  expect([...named]).toEqual(expect.arrayContaining(Object.keys(files).map(at)))
  expect(asked).not.toContain('chunks/style.css')
})

test('a page of which a file is missing, or does not come, is not kept', async () => {
  answering(404, 'chunks/page.js')
  await expect(keepFilesOf(cacheOf(), page)).rejects.toThrow('404')
  answering(503, 'chunks/reader.js')
  await expect(keepFilesOf(cacheOf(), page)).rejects.toThrow('503')
})
